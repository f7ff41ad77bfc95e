import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { program } from './binaries.ts';
import type { Location } from './location.ts';
import { type Edition, giveTo } from './platform.ts';

/**
 * Character classes come from libc, even with the builtin provider: under C pg_trgm finds no Arabic trigram at all.
 * The first of these that the system knows is taken.
 */
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];
const FIRST_WITH_BUILTIN_LOCALE = 17;

/** What PostgreSQL's programs are started with: nothing of ours but the path and UTC. */
export function programOptions(location: Location) {
  return {
    cwd: path.parse(location.folder).root,
    env: { PATH: process.env.PATH, SYSTEMROOT: process.env.SYSTEMROOT, TZ: 'UTC' },
    ...(location.account ? { uid: location.account.uid, gid: location.account.gid } : {}),
  };
}

function explain(output: string): string {
  if (output.includes('could not look up effective user ID'))
    return 'The user id of this process has no entry in /etc/passwd, which PostgreSQL needs: add one or set DATABASE_URL.';
  return output.trim().slice(-800);
}

/** Runs one of PostgreSQL's programs to its end; its output is the message of the error if it fails. */
export function runProgram(file: string, args: string[], location: Location): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...programOptions(location),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => reject(new Error(`${file} could not be started: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(file)} failed (${code}): ${explain(output)}`));
    });
  });
}

function secretFile(location: Location): string {
  return path.join(location.folder, 'admin-password');
}

function writeSecret(location: Location): string {
  const file = secretFile(location);
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  giveTo(location.account, draft);
  fs.renameSync(draft, file);
  return file;
}

async function create(native: string, location: Location, { major }: Edition, target: string): Promise<void> {
  const passwordFile = writeSecret(location);
  let failure: unknown;
  for (const locale of LOCALES) {
    fs.rmSync(target, { recursive: true, force: true });
    fs.mkdirSync(target, { mode: 0o700 });
    giveTo(location.account, target);
    const args = ['-D', target, '-U', 'postgres', '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    if (major >= FIRST_WITH_BUILTIN_LOCALE) args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    args.push(`--locale=${locale}`, '--lc-messages=C');
    try {
      return await runProgram(program(native, 'initdb'), args, location);
    } catch (error) {
      failure ??= error;
    }
  }
  fs.rmSync(target, { recursive: true, force: true });
  throw failure;
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // folders can't be opened there
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

/**
 * Makes the data directory if there is none and returns the superuser's password. It is made under another name and
 * renamed when complete: a start that is killed in the middle leaves nothing that looks like a cluster.
 */
export async function initialise(native: string, location: Location, edition: Edition): Promise<string> {
  if (!fs.existsSync(location.dataDirectory)) {
    for (const name of fs.readdirSync(location.folder))
      if (name.startsWith('pgdata.new-'))
        fs.rmSync(path.join(location.folder, name), { recursive: true, force: true, maxRetries: 5 });
    const draft = path.join(location.folder, `pgdata.new-${process.pid}`);
    await create(native, location, edition, draft);
    fs.renameSync(draft, location.dataDirectory);
    syncFolder(location.folder);
  }
  const version = fs.readFileSync(path.join(location.dataDirectory, 'PG_VERSION'), 'utf8').trim();
  if (version !== String(edition.major))
    throw new Error(
      `${location.dataDirectory} was made by PostgreSQL ${version}, this is ${edition.major}: export with the old one, import with the new.`,
    );
  return fs.readFileSync(secretFile(location), 'utf8').trim();
}
