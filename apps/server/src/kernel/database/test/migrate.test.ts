import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, type Sql } from '../connect.ts';
import { migrate } from '../migrate.ts';

/** The folder before and after its two former migrations became one baseline. */
const FORMER = { '0001-first.sql': 'create table first ();', '0002-second.sql': 'create table second ();' };
const SQUASHED = {
  '0001-first.sql':
    '-- Contains the migrations up to 0002-second.sql of commit abc123.\ncreate table first (); create table second ();',
  '0003-third.sql': 'create table third ();',
};

describe('migrate', () => {
  let root: Sql;
  let admin: Sql;
  let database: string;
  let folder: string;

  beforeEach(async () => {
    const { host, port, adminPassword } = inject('cluster');
    const login = { user: 'postgres', password: adminPassword };
    folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
    database = `migrate_${randomUUID().replaceAll('-', '')}`;
    root = connect({ host, port, database: 'postgres' }, login, 1);
    await root.unsafe(`create database ${database}`);
    admin = connect({ host, port, database }, login, 1);
    await admin.unsafe('grant create, usage on schema public to sullam_owner');
  });

  afterEach(async () => {
    await admin.end();
    await root.unsafe(`drop database ${database}`);
    await root.end();
    rmSync(folder, { recursive: true });
  });

  async function migrateTo(files: Record<string, string>): Promise<string[]> {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    return migrate(admin, folder);
  }

  const tables = async () => {
    const rows = await admin<{ name: string }[]>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
    return rows.map(({ name }) => name).filter((name) => name !== 'schema_migrations');
  };

  it('runs each file once', async () => {
    expect(await migrateTo(FORMER)).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await migrateTo(FORMER)).toEqual([]);
  });

  it('refuses a file that changed after it ran', async () => {
    await migrateTo(FORMER);
    const changed = migrateTo({ ...FORMER, '0002-second.sql': 'create table other ();' });
    await expect(changed).rejects.toThrow('migration 0002-second.sql was changed after it ran');
  });

  it('runs baselines in a new database', async () => {
    expect(await migrateTo(SQUASHED)).toEqual(['0001-first.sql', '0003-third.sql']);
    expect(await tables()).toEqual(['first', 'second', 'third']);
  });

  it('continues with the baselines that a new database lacks', async () => {
    const broken = {
      '0001-first.sql': SQUASHED['0001-first.sql'],
      '0002-more.sql': '-- Contains the migrations up to 0002-second.sql of commit abc123.\ncreate table more ();',
    };
    await expect(migrateTo({ ...broken, '0002-more.sql': 'create table' })).rejects.toThrow('migration 0002-more.sql');
    expect(await migrateTo(broken)).toEqual(['0002-more.sql']);
  });

  it('records the baselines of a database that ran all former migrations, and runs later files', async () => {
    await migrateTo(FORMER);
    expect(await migrateTo(SQUASHED)).toEqual(['0003-third.sql']);
    expect(await tables()).toEqual(['first', 'second', 'third']);
    expect(await migrateTo(SQUASHED)).toEqual([]);
  });

  it('refuses a database that ran only some of the former migrations', async () => {
    const { '0002-second.sql': _, ...some } = { '0000-zeroth.sql': 'create table zeroth ();', ...FORMER };
    await migrateTo(some);
    await expect(migrateTo(SQUASHED)).rejects.toThrow(
      'this database has only some of the migrations up to 0002-second.sql: start the server of commit abc123 once',
    );
    expect(await tables()).toEqual(['first', 'zeroth']);
  });
});
