import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from '@sullam/embedded-postgres/launch.ts';
import { type Edition, EMBEDDED } from '@sullam/embedded-postgres/platform.ts';
import type { TestProject } from 'vitest/node';
import { buildThread } from '../../../../scripts/support/build-thread.ts';
import { connect } from '../../src/kernel/database/connect.ts';
import { prepareDatabase } from '../../src/kernel/database/open.ts';
import { createLog } from '../../src/kernel/log.ts';
import { TEST_SECRET } from './constants.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: { host: string; port: number; adminPassword: string };
  }
}

/** One PostgreSQL for the whole run with a template database; every test file copies the template (some milliseconds). */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  await buildThread();
  return setUp(project, EMBEDDED);
};

export async function setUp(project: TestProject, edition: Edition): Promise<() => Promise<void>> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'sullam-test-'));
  chmodSync(home, 0o755); // PostgreSQL's account has to walk in when this runs as root
  const cluster = await startCluster(home, { edition });
  const login = { user: 'postgres', password: cluster.adminPassword };
  const root = connect({ host: cluster.host, port: cluster.port, database: 'postgres' }, login, 1);
  // what a run leaves is thrown away: nothing in it has to outlive the machine
  for (const safeguard of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await root.unsafe(`alter system set ${safeguard} = off`);
  // every file has a database of its own: it would go through hundreds of them, one after the other, as long as the run takes
  await root.unsafe('alter system set autovacuum = off');
  await root.unsafe('select pg_reload_conf()');
  await root.unsafe('create database template_sullam');
  const address = { host: cluster.host, port: cluster.port, database: 'template_sullam' };
  const admin = connect(address, login, 2);
  await prepareDatabase(admin, address, TEST_SECRET, path.resolve('apps/server/migrations'), createLog('warn'));
  await admin.end();
  await root.end();
  project.provide('cluster', { host: cluster.host, port: cluster.port, adminPassword: cluster.adminPassword });
  return async () => {
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  };
}
