// npm run bench:hostile: 50 users read at their own pace, first alone, then while hostile texts, archives and question files are
// sent; how long the server's main thread is blocked, and how long the users wait.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { type ExamHall, fillExamHall, type HallMember } from '../apps/server/test/support/exam-hall.ts';
import { HOSTILE_MARKUP } from '../apps/server/test/support/hostile-markup.ts';
import { buildServer } from './bench/build-server.ts';
import { freshDatabase, openCluster, SECRET } from './bench/cluster.ts';
import { bytesOf, percentile } from './bench/load.ts';
import { runPaced } from './bench/paced.ts';
import { ms, table } from './bench/report.ts';
import { type Measurable, startProduct } from './bench/servers.ts';

const FOLDER = path.resolve('bench-results');
const LOOP_FILE = path.join(FOLDER, 'event-loop.json');
const DATABASE = 'bench_hostile';
const USERS = 50;
const INTERVAL = 500;
const SECONDS = { warmUp: 5, alone: 15, hostile: 40 };
const ATTACKERS = 3;
/** Milliseconds that an attacker waits for an answer. */
const PATIENCE = 60_000;
const WANTED = { p99: 20, most: 100 };

interface Attack {
  name: string;
  path: string;
  /** Question files are sent by an instructor, as bytes. */
  isFile: boolean;
  payload: string | Buffer;
}

/** An archive of many megabytes that says it has a thousand bytes. */
function bombWithFalseSizes(): Buffer {
  const bomb = Buffer.from(zipSync({ 'a.gift': new Uint8Array(400_000_000) }, { level: 9 }));
  const sizes = [
    bomb.indexOf('PK\x03\x04', 0, 'latin1') + 22,
    bomb.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24,
  ];
  for (const at of sizes) bomb.writeUInt32LE(1000, at);
  return bomb;
}

function attacksOn({ courseId }: ExamHall): Attack[] {
  const texts = Object.entries(HOSTILE_MARKUP).flatMap(([shape, make]): Attack[] => {
    const html = make(390_000);
    const isFile = false;
    const board = { kind: 'QUESTION', title: { en: 'A' }, body: { en: html } };
    const question = {
      name: 'A',
      content: { type: 'ESSAY', prompt: { en: html }, hints: [], leastWords: 0, mostWords: null },
      key: { type: 'ESSAY', explanation: {}, guide: {} },
      marks: '1',
      negativeMarks: '0',
      difficulty: null,
      tags: [],
      questionCategoryId: null,
    };
    return [
      {
        name: `discussion: ${shape}`,
        path: `/api/courses/${courseId}/discussion-boards`,
        isFile,
        payload: JSON.stringify(board),
      },
      { name: `question: ${shape}`, path: '/api/questions', isFile, payload: JSON.stringify(question) },
    ];
  });
  const importing = (fileName: string) =>
    `/api/questions/import?${new URLSearchParams({ language: 'en', isDryRun: 'true', fileName })}`;
  const file = (name: string, fileName: string, payload: Buffer): Attack => ({
    name: `import: ${name}`,
    path: importing(fileName),
    isFile: true,
    payload,
  });
  const quiz = (inner: string) =>
    `<quiz><question type="essay"><name><text>E</text></name><questiontext><text>${inner}`;
  return [
    ...texts,
    file('a bomb with false sizes', 'a.zip', bombWithFalseSizes()),
    file('a bomb with true sizes', 'a.zip', Buffer.from(zipSync({ 'a.gift': new Uint8Array(200_000_000) }))),
    file('a question of 300,000 answers', 'a.gift', Buffer.from(`Q? {=a${'~b'.repeat(300_000)}}`)),
    file('a question of megabytes', 'a.gift', Buffer.from(`Q? ${'<b>'.repeat(2_000_000)} {T}`)),
    file('10,000 questions', 'a.gift', Buffer.from('Is it? {=yes ~no}\n\n'.repeat(10_000))),
    file('nested elements', 'a.xml', Buffer.from(quiz('<b>'.repeat(1_000_000)))),
    file('escaped elements', 'a.xml', Buffer.from(quiz('&lt;b&gt;'.repeat(600_000)))),
  ];
}

