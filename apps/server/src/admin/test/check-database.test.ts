import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { testServer } from '../../../test/support/test-server.ts';
import { runCommand } from '../admin.ts';
import { CommandError } from '../command-error.ts';

const server = testServer();
const run = (...command: string[]) =>
  runCommand(server.platform, command, {
    address: server.address,
    login: { user: 'postgres', password: inject('cluster').adminPassword },
    migrations: path.resolve('apps/server/migrations'),
    report: () => undefined,
  });

describe('check-database', () => {
  it('reports a database that is as it should be', async () => {
    const report = await run('check-database');
    for (const line of ['ok       PostgreSQL', 'ok       migrations', 'ok       role sullam_finder', 'forced on'])
      expect(report).toContain(line);
    expect(report).not.toContain('MISSING');
  });

  it('marks what is missing, and what to do about it', async () => {
    await server.admin`alter table members no force row level security`;
    await server.admin`delete from schema_migrations where name = '0870-distributed-tables.sql'`;
    const refusal = await run('check-database').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CommandError);
    expect(String(refusal)).toMatch(
      /MISSING {2}migrations +\d+ of \d+: start the server once: 0870-distributed-tables/,
    );
    expect(String(refusal)).toMatch(/MISSING {2}row security .*: alter table … force row level security: members/);
  });

  it('takes no arguments', async () => {
    await expect(run('check-database', '--fast')).rejects.toThrow('admin check-database');
  });
});

describe('distribute', () => {
  it('says what comes first where Citus isn’t installed', async () => {
    await expect(run('distribute', '--workers', 'worker1:5432')).rejects.toThrow('Citus is not installed');
  });

  it.each([
    [['--workers', 'nowhere'], 'is no worker'],
    [['--shards', '0'], 'from 1 to 1024'],
    [['--all'], 'admin distribute'],
  ])('refuses %j', async (args, message) => {
    await expect(run('distribute', ...args)).rejects.toThrow(message);
  });
});
