import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from './seeded-random.ts';
import { type ServerCommand, ServerUnderTest, type Victim } from './server-under-test.ts';
import { type Write, Writers } from './writers.ts';

/** A server, a way to write to it and a way to look afterwards. */
export interface Trial {
  /** How the server is started on this port with this (at first empty) data directory. */
  command(place: { port: number; dataDir: string }): ServerCommand;
  /** Does the server answer? Asked again and again after a start. */
  answers(url: string): Promise<boolean>;
  /** Runs after each start, before anything is written or looked for (to sign in, for example). */
  prepare?(url: string): Promise<void>;
  write: Write;
  /** Which of these acknowledged records are not there? */
  findMissing(url: string, ids: readonly string[]): Promise<string[]>;
  rounds: number;
  writers: number;
  seed: number;
  /** The kill comes between these milliseconds after the writers began. */
  killAfter: { least: number; most: number };
  /** Share of rounds in which the start itself is killed once before (the recovery is interrupted). */
  killedStarts?: number;
  /** What is killed, one of them by chance each time: by default the server, or it and its database. */
  victims?: readonly Victim[];
}

export interface Round {
  victim: Victim;
  killedAfter: number;
  startedIn: number;
  acknowledged: number;
  refused: number;
  unanswered: number;
}

export interface Outcome {
  rounds: Round[];
  acknowledged: number;
  /** Acknowledged, but gone after a restart. */
  lost: string[];
  /** The data directory, which is kept if something was lost; the caller removes it. */
  evidence: string | undefined;
}

const INTERRUPTED_WITHIN = 400;
const STOP_PATIENCE = 15_000;

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

/** Starts the server, perhaps kills that start, and returns it when it answers. */
async function startServer(trial: Trial, command: ServerCommand, url: string, random: () => number) {
  if (random() < (trial.killedStarts ?? 0)) {
    const interrupted = ServerUnderTest.start(command);
    await sleep(random() * INTERRUPTED_WITHIN);
    await interrupted.kill(random() < 0.5 ? 'server' : 'everything');
  }
  const server = ServerUnderTest.start(command);
  try {
    const startedIn = await server.ready(url, trial.answers);
    await trial.prepare?.(url);
    return { server, startedIn };
  } catch (error) {
    await server.stop(STOP_PATIENCE);
    throw error;
  }
}

/** Writes with many hands, kills in the middle, and adds what was seen to the round. */
async function killWhileWriting(
  trial: Trial,
  url: string,
  name: string,
  server: ServerUnderTest,
  random: () => number,
) {
  const victims = trial.victims ?? ['server', 'everything'];
  const victim = victims[Math.floor(random() * victims.length)] ?? 'server';
  const killedAfter = Math.round(trial.killAfter.least + random() * (trial.killAfter.most - trial.killAfter.least));
  const writers = new Writers(trial.writers, name, url, trial.write);
  await sleep(killedAfter);
  await server.kill(victim);
  return { victim, killedAfter, tally: await writers.stop() };
}

async function killInPlace(trial: Trial, dataDir: string): Promise<Outcome> {
  const random = seededRandom(trial.seed);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = trial.command({ port, dataDir });
  const acknowledged: string[] = [];
  const lost = new Set<string>();
  const rounds: Round[] = [];
  let { server, startedIn } = await startServer(trial, command, url, random);
  try {
    for (let round = 0; round < trial.rounds; round++) {
      const { victim, killedAfter, tally } = await killWhileWriting(
        trial,
        url,
        `${trial.seed}-${round}`,
        server,
        random,
      );
      acknowledged.push(...tally.acknowledged);
      rounds.push({ ...tally, victim, killedAfter, startedIn, acknowledged: tally.acknowledged.length });
      if (victim === 'children') startedIn = await server.ready(url, trial.answers);
      else ({ server, startedIn } = await startServer(trial, command, url, random));
      for (const id of await trial.findMissing(url, acknowledged)) lost.add(id);
    }
  } finally {
    await server.stop(STOP_PATIENCE);
  }
  const evidence = lost.size > 0 ? dataDir : undefined;
  return { rounds, acknowledged: acknowledged.length, lost: [...lost], evidence };
}

/**
 * Kills a server again and again in the middle of writes, and after each restart looks for every record that was ever
 * acknowledged. The data directory is fresh, and removed afterwards unless something was lost.
 */
export async function killRepeatedly(trial: Trial): Promise<Outcome> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'durability-'));
  fs.chmodSync(dataDir, 0o755); // the database may run as another user
  let evidence: string | undefined;
  try {
    const outcome = await killInPlace(trial, dataDir);
    evidence = outcome.evidence;
    return outcome;
  } finally {
    if (!evidence) fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
