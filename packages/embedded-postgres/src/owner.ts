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

/** Creates the owner file whole or not at all; false if there is one already. */
function create(draft: string, file: string): boolean {
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
  }
  return copyUnlessThere(draft, file);
}

/** For file systems without links. */
function copyUnlessThere(draft: string, file: string): boolean {
  try {
    fs.copyFileSync(draft, file, fs.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Claims the cluster for this process, or throws if a living process holds it. */
export function claim(folder: string, account: Account | undefined): Ownership {
  const file = path.join(folder, 'owner');
  const identity = processIdentity(process.pid) ?? `${process.pid} -`;
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, identity);
  giveTo(account, draft);
  try {
    while (!create(draft, file)) {
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
