import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '@sullam/embedded-postgres/launch.ts';
import { connect, type Sql } from '../../src/kernel/database/connect.ts';
import { installationSecret, prepareDatabase } from '../../src/kernel/database/open.ts';
import { createLog } from '../../src/kernel/log.ts';
import { ask, closeExam, type ExamHall, fillExamHall, scheduleExam } from '../support/exam-hall.ts';
import { freePort } from './killer.ts';
import { seededRandom } from './seeded-random.ts';
import { ServerUnderTest, type Victim } from './server-under-test.ts';
import { SimulatedLearner } from './simulated-learner.ts';

export const QUESTIONS = 5;
/**
 * The window stays open so many times as long as it took all who hurry to begin, and as long as all deaths with so many
 * starts each, so that there is time to answer between them; but no longer than these ms.
 */
const AS_LONG_AS_BEGINNING = 5;
const STARTS_A_DEATH = 2;
const LONGEST = 60_000;
const RUN_LIMIT = 240_000;

export interface ExamTrial {
  /** Sit an exam without a time limit, `atOnce` at a time. */
  unhurried: number;
  atOnce: number;
  /** All sit together, most of them until the window closes. */
  hurried: number;
  /** Of those: whose window is prolonged while they sit. */
  prolonged: number;
  closesAfter: number;
  kills: number;
  seed: number;
}

export interface ExamOutcome {
  learners: SimulatedLearner[];
  kills: Victim[];
  /** When the hurried ones' window closes. */
  closes: Date;
  /** Who was to get more time, and who was granted it before the time was over. */
  prolonged: ReadonlySet<number>;
  grantedInTime: ReadonlySet<number>;
  /** What is in the database when everything is over. */
  attempts: StoredAttempt[];
  answers: StoredAnswer[];
}

export interface StoredAttempt {
  id: number;
  userId: number;
  state: string;
  finishedAt: Date;
  deadline: Date | null;
  markedAnswers: number;
  /** How often the rest of the product was notified that it is over. */
  finishSignals: number;
}

export interface StoredAnswer {
  attemptId: number;
  position: number;
  sequence: number;
  text: string;
  /** Milliseconds after the deadline; negative before it. */
  late: number | null;
}

/** Works on the database of a data folder while no server runs. */
async function withDatabase<T>(dataDir: string, work: (admin: Sql, secret: string) => Promise<T>): Promise<T> {
  const cluster = await startCluster(dataDir);
  const login = { user: 'postgres', password: cluster.adminPassword };
  const address = { host: cluster.host, port: cluster.port, database: 'sullam' };
  const root = connect({ ...address, database: 'postgres' }, login, 1);
  const [found] = await root`select from pg_database where datname = 'sullam'`;
  if (!found) await root.unsafe('create database sullam');
  await root.end();
  const admin = connect(address, login, 2);
  try {
    const secret = installationSecret(dataDir);
    await prepareDatabase(admin, address, secret, path.resolve('apps/server/migrations'), createLog('silent'));
    return await work(admin, secret);
  } finally {
    await admin.end();
    await cluster.stop();
  }
}

const commandFor = (port: number, dataDir: string) => ({
  file: process.execPath,
  args: [path.resolve('apps/server/dist/server.js')],
  env: {
    ...process.env,
    NODE_ENV: '',
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'error',
    PUBLIC_URL: `http://localhost:${port}`,
  },
});

const isUp = async (url: string): Promise<boolean> => (await fetch(`${url}/api/health`)).ok;

/** Runs the sittings, as many at once as are allowed. */
async function sitInTurn(learners: readonly SimulatedLearner[], atOnce: number): Promise<void> {
  const waiting = [...learners];
  const place = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next.sit();
  };
  await Promise.all(Array.from({ length: atOnce }, place));
}

/** Kills the server, or everything, and starts it again, some seconds apart. */
async function killInTurn(trial: ExamTrial, start: () => Promise<ServerUnderTest>, first: ServerUnderTest) {
  const random = seededRandom(trial.seed + 1);
  const kills: Victim[] = [];
  let server = first;
  for (let count = 0; count < trial.kills; count += 1) {
    await sleep(1000 + random() * 2500);
    const victim: Victim = random() < 0.5 ? 'server' : 'everything';
    await server.kill(victim);
    kills.push(victim);
    server = await start();
  }
  return { server, kills };
}

async function readAttempts(admin: Sql): Promise<StoredAttempt[]> {
  return admin<StoredAttempt[]>`
    select a.exam_attempt_id as id, a.user_id as "userId", a.state, a.finished_at as "finishedAt", a.deadline,
      (select count(*)::int from answer_marks m where m.exam_attempt_id = a.exam_attempt_id) as "markedAnswers",
      (select count(*)::int from signals s where s.name = 'exam-attempt.finished'
        and (s.payload ->> 'examAttemptId')::bigint = a.exam_attempt_id) as "finishSignals"
    from exam_attempts a`;
}

