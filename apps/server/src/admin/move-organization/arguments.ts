import { parseArgs } from 'node:util';
import { CommandError } from '../command-error.ts';

export const USAGE = `admin move-organization --organization PREFIX --to URL [--from URL] [--files FOLDER] [--abort]
admin move-organization --organization PREFIX --forget

Moves an organisation to another PostgreSQL server, the database of another installation with the same secret. Members go on working;
changes are refused for a few seconds at the end. Run the same command again after a failure: it goes on where it stopped.
  --to      the other database, postgres://user:password@host:5432/database
  --from    this database as the other server reaches it, unless DATABASE_URL says that
  --files   DATA_DIR of the other installation: files of the organisation are copied into it
  --abort   gives up a move that has not switched yet, and deletes what has arrived at the other server
  --forget  deletes what a moved organisation has left behind on this server`;

interface Common {
  prefix: string;
}

export interface ForgetRequest extends Common {
  action: 'forget';
}

export interface MoveRequest extends Common {
  action: 'move' | 'abort';
  to: string;
  from: string | null;
  files: string | null;
}

const OPTIONS = {
  organization: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  files: { type: 'string' },
  abort: { type: 'boolean' },
  forget: { type: 'boolean' },
} as const;

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** @throws CommandError without the address, which holds a password */
function databaseUrl(name: string, text: string): string {
  const isUrl = URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
  if (!isUrl)
    throw new CommandError(`--${name} must be an address such as postgres://user:password@host:5432/database.`);
  return text;
}

/** @throws CommandError with what is wrong with the arguments */
export function readArguments(args: readonly string[]): MoveRequest | ForgetRequest {
  const { organization: prefix, to, from, files, abort, forget } = valuesOf(args);
  if (!prefix) throw new CommandError(`--organization is missing.\n\n${USAGE}`);
  if (forget && (abort || to)) throw new CommandError('--forget goes with --organization alone.');
  if (forget) return { action: 'forget', prefix };
  if (!to) throw new CommandError(`--to is missing.\n\n${USAGE}`);
  return {
    action: abort ? 'abort' : 'move',
    prefix,
    to: databaseUrl('to', to),
    from: from === undefined ? null : databaseUrl('from', from),
    files: files ?? null,
  };
}
