import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { postmasterRuns, readLock } from './cluster-lock.ts';
import { currentOwner } from './owner.ts';
import { type Account, assertOwnedByUs, databaseAccount, giveTo, isReachable } from './platform.ts';

const NOTE = 'database-location.txt';
const BACK = 'data-directory.txt';

/** Where a cluster lives and as whom it runs. */
export interface Location {
  folder: string;
  dataDirectory: string;
  account: Account | undefined;
}

function firstLine(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8').split('\n')[0]?.trim() || undefined;
  } catch {
    return undefined;
  }
}

function at(folder: string): Location {
  const dataDirectory = path.join(folder, 'pgdata');
  assertOwnedByUs(dataDirectory);
  return { folder, dataDirectory, account: databaseAccount(dataDirectory) };
}

function writeNotes(home: string, folder: string): void {
  fs.writeFileSync(path.join(folder, BACK), `${home}\n`);
  fs.writeFileSync(
    path.join(home, NOTE),
    `${folder}\n\nThe database of this data directory is kept there, because the account that PostgreSQL runs as can't reach ` +
      'this place.\nKeep both together: back up, move and restore them as one. Do not change the first line.\n',
  );
}

/** Follows the note of an earlier start, and sees to it that a copied data directory never shares the original's database. */
function followNote(home: string, folder: string): Location {
  const note = path.join(home, NOTE);
  if (!fs.existsSync(folder))
    throw new Error(
      `${note} says that the database is in ${folder}, but that folder is gone. Restore it, or delete the note.`,
    );
  const origin = firstLine(path.join(folder, BACK));
  if (origin && origin !== home && firstLine(path.join(origin, NOTE)) === folder)
    throw new Error(
      `${home} is a copy: the database in ${folder} belongs to ${origin}. Delete ${note} to begin with an empty one.`,
    );
  if (origin !== home) writeNotes(home, folder);
  return at(folder);
}

/** A database whose data directory was deleted is not brought back to life, nor destroyed: it is set aside. */
function setAside(folder: string): void {
  const dataDirectory = path.join(folder, 'pgdata');
  const lock = readLock(dataDirectory);
  const user = currentOwner(folder) ?? (lock && postmasterRuns(lock, dataDirectory) ? lock.pid : undefined);
  if (user !== undefined)
    throw new Error(
      `The database in ${folder} is still in use by process ${user}, although its data directory is gone.`,
    );
  for (let count = 1; ; count++) {
    const target = `${folder}.replaced-${count}`;
    if (fs.existsSync(target)) continue;
    fs.renameSync(folder, target);
    return;
  }
}

function placeElsewhere(home: string, root: string): Location {
  const folder = path.join(root, createHash('sha256').update(home).digest('hex').slice(0, 16));
  if (fs.existsSync(path.join(folder, 'pgdata'))) setAside(folder);
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  const location = at(fs.realpathSync(folder));
  if (location.account && !isReachable(location.account, location.folder))
    throw new Error(
      `Neither ${home} nor ${folder} can be reached by user ${location.account.name}: set DATABASE_URL or another DATA_DIR.`,
    );
  writeNotes(home, location.folder);
  return location;
}

/**
 * Finds or chooses the cluster's folder: `database` in the data directory, unless this process is root and the account
 * that PostgreSQL runs as can't walk there (a project in root's home). Then it is a folder below `elsewhere` with a
 * stable name, noted in the data directory so that it is found again.
 */
export function locateCluster(home: string, elsewhere: string): Location {
  fs.mkdirSync(home, { recursive: true, mode: 0o755 });
  const real = fs.realpathSync(home);
  const noted = firstLine(path.join(real, NOTE));
  if (noted) return followNote(real, noted);
  const location = at(path.join(real, 'database'));
  if (location.account && !isReachable(location.account, location.folder)) {
    if (fs.existsSync(location.dataDirectory))
      throw new Error(
        `User ${location.account.name} can no longer reach ${location.folder}: check the permissions of the folders above.`,
      );
    return placeElsewhere(real, elsewhere);
  }
  fs.mkdirSync(location.folder, { recursive: true, mode: 0o755 });
  giveTo(location.account, location.folder);
  return location;
}
