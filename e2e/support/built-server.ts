import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The whole product as `npm start` runs it, on a fresh data folder with the demo. */
export interface BuiltServer {
  url: string;
  pid: number;
  dataDir: string;
  stop(): Promise<void>;
}

const START_LIMIT = 180_000;
const STOP_PATIENCE = 20_000;
const OUTPUT_KEPT = 6000;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts the built server and waits until it is ready.
 * @throws Error with its last words when it ends, or isn't ready in time
 */
export async function startBuiltServer(environment: Record<string, string> = {}): Promise<BuiltServer> {
  const bundle = path.resolve('apps/server/dist/server.js');
  const parts = [bundle, ...['learner', 'studio'].map((name) => path.resolve('apps', name, 'dist'))];
  if (!parts.every((part) => existsSync(part))) throw new Error('Not everything is built: run npm run build first.');
  const port = await freePort();
  const isOwnFolder = environment.DATA_DIR === undefined;
  const dataDir = environment.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'sullam-e2e-'));
  if (isOwnFolder) chmodSync(dataDir, 0o755); // PostgreSQL's account has to walk in when this runs as root
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--enable-source-maps', bundle], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_KEPT);
    });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    await endOf(child, exited);
    if (isOwnFolder) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await ready(child, url);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${output}`);
  }
  return { url, pid: child.pid as number, dataDir, stop };
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + START_LIMIT;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server ended while it started:');
    const isReady = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false, // not listening yet
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error(`The server was not ready within ${START_LIMIT} ms:`);
}

async function endOf(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE);
  await exited;
  clearTimeout(patience);
}
