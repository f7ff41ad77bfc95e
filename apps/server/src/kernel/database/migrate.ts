import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from './connect.ts';

/**
 * Runs the SQL files of a folder in the order of their names, each in one transaction, as sullam_owner, once.
 * A file that was changed after it ran is an error. Answers the names of those that ran now.
 */
export async function migrate(admin: Sql, folder: string): Promise<string[]> {
  const connection = await admin.reserve();
  const ran: string[] = [];
  try {
    await connection`create table if not exists public.schema_migrations
      (name text primary key, sha256 text not null, at timestamptz not null default now())`;
    const done = new Map(
      (await connection`select name, sha256 from public.schema_migrations`).map((row) => [
        row.name as string,
        row.sha256 as string,
      ]),
    );
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      if (done.has(name)) {
        if (done.get(name) !== sha256) throw new Error(`migration ${name} was changed after it ran`);
        continue;
      }
      await connection.unsafe('begin');
      try {
        await connection.unsafe('set local role sullam_owner');
        await connection.unsafe(text);
        await connection.unsafe('reset role');
        await connection`insert into public.schema_migrations (name, sha256) values (${name}, ${sha256})`;
        await connection.unsafe('commit');
      } catch (error) {
        await connection.unsafe('rollback');
        throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
      }
      ran.push(name);
    }
  } finally {
    connection.release();
  }
  return ran;
}
