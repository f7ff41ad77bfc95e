// npm run bench:exam [-- --short]: 2,000 learners answer every five seconds, beside a bare write of the same row.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect } from '../apps/server/src/kernel/database/connect.ts';
import { ask, type ExamHall, fillExamHall, scheduleExam } from '../apps/server/test/support/exam-hall.ts';
import { buildServer } from './bench/build-server.ts';
import { type BenchCluster, freshDatabase, openCluster, SECRET } from './bench/cluster.ts';
import { bytesOf, percentile } from './bench/load.ts';
import { type Paced, runPaced } from './bench/paced.ts';
import { canMeasure, memoryOf, type Usage, usageOf, usedBetween } from './bench/processes.ts';
import { ms, table, whole } from './bench/report.ts';
import { type Measurable, startProduct, startYardstick } from './bench/servers.ts';

const FOLDER = path.resolve('bench-results');
const DATABASE = 'bench_exam';
const LEARNERS = 2000;
const INTERVAL = 5000;
const QUESTIONS = 10;
const BEGINNING_AT_ONCE = 16;
const LIMIT = 150;

interface Sitting {
  attemptId: number;
  holder: string;
  headers: Record<string, string>;
  sequence: number;
  /** What the product acknowledged last, by position. */
  kept: Map<number, number>;
}

async function beginAll(url: string, hall: ExamHall, subsectionExamId: number): Promise<Sitting[]> {
  const sittings: Sitting[] = [];
  const waiting = [...hall.learners];
  const begin = async () => {
    for (let learner = waiting.shift(); learner; learner = waiting.shift()) {
      const { body } = await ask<{ examAttemptId: number }>(url, learner, 'POST /api/exams/exam-instance', {
        subsectionExamId,
      });
      const holder = `tab-of-${learner.userId}`;
      const opened = await ask(url, learner, `POST /api/exams/${body.examAttemptId}/start`, { holder });
      if (opened.status !== 200) throw new Error(`An attempt can't be opened: ${JSON.stringify(opened.body)}`);
      const { headers } = learner;
      sittings.push({ attemptId: body.examAttemptId, holder, headers, sequence: 0, kept: new Map() });
    }
  };
  await Promise.all(Array.from({ length: BEGINNING_AT_ONCE }, begin));
  return sittings;
}

/** The next answer of somebody: to one question after the other, round and round. */
function nextAnswer(sitting: Sitting) {
  sitting.sequence += 1;
  const { sequence } = sitting;
  const text = `What was thought of, in answer number ${sequence}`;
  return { position: 1 + (sequence % QUESTIONS), sequence, answer: { type: 'SHORT_TEXT', text } };
}

interface Contestant {
  name: string;
  server: Measurable;
  next(sitting: Sitting): Buffer;
  isKept: boolean;
}

const productRequest = (sitting: Sitting): Buffer =>
  bytesOf({
    method: 'POST',
    path: `/api/exams/${sitting.attemptId}/submit`,
    headers: sitting.headers,
    body: { ...nextAnswer(sitting), holder: sitting.holder, isFlagged: false },
  });

const bareRequest =
  (organizationId: number) =>
  (sitting: Sitting): Buffer => {
    const { answer, ...place } = nextAnswer(sitting);
    const body = { organizationId, examAttemptId: sitting.attemptId, ...place, answer: JSON.stringify(answer) };
    return bytesOf({ method: 'POST', path: '/answer', body });
  };

interface Result {
  latencies: number[];
  seconds: number;
  server: number;
  database: number;
  memory: number;
}

function add(result: Result, { latencies, seconds }: Paced, before: Usage, after: Usage, pid: number): void {
  const used = usedBetween(before, after, pid);
  for (const latency of latencies) result.latencies.push(latency);
  result.seconds += seconds;
  result.server += used.server;
  result.database += used.database;
  result.memory = memoryOf(pid);
}

async function compete(
  contestants: readonly Contestant[],
  sittings: readonly Sitting[],
  { rounds, seconds, postmaster }: { rounds: number; seconds: number; postmaster: number },
): Promise<Map<string, Result>> {
  const results = new Map<string, Result>(
    contestants.map(({ name }) => [name, { latencies: [], seconds: 0, server: 0, database: 0, memory: Number.NaN }]),
  );
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, server, next, isKept } of round % 2 === 0 ? contestants : contestants.toReversed()) {
      const before = usageOf(server.pid, postmaster);
      const paced = await runPaced({
        port: server.port,
        people: sittings.length,
        interval: INTERVAL,
        seconds: round < 0 ? INTERVAL / 1000 : seconds,
        next: (person) => next(sittings[person]!),
        heard: (person, answer) => {
          if (isKept) keep(sittings[person]!, answer);
        },
      });
      if (round >= 0) add(results.get(name)!, paced, before, usageOf(server.pid, postmaster), server.pid);
    }
  }
  return results;
}

