import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Location } from './location.ts';
import { giveTo } from './platform.ts';

/** A socket's path holds at most 107 bytes (103 on macOS); ".s.PGSQL.65535.lock" and a little room are taken off. */
const LONGEST = 80;

function isOursAlone(folder: string, uid: number): boolean {
  const status = fs.lstatSync(folder);
  return status.isDirectory() && status.uid === uid && (status.mode & 0o077) === 0;
}

/** A short private folder for the server's socket: beside the cluster, or in the temporary folder if that path is too long. */
export function socketFolder(location: Location): string {
  const beside = path.join(location.folder, 'run');
  const short = path.join(
    os.tmpdir(),
    `sullam-${createHash('sha256').update(location.folder).digest('hex').slice(0, 12)}`,
  );
  const folder = Buffer.byteLength(beside) < LONGEST ? beside : short;
  const uid = location.account?.uid ?? process.getuid?.() ?? 0;
  if (!fs.existsSync(folder)) {
    fs.mkdirSync(folder, { mode: 0o700 });
    giveTo(location.account, folder);
  }
  if (isOursAlone(folder, uid)) return folder;
  // anybody may make a folder of that name in the temporary folder: never put a socket into theirs
  const own = fs.mkdtempSync(path.join(os.tmpdir(), 'sullam-'));
  giveTo(location.account, own);
  return own;
}
