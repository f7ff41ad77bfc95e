import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { serverBundle } from '../../../../../scripts/support/server-bundle.ts';
import { TEST_SECRET } from '../../../test/support/constants.ts';
import { prefixOf, rowsOf, secondServer } from '../../../test/support/second-server.ts';
import { testServer } from '../../../test/support/test-server.ts';
import { givenWorld } from '../../../test/support/world.ts';
import { startWriting, subjectsIn } from '../../../test/support/writing-traffic.ts';

const server = testServer({}, undefined, { connections: 8 });
const second = secondServer();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sullam-data-'));
const program = path.resolve('node_modules/.cache/sullam/move-command/server.js');

beforeAll(async () => {
  writeFileSync(path.join(dataDir, 'secret'), TEST_SECRET);
  await build(serverBundle(path.resolve('apps/server/src/main.ts'), program));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Outcome {
  /** Null: it was killed. */
  code: number | null;
  printed: string;
}

/** Runs the command in a child process, and kills it after some milliseconds. */
function run(args: readonly string[], killAfter: number | null): Promise<Outcome> {
  const { adminPassword } = inject('cluster');
  const { host, port, database } = server.address;
  const url = `postgres://postgres:${encodeURIComponent(adminPassword)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const child = spawn(process.execPath, [program, 'admin', 'move-organization', ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const timer = killAfter === null ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, printed });
    });
  });
}

it('a command that is killed again and again loses and doubles no row, and ends when it is let', async () => {
  const { organizationId } = await givenWorld(server);
  const other = await second.database();
  const args = ['--organization', await prefixOf(server, organizationId), '--to', other.url];
  const traffic = startWriting(server, organizationId);
  const outcomes: Outcome[] = [];
  for (let after = 800; after < 5000 && outcomes.at(-1)?.code !== 0; after += 700)
    outcomes.push(await run(args, after));
  if (outcomes.at(-1)?.code !== 0) outcomes.push(await run(args, null));
  await traffic.stop();

  expect(outcomes.at(-1)).toMatchObject({ code: 0, printed: expect.stringContaining('Send its host name there.') });
  expect(outcomes.slice(0, -1).map(({ code }) => code)).toEqual(outcomes.slice(0, -1).map(() => null));
  expect(outcomes.length).toBeGreaterThan(3);
  const there = await subjectsIn(other.admin, organizationId);
  expect(new Set(there).size).toBe(there.length);
  expect(traffic.acknowledged.filter((subject) => !there.includes(subject))).toEqual([]);
  expect(await rowsOf(other.admin, organizationId)).toEqual(await rowsOf(server.admin, organizationId));
  expect(await server.admin`select from pg_replication_slots where database = current_database()`).toHaveLength(0);
}, 120_000);
