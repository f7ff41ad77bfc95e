import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, inject } from 'vitest';
import { serverBundle } from '../../../../scripts/support/server-bundle.ts';
import { freePort } from '../durability/killer.ts';
import { TEST_SECRET } from './constants.ts';
import { type StatementGate, startStatementGate } from './statement-gate.ts';
import type { TestServer } from './test-server.ts';

const PROGRAM = path.resolve('node_modules/.cache/sullam/killable-server/server.js');
/** A start takes seconds; on a busy machine many. */
const START_TRIES = 1200;
const TRY_EVERY = 100;

/** A process of the real server on the database of a test server. It is killed before a chosen statement, and started again. */
export interface KillableServer {
  /** Calls the API; a server that is gone is started again, and the call is repeated as a browser's user would do it. */
  fetch(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Response>;
  /** Starts the server if it is gone. */
  revive(): Promise<void>;
  /** Kills the server in place of the statement with this number from now on; null lets it live. `afterwards` runs before it starts again. */
  killAt(statement: number | null, afterwards?: () => Promise<void>): void;
  /** Statements since `killAt`. */
  statements(): number;
  /** How often it was killed. */
  kills(): number;
}

/** Use at the top of a file, after `testServer()` with the same environment. */
export function killableServer(server: TestServer, environment: () => Record<string, string>): KillableServer {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sullam-data-'));
  let gate: StatementGate;
  let port: number;
  let child: ChildProcess | null = null;
  let isAlive = false;
  let kills = 0;
  let inspect: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    writeFileSync(path.join(dataDir, 'secret'), TEST_SECRET);
    await build(serverBundle(path.resolve('apps/server/src/main.ts'), PROGRAM));
    gate = await startStatementGate(server.address);
    port = await freePort();
  });

  afterAll(async () => {
    await end();
    await gate.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  const kill = () => {
    isAlive = false;
    child?.kill('SIGKILL');
  };

  /** Waits until the process has given its port back. */
  const end = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    kill();
    await ended;
  };

  const start = async (): Promise<void> => {
    gate.arm(null, () => undefined);
    const password = encodeURIComponent(inject('cluster').adminPassword);
    const url = `postgres://postgres:${password}@127.0.0.1:${gate.port}/${server.address.database}`;
    const started = spawn(process.execPath, [PROGRAM], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        DEMO: '0',
        LOG_LEVEL: 'error',
        ...environment(),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    isAlive = true;
    started.once('exit', () => {
      isAlive = false;
    });
    let printed = '';
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed = (printed + chunk.toString()).slice(-4000);
      });
    let cause: unknown;
    for (let tries = 0; tries < START_TRIES; tries++) {
      if (!isAlive) throw new Error(`the server ended while it started:\n${printed}`, { cause });
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
        if (answer.ok) return;
        cause = new Error(`its health answered ${answer.status}`);
      } catch (error) {
        cause = error; // it doesn't listen yet
      }
      await sleep(TRY_EVERY);
    }
    throw new Error(`the server did not start:\n${printed}`, { cause });
  };

  const revive = async (): Promise<void> => {
    if (isAlive) return;
    await end();
    await inspect?.();
    inspect = undefined;
    await start();
  };

  return {
    revive,
    async fetch(method, at, headers, body) {
      for (;;) {
        await revive();
        const options = {
          method,
          headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        };
        try {
          return await fetch(`http://127.0.0.1:${port}${at}`, options);
        } catch (cause) {
          // killed before it answered: the next try starts it again
          if (isAlive) throw new Error(`${method} ${at} was not answered, and the server lives`, { cause });
        }
      }
    },
    killAt(statement, afterwards) {
      inspect = afterwards;
      gate.arm(statement, () => {
        kills += 1;
        kill();
      });
    },
    statements: () => gate.count(),
    kills: () => kills,
  };
}
