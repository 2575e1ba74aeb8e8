export function browserWords(ftl: string): string;
export function catalogue(language: string): string;
export function writeWords(): number;
