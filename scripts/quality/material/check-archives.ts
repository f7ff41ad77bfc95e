import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readArchive } from '../../../apps/server/src/kernel/archives/read-archive.ts';
import { Problem } from '../../../apps/server/src/kernel/problem.ts';
import { importMaterial } from './import-material.ts';

interface Expected {
  outcome: 'taken' | 'refused';
  why: string;
}

export interface ArchiveRow {
  name: string;
  found: string;
  expected: string;
  /** Null: it is as expected. */
  problem: string | null;
}

/** What the import of questions says of a package that is fine as an archive. Course packages, whatever their manifest, are none of it. */
async function importOf(file: string, bytes: Uint8Array): Promise<string> {
  const result = await importMaterial(file, bytes);
  return result?.taken === 0 ? result.remarks.join(', ') : `taken: ${result?.taken ?? 0} questions`;
}

/** What becomes of a package: the archive reader's word, then, for what is wrong inside, that of the import. */
async function outcomeOf(file: string, expected: Expected | undefined): Promise<string> {
  const bytes = readFileSync(file);
  try {
    const files = await readArchive(bytes);
    return expected?.outcome === 'refused' ? await importOf(file, bytes) : `taken: ${files.size} files`;
  } catch (error) {
    if (error instanceof Problem) return `refused: ${error.code}`;
    throw error;
  }
}

const problemOf = (found: string, { outcome }: Expected): string | null =>
  found.startsWith(outcome) ? null : `expected to be ${outcome}`;

/** Reads every archive of a folder that says in `expected.json` what becomes of each; null where there is no such file. */
export async function checkArchives(folder: string): Promise<ArchiveRow[] | null> {
  const list = path.join(folder, 'expected.json');
  if (!existsSync(list)) return null;
  const expected = JSON.parse(readFileSync(list, 'utf8')) as Record<string, Expected>;
  const rows: ArchiveRow[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.zip'))) {
    const name = path.basename(file, '.zip');
    const wanted = expected[name];
    const found = await outcomeOf(path.join(folder, file), wanted);
    rows.push({
      name,
      found,
      expected: wanted ? `${wanted.outcome}: ${wanted.why}` : '-',
      problem: wanted ? problemOf(found, wanted) : 'nothing is expected of it',
    });
  }
  return rows;
}
