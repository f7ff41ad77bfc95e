// npm run bench:certificates [-- --short]: 10,000 certificates issued by a job while learners read, then checked by whoever has
// their numbers.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchMember, BenchRequest } from '../apps/server/src/kernel/benchmark.ts';
import { connect, type Sql } from '../apps/server/src/kernel/database/connect.ts';
import { ask } from './bench/ask.ts';
import { buildServer } from './bench/build-server.ts';
import { type BenchCluster, freshDatabase, openCluster } from './bench/cluster.ts';
import { fill, type Size } from './bench/fill.ts';
import { bytesOf, median, percentile } from './bench/load.ts';
import { measure } from './bench/measure.ts';
import { runPaced } from './bench/paced.ts';
import { canMeasure } from './bench/processes.ts';
import { ms, table } from './bench/report.ts';
import { DataSet } from './bench/scenarios.ts';
import { type Measurable, startProduct } from './bench/servers.ts';

const FOLDER = path.resolve('bench-results');
const DATABASE = 'bench_certificates';
const COURSE = 1;
/** Milliseconds between two requests of one reader: what learners who read together ask of a server in a second. */
const INTERVAL = 1000;
const READERS = 64;
/** Issuing may make the slowest hundredth of the readers' answers so many times as slow. */
const SLOWER = 1.5;
/** Milliseconds of processor time that checking one certificate may take. */
const CHECK = 2;
/** Milliseconds after which a run that has issued nothing more is given up. */
const PATIENCE = 120_000;
/** Addresses from which certificates are checked: each may check only so many in a minute. */
const CHECKERS = 1000;

async function fillCertificates(admin: Sql, size: Size, learners: number): Promise<void> {
  await fill(admin, size, () => undefined);
  const connection = await admin.reserve();
  try {
    await connection.unsafe('set session_replication_role = replica');
    // those of the data set stand for what was issued long ago: here they are issued
    await connection`truncate certificates, certificate_states, certificate_credentials, issuer_keys cascade`;
    await connection`
      insert into enrollments (organization_id, course_id, user_id, enrolled_at, last_visited_at, completed_at)
      select 1, ${COURSE}::bigint, user_id, now() - interval '9 days', now(), now() from generate_series(2, 1 + ${learners}::bigint) user_id
      on conflict (organization_id, course_id, user_id) do update set completed_at = excluded.completed_at`;
    await connection.unsafe('reset session_replication_role');
    await connection.unsafe('vacuum analyze');
  } finally {
    connection.release();
  }
}

/** What a learner asks for in turn: the catalogue, the own courses, a course. */
function readsOf(data: DataSet, member: BenchMember): Buffer[] {
  const { userId, headers } = member;
  return ['/api/courses?take=20', `/api/users/${userId}/my-courses`, `/api/courses/${data.enrolledCourse(member)}`].map(
    (at) => bytesOf({ method: 'GET', path: at, headers }),
  );
}

/** The latencies of people who read at their own pace for so many seconds. */
async function read(server: Measurable, people: readonly Buffer[][], seconds: number): Promise<number[]> {
  const asked = people.map(() => 0);
  const { latencies } = await runPaced({
    port: server.port,
    people: people.length,
    interval: INTERVAL,
    seconds,
    next: (person) => {
      const reads = people[person]!;
      asked[person]! += 1;
      return reads[asked[person]! % reads.length]!;
    },
  });
  return latencies;
}

interface Issuing {
  issued: number;
  seconds: number;
  idle: number[];
  during: number[];
}

