export function browserWords(ftl: string): string[];
export function catalogue(language: string, part?: string): string;
export function writeWords(): number;