/** Sends one attack after the other until the time is over; counts the answers of each by their status. */
async function attack(
  url: string,
  { instructor }: ExamHall,
  attacks: readonly Attack[],
  until: number,
  statuses: Map<string, Map<number, number>>,
): Promise<void> {
  const queue: Attack[] = [];
  const work = async () => {
    while (performance.now() < until) {
      if (queue.length === 0) queue.push(...attacks);
      const { name, path: at, payload, isFile } = queue.shift() as Attack;
      const status = await fetch(`${url}${at}`, {
        method: 'POST',
        headers: { ...instructor.headers, 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
        body: payload as never,
        signal: AbortSignal.timeout(PATIENCE),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0, // no answer in time
      );
      const counted = statuses.get(name) ?? new Map<number, number>();
      statuses.set(name, counted.set(status, (counted.get(status) ?? 0) + 1));
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS }, work));
}

interface Delay {
  p50: number;
  p99: number;
  most: number;
}

/** The server's event-loop delay since it was asked last. */
async function delayOf(server: Measurable): Promise<Delay> {
  rmSync(LOOP_FILE, { force: true });
  process.kill(server.pid, 'SIGUSR2');
  for (let tries = 0; tries < 100; tries += 1) {
    await sleep(50);
    try {
      return JSON.parse(readFileSync(LOOP_FILE, 'utf8')) as Delay;
    } catch (error) {
      if (tries === 99) throw error; // not written yet
    }
  }
  throw new Error('The server did not say how long its event loop was delayed.');
}

const read = (server: Measurable, hall: ExamHall, seconds: number) => {
  const requests = hall.learners.map(({ headers }: HallMember, index) =>
    bytesOf({
      method: 'GET',
      path: index % 2 === 0 ? '/api/courses?take=20' : `/api/courses/${hall.courseId}`,
      headers,
    }),
  );
  return runPaced({
    port: server.port,
    people: USERS,
    interval: INTERVAL,
    seconds,
    next: (person) => requests[person]!,
  });
};

const rowOf = (title: string, latencies: readonly number[], delay: Delay): string[] => [
  title,
  String(latencies.length),
  ...[0.5, 0.99, 1].map((share) => ms(percentile(latencies, share))),
  ms(delay.p50),
  ms(delay.p99),
  ms(delay.most),
];

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  buildServer();
  const cluster = await openCluster(path.join(FOLDER, 'cluster'));
  const stops: (() => Promise<void>)[] = [() => cluster.stop()];
  try {
    const hall = await freshDatabase(cluster, DATABASE, (admin) => fillExamHall(admin, SECRET, USERS));
    process.env.BENCH_LOOP_FILE = LOOP_FILE;
    const server = await startProduct(cluster, DATABASE, FOLDER, {
      nodeOptions: ['--import', path.resolve('scripts/bench/watch-loop.mjs')],
    });
    stops.unshift(server.stop);
    const attacks = attacksOn(hall);
    await read(server, hall, SECONDS.warmUp);
    await delayOf(server);
    process.stdout.write('  users alone…\n');
    const alone = await read(server, hall, SECONDS.alone);
    const aloneDelay = await delayOf(server);
    process.stdout.write('  users beside attackers…\n');
    const statuses = new Map<string, Map<number, number>>();
    const attacking = attack(
      `http://127.0.0.1:${server.port}`,
      hall,
      attacks,
      performance.now() + SECONDS.hostile * 1000,
      statuses,
    );
    const beside = await read(server, hall, SECONDS.hostile);
    const delay = await delayOf(server);
    await attacking;
    const enough = delay.p99 < WANTED.p99 && delay.most < WANTED.most;
    const text = [
      '# Hostile inputs',
      `${USERS} users, each reads every ${INTERVAL} ms, alone and beside ${ATTACKERS} attackers who send one hostile input after the other. ${os.cpus().length} processors for server, threads, PostgreSQL and everybody who sends; load at the end ${os.loadavg()[0]?.toFixed(1)}.`,
      table(
        ['', 'requests', 'users p50 ms', 'users p99 ms', 'users most ms', 'loop p50 ms', 'loop p99 ms', 'loop most ms'],
        [rowOf('users alone', alone.latencies, aloneDelay), rowOf('beside attackers', beside.latencies, delay)],
      ),
      `Event-loop delay p99 below ${WANTED.p99} ms and at most ${WANTED.most} ms wanted: ${enough ? 'yes' : 'NO'}.`,
      table(
        ['hostile input', 'answers (status x times)'],
        [...statuses].map(([name, counted]) => [
          name,
          [...counted].map(([status, count]) => `${status} x ${count}`).join(', '),
        ]),
      ),
      '',
    ].join('\n\n');
    writeFileSync(path.join(FOLDER, 'hostile.md'), text);
    process.stdout.write(`\n${text}`);
  } finally {
    for (const stop of stops) await stop();
  }
}

await main();