/** Readers alone, then beside the job until it has issued everything, then alone again. */
async function issue(server: Measurable, data: DataSet, isShort: boolean): Promise<Issuing> {
  const people = (await data.members(3, READERS)).map((member) => readsOf(data, member));
  const { headers } = await data.administrator();
  const alone = isShort ? 10 : 30;
  await read(server, people, 5); // what runs often is compiled
  const idle = await read(server, people, alone);
  const at = `/api/courses/${COURSE}`;
  const { certificateRunId } = await ask<{ certificateRunId: number }>(server, {
    method: 'POST',
    path: `${at}/certificate-runs`,
    headers,
    body: { kind: 'ISSUE', notifies: true },
  });
  const during: number[] = [];
  let last = { done: 0, at: performance.now() };
  for (;;) {
    for (const latency of await read(server, people, 5)) during.push(latency);
    const { run } = await ask<{
      run: { certificateRunId: number; done: number; startedAt: string; finishedAt: string | null };
    }>(server, { method: 'GET', path: `${at}/certificate-outlook`, headers });
    if (run.certificateRunId !== certificateRunId) throw new Error('Another run has begun.');
    if (run.done > last.done) last = { done: run.done, at: performance.now() };
    if (performance.now() - last.at > PATIENCE) throw new Error(`The run stands still after ${run.done} certificates.`);
    if (run.finishedAt === null) continue;
    await sleep(5000); // notifications of the last ones are still on their way
    for (const latency of await read(server, people, alone)) idle.push(latency);
    return { issued: run.done, seconds: (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000, idle, during };
  }
}

/** Everybody's numbers, each asked for from an address of its own. */
async function checks(cluster: BenchCluster): Promise<BenchRequest[]> {
  const admin = connect(cluster.addressOf(DATABASE), cluster.admin, 1);
  try {
    const rows = await admin<{ number: string }[]>`
      select certificate_number as number from certificates order by certificate_number limit ${CHECKERS}`;
    return rows.map(({ number }, place) => ({
      method: 'GET',
      path: `/api/certificates/${number}`,
      headers: {
        organization: '1',
        language: 'en',
        'x-forwarded-for': `10.${Math.floor(place / 250)}.${place % 250}.1`,
      },
    }));
  } finally {
    await admin.end();
  }
}

const HEAD = ['', 'requests', 'p50 ms', 'p95 ms', 'p99 ms', 'most ms'];

const row = (title: string, latencies: readonly number[]): string[] => [
  title,
  String(latencies.length),
  ...[0.5, 0.95, 0.99, 1].map((share) => ms(percentile(latencies, share))),
];

async function main(isShort: boolean): Promise<void> {
  const learners = isShort ? 1000 : 10_000;
  const size: Size = {
    organizations: 1,
    users: learners + 1000,
    courses: 50,
    finishedSubsections: 20 * learners,
    orders: learners,
  };
  mkdirSync(FOLDER, { recursive: true });
  buildServer();
  const cluster = await openCluster(path.join(FOLDER, 'cluster'));
  const stops: (() => Promise<void>)[] = [() => cluster.stop()];
  try {
    process.stdout.write('  people…\n');
    await freshDatabase(cluster, DATABASE, (admin) => fillCertificates(admin, size, learners));
    const data = new DataSet(cluster, DATABASE, size);
    const server = await startProduct(cluster, DATABASE, FOLDER, { runsJobs: true });
    stops.unshift(server.stop);
    process.stdout.write('  their certificates…\n');
    const { issued, seconds, idle, during } = await issue(server, data, isShort);
    process.stdout.write('  looking at them…\n');
    const results = await measure([{ name: 'check', server, requests: await checks(cluster) }], {
      rounds: 3,
      seconds: isShort ? 1 : 3,
      connections: 8,
      postmaster: cluster.postmaster,
    });
    const check = results.get('check')!;
    const [own, database] = [median(check.server) / 1000, median(check.database) / 1000];
    const slower = percentile(during, 0.99) / percentile(idle, 0.99);
    const isEnough = issued === learners && slower <= SLOWER && !(own + database > CHECK);
    const text = [
      '# Certificates',
      `${issued} certificates issued by a job in ${seconds.toFixed(0)} s while ${READERS} learners read once a second each. ${os.cpus().length} processors for one process of the server, PostgreSQL and the readers; load at the end ${os.loadavg()[0]?.toFixed(1)}.`,
      table(HEAD, [row('nothing else', idle), row('beside the job', during)]),
      `p99 ${slower.toFixed(2)} x, at most ${SLOWER} x wanted: ${slower <= SLOWER ? 'yes' : 'NO'}.`,
      canMeasure
        ? `A check of a certificate takes ${ms(own + database)} ms of processor time (server ${ms(own)}, database ${ms(database)}), at most ${ms(CHECK)} wanted: ${own + database <= CHECK ? 'yes' : 'NO'}.`
        : 'What a check costs can only be measured on Linux.',
      '',
    ].join('\n\n');
    writeFileSync(path.join(FOLDER, 'certificates.md'), text);
    process.stdout.write(`\n${text}`);
    if (!isEnough) process.exitCode = 1;
  } finally {
    for (const stop of stops) await stop();
  }
}

await main(process.argv.includes('--short'));
