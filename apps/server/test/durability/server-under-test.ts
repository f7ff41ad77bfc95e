import { type ChildProcess, spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { killAll, processTree } from './process-tree.ts';

/** How to start the server that is tested. */
export interface ServerCommand {
  file: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
}

/** What is killed: only the server's own process, also its database, or only what it started (the server lives on). */
export type Victim = 'server' | 'everything' | 'children';

const START_LIMIT = 150_000;
const OUTPUT_KEPT = 4000;

/** A server that is started only to be killed. */
export class ServerUnderTest {
  private output = '';
  private ended = false;
  private readonly exit: Promise<void>;

  private constructor(private readonly child: ChildProcess) {
    const collect = (chunk: Buffer) => {
      this.output = (this.output + chunk.toString()).slice(-OUTPUT_KEPT);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    this.exit = new Promise((resolve) => {
      child.once('exit', () => {
        this.ended = true;
        resolve();
      });
    });
  }

  static start(command: ServerCommand): ServerUnderTest {
    const { file, args, env, cwd } = command;
    return new ServerUnderTest(spawn(file, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true }));
  }

  /** Waits until it answers; throws with its last words if it ends or never does. Returns the milliseconds it took. */
  async ready(url: string, answers: (url: string) => Promise<boolean>): Promise<number> {
    const before = performance.now();
    while (performance.now() - before < START_LIMIT) {
      if (this.ended) throw new Error(`The server ended while it started:\n${this.output}`);
      if (await answers(url).catch(() => false)) return Math.round(performance.now() - before);
      await sleep(20);
    }
    throw new Error(`The server did not answer within ${START_LIMIT} ms:\n${this.output}`);
  }

  /** Kills, and waits until the server's process is gone if it was one of the victims (its database may be on its way out). */
  async kill(victim: Victim): Promise<void> {
    const pid = this.child.pid;
    if (pid === undefined) throw new Error('The server could not be started.');
    if (victim === 'children') return killAll((await processTree(pid)).slice(1));
    killAll(victim === 'server' ? [pid] : await processTree(pid));
    await this.exit;
  }

  /** Asks it to stop and waits for that; what it leaves running after the time is killed. */
  async stop(patience: number): Promise<void> {
    const pid = this.child.pid;
    if (this.ended || pid === undefined) return;
    const tree = await processTree(pid);
    this.child.kill('SIGTERM');
    const waiting = new AbortController();
    await Promise.race([this.exit, sleep(patience, undefined, { signal: waiting.signal }).catch(() => undefined)]);
    waiting.abort();
    if (!this.ended) killAll(tree);
    await this.exit;
  }
}
