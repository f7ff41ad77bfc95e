import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchMember, type BenchRequest, FRESH_KEY } from '../../apps/server/src/kernel/benchmark.ts';
import type { Platform } from '../../apps/server/src/kernel/context.ts';
import { bytesOf, median, percentile, run } from './load.ts';
import { canMeasure, memoryOf, usageOf, usedBetween } from './processes.ts';
import type { Measurable } from './servers.ts';
import { byOrganization, Streams } from './streams.ts';

/** What one target did in all rounds of a scenario. */
export interface Result {
  rates: number[];
  latencies: number[];
  /** Microseconds of processor time per request: of the server's process, and of PostgreSQL. */
  server: number[];
  database: number[];
  memory: number;
}

export interface Target {
  name: string;
  server: Measurable;
  requests: readonly BenchRequest[];
  /** Takes away what those before it have left to do, so that nobody pays for others. */
  clear?(): Promise<void>;
}

export interface Plan {
  rounds: number;
  seconds: number;
  connections: number;
  postmaster: number;
  /** Requests that make one operation. */
  each?: number | undefined;
}

/** Requests after which a process has compiled what it runs often: the first ones cost up to twice as much. */
const WARM = 1500;

const emptyResult = (): Result => ({ rates: [], latencies: [], server: [], database: [], memory: Number.NaN });

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** Each connection goes through requests of its own, two by two, so that no two of them write the same row. */
function nextOf(requests: readonly BenchRequest[], connections: number): (connection: number, count: number) => Buffer {
  // what is asked for in one organisation only stands for its own second
  const bytes = (requests.length === 1 ? [requests[0]!, requests[0]!] : requests).map(bytesOf);
  const keys = bytes.map((each) => each.indexOf(FRESH_KEY));
  const pairs = Math.floor(bytes.length / 2);
  const pairsEach = Math.max(1, Math.floor(pairs / connections));
  return (connection, count) => {
    const at = ((connection + (Math.floor(count / 2) % pairsEach) * connections) % pairs) * 2 + (count % 2);
    const request = bytes[at]!;
    if (keys[at] === -1) return request;
    const own = Buffer.from(request); // the socket may still be writing the one before
    own.write(randomUUID(), keys[at]!);
    return own;
  };
}

/** Measures the targets in turn, in another order in each round, after a round that doesn't count. */
export async function measure(targets: readonly Target[], plan: Plan): Promise<Map<string, Result>> {
  const results = new Map(targets.map((target) => [target.name, emptyResult()]));
  for (let round = -1; round < plan.rounds; round++) {
    for (const target of shuffled(targets)) {
      const { pid, port } = target.server;
      await target.clear?.();
      const before = usageOf(pid, plan.postmaster);
      const measured = await run({
        port,
        connections: plan.connections,
        seconds: round < 0 ? plan.seconds / 2 : plan.seconds,
        requests: round < 0 ? WARM : 0,
        each: plan.each ?? 1,
        next: nextOf(target.requests, plan.connections),
      });
      if (round < 0) continue;
      const used = usedBetween(before, usageOf(pid, plan.postmaster), pid);
      const result = results.get(target.name)!;
      result.rates.push(measured.requests / measured.seconds);
      result.latencies.push(...measured.latencies);
      result.server.push(used.server / measured.requests);
      result.database.push(used.database / measured.requests);
      result.memory = memoryOf(pid);
    }
  }
  return results;
}

export interface StreamTarget {
  name: string;
  server: Measurable;
  requestOf(member: BenchMember): BenchRequest;
}

export interface StreamResult extends Result {
  /** Kilobytes of memory for an open stream. */
  perConnection: number;
}

/** Opens all streams on one target after the other and sends to everybody, burst after burst. */
export async function measureStreams(
  targets: readonly StreamTarget[],
  members: readonly BenchMember[],
  platform: Platform,
  plan: Plan,
): Promise<Map<string, StreamResult>> {
  const results = new Map<string, StreamResult>(
    targets.map((target) => [target.name, { ...emptyResult(), perConnection: Number.NaN }]),
  );
  const groups = byOrganization(members);
  for (let round = 0; round < plan.rounds; round++) {
    for (const target of shuffled(targets)) {
      const { pid, port } = target.server;
      const streams = new Streams();
      const emptyMemory = memoryOf(pid);
      try {
        await streams.open(port, members.map(target.requestOf));
        const result = results.get(target.name)!;
        const memory = memoryOf(pid);
        if (round === 0) result.perConnection = ((memory - emptyMemory) * 1024) / members.length;
        await streams.burst(platform, groups);
        streams.latencies = [];
        const before = usageOf(pid, plan.postmaster);
        const started = performance.now();
        while (performance.now() - started < plan.seconds * 1000) await streams.burst(platform, groups);
        const seconds = (performance.now() - started) / 1000;
        const used = usedBetween(before, usageOf(pid, plan.postmaster), pid);
        const count = streams.latencies.length;
        result.rates.push(count / seconds);
        result.latencies.push(...streams.latencies);
        result.server.push(used.server / count);
        result.database.push(used.database / count);
        result.memory = memoryOf(pid);
      } finally {
        streams.close();
      }
      await sleep(300); // the server notices that they have gone
    }
  }
  return results;
}

/** The share of the other one's rate, round by round, because a machine's moods touch both. */
export const ratioOf = (product: Result, bare: Result): number =>
  median(product.rates.map((rate, round) => rate / (bare.rates[round] ?? Number.NaN)));

export const p50 = (result: Result): number => percentile(result.latencies, 0.5);
export const p95 = (result: Result): number => percentile(result.latencies, 0.95);
export const p99 = (result: Result): number => percentile(result.latencies, 0.99);
export { canMeasure };
