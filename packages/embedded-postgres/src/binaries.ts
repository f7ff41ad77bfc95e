import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, binaryPackage, type Edition, isReachable, isWindows } from './platform.ts';

const PROGRAMS = ['initdb', 'postgres', 'pg_ctl'];

/** The folder of PostgreSQL's own files inside the installed package. */
function installedFolder(edition: Edition): string {
  const name = binaryPackage(edition);
  try {
    return path.join(
      path.dirname(createRequire(path.join(import.meta.dirname, 'binaries.ts')).resolve(name)),
      '..',
      'native',
    );
  } catch {
    throw new Error(
      `${name}, which carries PostgreSQL for this machine, is not installed: either there is none for this platform or ` +
        'optional dependencies were left out. Install it, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/** npm packages carry no symbolic links and the package's postinstall may be blocked, so the links are made here. */
function hydrate(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(native, '..', target);
    if (fs.existsSync(at)) continue;
    try {
      fs.symlinkSync(path.basename(source), at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(native: string): void {
  if (isWindows) return;
  for (const program of PROGRAMS) {
    const file = path.join(native, 'bin', program);
    if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
  }
}

function prepareInPlace(native: string): boolean {
  try {
    hydrate(native);
    makeExecutable(native);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
    throw error;
  }
}

/** A copy keeps the modes of a read-only original, and links couldn't be added to it. */
function openFolders(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) openFolders(path.join(folder, entry.name));
}

function removeUnfinished(folder: string, prefix: string): void {
  for (const name of fs.readdirSync(folder))
    if (name.startsWith(prefix)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}

function copyInto(folder: string, native: string): string {
  const manifest = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const name = `postgresql-${manifest.version}`;
  const target = path.join(folder, name);
  if (fs.existsSync(target)) return path.join(target, 'native');
  removeUnfinished(folder, `${name}.new-`);
  const draft = path.join(folder, `${name}.new-${process.pid}`);
  // without verbatimSymlinks the copies would point back to the folder that can't be reached
  fs.cpSync(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  openFolders(draft);
  hydrate(path.join(draft, 'native'));
  makeExecutable(path.join(draft, 'native'));
  fs.renameSync(draft, target);
  return path.join(target, 'native');
}

/**
 * A folder with ready PostgreSQL programs (`bin`, `lib`, `share`): the installed package itself, or a copy beside the
 * cluster where the cluster's account can't walk to the package or the package is read-only.
 */
export function readyBinaries(folder: string, account: Account | undefined, edition: Edition): string {
  const native = installedFolder(edition);
  if (account && !isReachable(account, native)) return copyInto(folder, native);
  return prepareInPlace(native) ? native : copyInto(folder, native);
}

/** The path of one of PostgreSQL's programs. */
export function program(native: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(native, 'bin', isWindows ? `${name}.exe` : name);
}
