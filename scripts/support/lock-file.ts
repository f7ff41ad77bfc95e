import fs from 'node:fs';
import { inProject } from './project.ts';

/** What package-lock.json says of an installed package. */
export interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  engines?: { node?: string } | string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Packages by the folder in which they are installed, as in package-lock.json. */
export type LockedPackages = Record<string, LockedPackage>;

export function lockedPackages(): LockedPackages {
  const file = JSON.parse(fs.readFileSync(inProject('package-lock.json'), 'utf8')) as { packages: LockedPackages };
  return file.packages;
}

/** The name of the package that is installed in a folder. */
export const packageName = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** The folder from which `import 'name'` is answered in a file of `from`: the nearest node_modules on the way up. */
export function installedFolder(packages: LockedPackages, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const folder = `${at}${at && '/'}node_modules/${name}`;
    if (folder in packages) return folder;
    if (at === '') return null;
  }
}

/** The folders of the named packages and of all that they need, as a file of `from` sees them. */
export function withDependencies(packages: LockedPackages, from: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (user: string, name: string): void => {
    const folder = installedFolder(packages, user, name);
    if (folder === null || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] as LockedPackage;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(folder, needed);
  };
  for (const name of names) visit(from, name);
  return [...found].sort();
}
