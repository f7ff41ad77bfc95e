import type { PackageFiles } from './formats.ts';
import { type MarkupElement, MarkupTooDeep, parseMarkup } from './markup/markup-tree.ts';
import { decodedAddress, type FoundFile } from './media-files.ts';
import { readText } from './read-text.ts';
import type { Importing } from './report.ts';

/** An address in a file of a package as a path from the package's root. */
export function packagePath(address: string, from: string): string {
  const base = address.startsWith('/') ? [] : from.split('/').slice(0, -1);
  const steps = decodedAddress(address.replace(/[?#].*$/, '')).split('/');
  const path: string[] = [];
  for (const step of [...base, ...steps]) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

/** The markup of a file, or null where it is none; the report says why. */
export function fileTree(content: string | Uint8Array, importing: Importing): MarkupElement | null {
  const text = readText(content, importing);
  if (text === null) return null;
  try {
    const { root, hasDoctype } = parseMarkup(text, 'xml');
    if (hasDoctype) importing.ofFile('doctype-ignored');
    return root;
  } catch (error) {
    if (!(error instanceof MarkupTooDeep)) throw error;
    importing.ofFile('markup-too-deep');
    return null;
  }
}

/** Finds a file of a package by its address in another one, also where only the size of letters differs. */
export type FindFile = (address: string, from: string) => FoundFile | null;

export function finderIn(files: PackageFiles): FindFile {
  const small = new Map([...files].map(([path, bytes]) => [path.toLowerCase(), bytes]));
  return (address, from) => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return null;
    const path = packagePath(address, from);
    const bytes = files.get(path) ?? small.get(path.toLowerCase());
    return bytes ? { key: path, name: path.split('/').at(-1) ?? path, bytes: () => bytes } : null;
  };
}
