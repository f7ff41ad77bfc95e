import { readdirSync } from 'node:fs';

/** The nouns that have a file in a folder of one file each, by name. */
export const nounsIn = (folder: string, ending = '.ts'): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

/** A noun as a variable is called. */
export const camelCase = (noun: string): string =>
  noun.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A line of a table by nouns. */
export const keyed = (noun: string, value: string): string => {
  if (noun === value) return `  ${noun},`;
  return `  ${noun.includes('-') ? `'${noun}'` : noun}: ${value},`;
};
