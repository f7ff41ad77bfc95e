import { readdirSync } from 'node:fs';

/** The nouns that have a file in a folder of one file each, by name. */
export const nounsIn = (folder: string, ending = '.ts'): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

/** A folder of an area: `learning/courses`. */
export interface AreaFolder {
  area: string;
  name: string;
  /** With the area, from the parent of all areas. */
  path: string;
}

/** The folders of `<parent>/<area>/<name>`, sorted by name. */
export const foldersByArea = (parent: string): AreaFolder[] =>
  foldersIn(parent)
    .flatMap((area) => foldersIn(`${parent}/${area}`).map((name) => ({ area, name, path: `${area}/${name}` })))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

const foldersIn = (parent: string): string[] =>
  readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** A noun as a variable is called. */
export const camelCase = (noun: string): string =>
  noun.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A line of a table by nouns. */
export const keyed = (noun: string, value: string): string => {
  if (noun === value) return `  ${noun},`;
  return `  ${noun.includes('-') ? `'${noun}'` : noun}: ${value},`;
};
