import { createHash, type Hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Part } from './parts.ts';
import { shown } from './project.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'test', '.vite']);

function addTo(hash: Hash, at: string): void {
  const status = fs.statSync(at, { throwIfNoEntry: false });
  if (!status) return;
  if (!status.isDirectory()) {
    hash.update(`${shown(at)}\0${status.size}\0`).update(fs.readFileSync(at));
    return;
  }
  for (const name of fs.readdirSync(at).sort()) if (!SKIPPED.has(name)) addTo(hash, path.join(at, name));
}

/** A hash over the content of everything that the part is made from. */
export function sourceStamp(part: Part): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const source of part.sources) addTo(hash, source);
  return hash.digest('hex');
}

function stampFile(part: Part): string {
  return path.join(part.output, '.build-stamp');
}

/** Is the built result there, and made from exactly these sources? */
export function isCurrent(part: Part): boolean {
  const file = stampFile(part);
  return fs.existsSync(part.result) && fs.existsSync(file) && fs.readFileSync(file, 'utf8') === sourceStamp(part);
}

/** Runs the building of a part; the stamp stands only while the result is whole. */
export async function stamped(part: Part, make: () => Promise<void>): Promise<void> {
  const stamp = sourceStamp(part); // before: a file that changes meanwhile makes the part stale again
  fs.rmSync(stampFile(part), { force: true });
  await make();
  fs.writeFileSync(stampFile(part), stamp);
}
