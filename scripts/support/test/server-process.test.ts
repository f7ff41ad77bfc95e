import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../project.ts';
import { runServer } from '../server-process.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-process-'));
const server = path.join(folder, 'server.mjs');
const journal = path.join(folder, 'journal');
const starter = inProject('node_modules/.cache/sullam/server-process-starter.mjs');

/** A server that records what it receives, and ends with code 7 half a second after a signal. */
const SERVER = `
import fs from 'node:fs';
const note = (text) => fs.appendFileSync(${JSON.stringify(journal)}, text + '\\n');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { note(signal); setTimeout(() => process.exit(7), 100); });
setInterval(() => undefined, 1000);
note('started');
`;

const noted = () => (fs.existsSync(journal) ? fs.readFileSync(journal, 'utf8').trim().split('\n') : []);

async function untilNoted(lines: string[]): Promise<void> {
  await expect.poll(noted, { timeout: 5000 }).toEqual(lines);
}

describe('runServer', () => {
  beforeAll(async () => {
    fs.writeFileSync(server, SERVER);
    await build({
      stdin: {
        contents: `import { runServer } from './server-process.ts'; runServer(process.argv[2], process.env);`,
        resolveDir: inProject('scripts/support'),
        loader: 'ts',
      },
      outfile: starter,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
  });

  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('passes a signal on once and reports the exit code', async () => {
    fs.rmSync(journal, { force: true });
    const running = runServer(server, process.env);
    await untilNoted(['started']);
    running.stop('SIGINT');
    expect(await running.exited).toBe(7);
    expect(noted()).toEqual(['started', 'SIGINT']);
  });

  it('reports a killed server as shells do', async () => {
    fs.rmSync(journal, { force: true });
    const running = runServer(server, process.env);
    await untilNoted(['started']);
    running.kill();
    expect(await running.exited).toBe(137);
  });

  it('stops gracefully when the process that started it is killed', async () => {
    fs.rmSync(journal, { force: true });
    const parent: ChildProcess = spawn(process.execPath, [starter, server], { stdio: 'ignore' });
    await untilNoted(['started']);
    parent.kill('SIGKILL');
    await untilNoted(['started', 'SIGTERM']);
  });
});
