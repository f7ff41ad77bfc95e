import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from './connect.ts';

/** First line of a baseline: the last of the former migrations that it replaces, and the commit that still has them. */
const BASELINE = /^-- Contains the migrations up to (?<last>\S+\.sql) of commit (?<commit>\w+)\.\n/;

interface Migration {
  name: string;
  text: string;
  sha256: string;
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * What to do with a migration: nothing if it ran, `record` a baseline whose former migrations all ran, else `run` it.
 * @throws if it was changed after it ran, or if only some of the former migrations of a baseline ran
 */
function decide(migration: Migration, done: ReadonlyMap<string, string>, hasFormer: boolean) {
  const { name, text, sha256 } = migration;
  if (done.get(name) === sha256) return 'skip';
  const { last, commit } = BASELINE.exec(text)?.groups ?? {};
  if (last && done.has(last)) return 'record';
  if (last && hasFormer)
    throw new Error(
      `this database has only some of the migrations up to ${last}: start the server of commit ${commit} once, then this one`,
    );
  if (done.has(name)) throw new Error(`migration ${name} was changed after it ran`);
  return 'run';
}

/**
 * Runs the SQL files of a folder in the order of their names, each in one transaction, as sullam_owner, once.
 * In a database that ran the former migrations, baselines are recorded as done and don't run.
 * Returns the names of the files that ran now.
 * @throws if a file was changed after it ran, or if the database is older than the last of the former migrations
 */
export async function migrate(admin: Sql, folder: string): Promise<string[]> {
  const connection = await admin.reserve();
  const ran: string[] = [];
  try {
    await connection`create table if not exists public.schema_migrations
      (name text primary key, sha256 text not null, at timestamptz not null default now())`;
    const rows = await connection<{ name: string; sha256: string }[]>`
      select name, sha256 from public.schema_migrations`;
    const done = new Map(rows.map((row) => [row.name, row.sha256]));
    const migrations = readMigrations(folder);
    const present = new Set(migrations.map(({ name }) => name));
    const hasFormer = rows.some(({ name }) => !present.has(name));
    for (const migration of migrations) {
      const step = decide(migration, done, hasFormer);
      if (step === 'skip') continue;
      const { name, text, sha256 } = migration;
      await connection.unsafe('begin');
      try {
        if (step === 'run') {
          await connection.unsafe('set local role sullam_owner');
          await connection.unsafe(text);
          await connection.unsafe('reset role');
        }
        // a former migration may have had the name of a baseline
        await connection`insert into public.schema_migrations (name, sha256) values (${name}, ${sha256})
          on conflict (name) do update set sha256 = excluded.sha256`;
        await connection.unsafe('commit');
      } catch (error) {
        await connection.unsafe('rollback');
        throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
      }
      if (step === 'run') ran.push(name);
    }
  } finally {
    connection.release();
  }
  return ran;
}
