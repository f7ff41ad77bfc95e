import fs from 'node:fs';
import path from 'node:path';

function findRoot(): string {
  // scripts run as one bundled file somewhere below node_modules, so the root is looked for, not counted
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (fs.existsSync(manifest) && 'workspaces' in JSON.parse(fs.readFileSync(manifest, 'utf8'))) return folder;
    if (folder === path.dirname(folder)) throw new Error('The project folder was not found.');
  }
}

/** The project's root folder. */
export const root = findRoot();

/** An absolute path from one inside the project. */
export function inProject(...segments: string[]): string {
  return path.join(root, ...segments);
}

/** A path as people read it: relative to the project, with slashes. */
export function shown(file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}