async function readAnswers(admin: Sql): Promise<StoredAnswer[]> {
  return admin<StoredAnswer[]>`
    select o.exam_attempt_id as "attemptId", o.position, o.sequence, o.answer ->> 'text' as text,
      (extract(epoch from o.saved_at - a.deadline) * 1000)::float8 as late
    from attempt_answers o join exam_attempts a using (organization_id, exam_attempt_id)`;
}

/** Prolongs learners' windows while they sit, insisting as an instructor does whose server is away. Answers for whom in time. */
async function prolong(
  url: string,
  hall: ExamHall,
  examId: number,
  userIds: readonly number[],
  [closes, later]: [Date, Date],
) {
  const inTime = new Set<number>();
  const grant = { extraMinutes: null, extraPercent: null, extraAttempts: null, opensAt: null, note: '', version: 0 };
  for (const userId of userIds) {
    for (;;) {
      const operation = `PUT /api/subsection-exams/${examId}/accommodations/${userId}`;
      const body = { ...grant, closesAt: later.toISOString() };
      const reply = await ask(url, hall.instructor, operation, body).catch(() => ({ status: 503, body: {} }));
      if (reply.status < 300 && new Date() < closes) inTime.add(userId);
      // 409: granted already by a call whose answer was lost
      if (reply.status < 300 || reply.status === 409) break;
      if (reply.status < 500) throw new Error(`${operation}: ${reply.status} ${JSON.stringify(reply.body)}`);
      await sleep(50);
    }
  }
  return inTime;
}

/** Sits all exams while browsers and servers die, closes what is overdue, and looks into the database. */
export async function runExamTrial(trial: ExamTrial): Promise<ExamOutcome> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'exam-trial-'));
  fs.chmodSync(dataDir, 0o755); // the database may run as another user
  const started: ServerUnderTest[] = [];
  try {
    const count = trial.unhurried + trial.hurried;
    const hall = await withDatabase(dataDir, (admin, secret) => fillExamHall(admin, secret, count));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const start = async () => {
      const server = ServerUnderTest.start(commandFor(port, dataDir));
      started.push(server);
      await server.ready(url, isUp);
      return server;
    };
    const before = Date.now();
    const server = await start();
    const sat = await sitAll(trial, { url, hall, server, start, startTakes: Date.now() - before });
    await sat.server.stop(15_000);
    const stored = await withDatabase(dataDir, async (admin) => ({
      attempts: await readAttempts(admin),
      answers: await readAnswers(admin),
    }));
    return { ...sat, ...stored };
  } finally {
    // a trial that broke off leaves its server running
    await Promise.all(started.map((server) => server.stop(15_000)));
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Place {
  url: string;
  hall: ExamHall;
  server: ServerUnderTest;
  start: () => Promise<ServerUnderTest>;
  /** How many milliseconds a start takes on this machine. */
  startTakes: number;
}

async function sitAll(trial: ExamTrial, { url, hall, server: first, start, startTakes }: Place) {
  const random = seededRandom(trial.seed);
  const open = await scheduleExam(url, hall, QUESTIONS);
  const closing = await scheduleExam(url, hall, QUESTIONS);
  const simulation = { url, random, questionCount: QUESTIONS, pause: () => 30, until: Date.now() + RUN_LIMIT };
  let { closesAfter } = trial;
  const pauseOf = (index: number) => () => closesAfter / (index < trial.prolonged ? 2 : 4);
  const learners = hall.learners.map((member, index) =>
    index < trial.hurried
      ? new SimulatedLearner(member, closing, { ...simulation, pause: pauseOf(index) })
      : new SimulatedLearner(member, open, simulation),
  );
  const [hurried, unhurried] = [learners.slice(0, trial.hurried), learners.slice(trial.hurried)];
  const before = Date.now();
  await Promise.all(hurried.map((learner) => learner.begin()));
  // a machine that is busy with other things begins slowly, and answers no quicker: then everything takes its time
  const beginning = AS_LONG_AS_BEGINNING * (Date.now() - before);
  const deaths = trial.kills * STARTS_A_DEATH * startTakes;
  closesAfter = Math.min(Math.max(closesAfter, beginning, deaths), LONGEST);
  const closes = new Date(Date.now() + closesAfter);
  const later = new Date(closes.getTime() + closesAfter);
  await closeExam(url, hall, closing, closes);
  const prolonged = hurried.slice(0, trial.prolonged).map(({ member }) => member.userId);
  const [{ server, kills }, grantedInTime] = await Promise.all([
    killInTurn(trial, start, first),
    prolong(url, hall, closing, prolonged, [closes, later]),
    sitInTurn(hurried, trial.hurried),
    sitInTurn(unhurried, trial.atOnce),
  ]);
  // who comes back after the time is over finds the attempt closed
  for (const { attemptId, member } of learners)
    if (attemptId !== null) await ask(url, member, `GET /api/exams/${attemptId}/latest?holder=after-the-exam`);
  return { learners, server, kills, closes, grantedInTime, prolonged: new Set(prolonged) };
}
