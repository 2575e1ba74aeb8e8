export function writeWords(): number;