function keep({ kept }: Sitting, answer: Buffer): void {
  const body = JSON.parse(answer.subarray(answer.indexOf('\r\n\r\n') + 4).toString()) as {
    position: number;
    sequence: number;
    isSaved: boolean;
  };
  if (body.isSaved) kept.set(body.position, body.sequence);
}

/** How many acknowledged answers are not in the database; it should be none. */
async function countLost(cluster: BenchCluster, sittings: readonly Sitting[]): Promise<number> {
  const admin = connect(cluster.addressOf(DATABASE), cluster.admin, 1);
  try {
    const rows = await admin<{ id: number; position: number; sequence: number }[]>`
      select exam_attempt_id as id, position, sequence from attempt_answers`;
    const stored = new Map(rows.map(({ id, position, sequence }) => [`${id} ${position}`, sequence]));
    return sittings.reduce(
      (sum, { attemptId, kept }) =>
        sum +
        [...kept].filter(([position, sequence]) => (stored.get(`${attemptId} ${position}`) ?? 0) < sequence).length,
      0,
    );
  } finally {
    await admin.end();
  }
}

const rowOf = (title: string, { latencies, seconds, server, database, memory }: Result): string[] => [
  title,
  whole(latencies.length / seconds),
  ...[0.5, 0.95, 0.99, 1].map((share) => ms(percentile(latencies, share))),
  canMeasure ? whole(server / latencies.length) : '-',
  canMeasure ? whole(database / latencies.length) : '-',
  whole(memory),
];

const p99Of = (results: ReadonlyMap<string, Result>, name: 'product' | 'bare'): number =>
  percentile(results.get(name)!.latencies, 0.99);

function reportOf(results: ReadonlyMap<string, Result>, lost: number): string {
  const [product, bare] = [results.get('product')!, results.get('bare')!];
  const [slow, bareSlow] = [p99Of(results, 'product'), p99Of(results, 'bare')];
  const head = ['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'most ms', 'server µs', 'database µs', 'memory MB'];
  return [
    '# Saved answers of an exam',
    `${LEARNERS} learners, each saves an answer every ${INTERVAL / 1000} s over a connection of their own; latency counts from the moment at which a request was due. ${os.cpus().length} processors for one process of the server, PostgreSQL and the learners; load at the end ${os.loadavg()[0]?.toFixed(1)}.`,
    table(head, [rowOf('saved answer', product), rowOf('bare write of the same row', bare)]),
    `p99 ${ms(slow)} ms, at most ${LIMIT} ms wanted: ${slow < LIMIT ? 'yes' : 'NO'}; ${(slow / bareSlow).toFixed(2)} x the bare write's. Acknowledged answers that are not in the database: ${lost}.`,
    '',
  ].join('\n\n');
}

async function main(isShort: boolean): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  buildServer();
  const cluster = await openCluster(path.join(FOLDER, 'cluster'));
  const stops: (() => Promise<void>)[] = [() => cluster.stop()];
  try {
    process.stdout.write('  people…\n');
    const hall = await freshDatabase(cluster, DATABASE, (admin) => fillExamHall(admin, SECRET, LEARNERS));
    const server = await startProduct(cluster, DATABASE, FOLDER, { runsJobs: true });
    stops.unshift(server.stop);
    const bare = await startYardstick(
      'bare-answers',
      { address: cluster.addressOf(DATABASE), admin: cluster.admin },
      FOLDER,
    );
    stops.unshift(bare.stop);
    process.stdout.write('  their attempts…\n');
    const url = `http://127.0.0.1:${server.port}`;
    const sittings = await beginAll(url, hall, await scheduleExam(url, hall, QUESTIONS));
    process.stdout.write('  their answers…\n');
    const results = await compete(
      [
        { name: 'product', server, next: productRequest, isKept: true },
        { name: 'bare', server: bare, next: bareRequest(hall.organizationId), isKept: false },
      ],
      sittings,
      { rounds: isShort ? 2 : 4, seconds: isShort ? 5 : 20, postmaster: cluster.postmaster },
    );
    const lost = await countLost(cluster, sittings);
    const text = reportOf(results, lost);
    writeFileSync(path.join(FOLDER, 'exam.md'), text);
    process.stdout.write(`\n${text}`);
    if (lost > 0 || p99Of(results, 'product') >= LIMIT) process.exitCode = 1;
  } finally {
    for (const stop of stops) await stop();
  }
}

await main(process.argv.includes('--short'));
