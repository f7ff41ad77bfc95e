import fs from 'node:fs';
import path from 'node:path';
import { type Account, giveTo } from './platform.ts';
import { processIdentity } from './processes.ts';

/** The right of one node process to the cluster; a second one is refused instead of stopping it under the first. */
export interface Ownership {
  /** The file that names the owner, and what stands in it: the watchdog compares them before it acts. */
  file: string;
  identity: string;
  release(): void;
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The living process that owns the cluster in this folder, if any. */
export function currentOwner(folder: string): number | undefined {
  const identity = read(path.join(folder, 'owner'));
  const pid = Number(identity?.split(' ')[0]);
  return identity && processIdentity(pid) === identity ? pid : undefined;
}

function inUse(folder: string, pid: number): Error {
  return new Error(
    `The embedded database in ${folder} is in use by process ${pid}. ` +
      'Stop that process, choose another DATA_DIR, or let both use one PostgreSQL through DATABASE_URL.',
  );
}

/** Sets the file of a dead owner aside; of two processes that try at once, one renames, the other finds it gone. */
function removeDead(file: string, folder: string): void {
  const aside = `${file}.dead.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const identity = read(aside) ?? '';
  const pid = Number(identity.split(' ')[0]);
  if (identity && processIdentity(pid) === identity) {
    fs.renameSync(aside, file); // it had been replaced by a living one in between
    throw inUse(folder, pid);
  }
  fs.rmSync(aside, { force: true });
}

/** Claims the cluster for this process, or throws if a living process holds it. */
export function claim(folder: string, account: Account | undefined): Ownership {
  const file = path.join(folder, 'owner');
  const identity = processIdentity(process.pid) ?? `${process.pid} -`;
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, identity);
  giveTo(account, draft);
  try {
    for (;;) {
      try {
        fs.linkSync(draft, file); // creates the whole file at once or not at all
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = currentOwner(folder);
      if (holder !== undefined) throw inUse(folder, holder);
      removeDead(file, folder);
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  return {
    file,
    identity,
    release: () => {
      if (read(file) === identity) fs.rmSync(file, { force: true });
    },
  };
}
