import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readArchive } from '../../../apps/server/src/kernel/archives/read-archive.ts';
import { Problem } from '../../../apps/server/src/kernel/problem.ts';

interface Expected {
  outcome: 'taken' | 'refused';
  why: string;
}

export interface ArchiveRow {
  name: string;
  found: string;
  expected: string;
  /** Null: it is as expected, or what is expected isn't the archive reader's to find. */
  problem: string | null;
}

/** What is wrong with a package as an archive; what its manifest says is for whoever imports packages. */
const OF_ARCHIVES = /one name|ratio|leaves|symbolic|password|cut off|checksum|size|count|drive|absolute/i;

async function outcomeOf(file: string): Promise<string> {
  try {
    const files = await readArchive(readFileSync(file));
    return `taken: ${files.size} files`;
  } catch (error) {
    if (error instanceof Problem) return `refused: ${error.code}`;
    throw error;
  }
}

function problemOf(found: string, { outcome, why }: Expected): string | null {
  if (outcome === 'refused' && !OF_ARCHIVES.test(why)) return null;
  return found.startsWith(outcome) ? null : `expected to be ${outcome}`;
}

/** Reads every archive of a folder that says in `expected.json` what becomes of each; null where there is no such file. */
export async function checkArchives(folder: string): Promise<ArchiveRow[] | null> {
  const list = path.join(folder, 'expected.json');
  if (!existsSync(list)) return null;
  const expected = JSON.parse(readFileSync(list, 'utf8')) as Record<string, Expected>;
  const rows: ArchiveRow[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.zip'))) {
    const name = path.basename(file, '.zip');
    const found = await outcomeOf(path.join(folder, file));
    const wanted = expected[name];
    rows.push({
      name,
      found,
      expected: wanted ? `${wanted.outcome}: ${wanted.why}` : '-',
      problem: wanted ? problemOf(found, wanted) : 'nothing is expected of it',
    });
  }
  return rows;
}
