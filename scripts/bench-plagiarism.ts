// npm run bench:plagiarism: how long the check of one text takes among thousands, and how long it keeps others waiting.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../apps/server/src/config.ts';
import { systemClock } from '../apps/server/src/kernel/clock.ts';
import { type SystemContext, systemContext } from '../apps/server/src/kernel/context.ts';
import type { Sql } from '../apps/server/src/kernel/database/connect.ts';
import { openPools } from '../apps/server/src/kernel/database/open.ts';
import { createFileStore } from '../apps/server/src/kernel/files/create-file-store.ts';
import { transactionalQueue } from '../apps/server/src/kernel/jobs/job-queue.ts';
import { createLog } from '../apps/server/src/kernel/log.ts';
import { checkVersion } from '../apps/server/src/modules/assessment/plagiarism/check-version.ts';
import { EXTENSIONS } from '../apps/server/src/modules.ts';
import { type ExamHall, fillExamHall } from '../apps/server/test/support/exam-hall.ts';
import { compareText, hashesOf } from '../packages/domain/src/plagiarism/fingerprints.ts';
import { freshDatabase, openCluster, SECRET } from './bench/cluster.ts';
import { percentile } from './bench/load.ts';
import { ms, table } from './bench/report.ts';
import { buildThread } from './support/build-thread.ts';

const FOLDER = path.resolve('bench-results');
const DATABASE = 'bench_plagiarism';
const TEXTS = 5000;
const MATCHING = 50;
const HUGE = 2;
/** Characters of a text: some 900 words. */
const LENGTH = 6000;
const MEGABYTE = 1_000_000;
const LIMIT = 200;
const BLOCKING_LIMIT = 50;
const IDLE = 10_000;

const WORDS =
  'the of and river water history people garden market between morning light stone children language mountain question answer reading winter teacher silence journey window number story memory paper music من في على النهر الماء التاريخ الناس الحديقة السوق الصباح الضوء الحجر الأطفال اللغة الجبل السؤال الجواب القراءة الشتاء المعلم الصمت الرحلة النافذة الحكاية الذاكرة'.split(
    ' ',
  );

/** Words in an order of their own, the same for every run with this seed. */
function writing(seed: number, length: number): string {
  let state = seed * 7919 + 17;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
  const words: string[] = [];
  for (let written = 0; written < length; ) {
    const word = WORDS[Math.floor(next() * WORDS.length)]!;
    words.push(word);
    written += word.length + 1;
  }
  return words.join(' ').slice(0, length);
}

/** The first ones share half of a text, the last two are one megabyte each and the same; the others are all different. */
function textOf(place: number): string {
  if (place >= TEXTS) return writing(1, MEGABYTE);
  const own = writing(place + 10, LENGTH);
  return place < MATCHING ? `${writing(2, LENGTH / 2)} ${own.slice(0, LENGTH / 2)}` : own;
}

const inLots = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, lot) => items.slice(lot * size, (lot + 1) * size));

/** An assignment with everybody's submission, all checked; answers the submissions in the order of their texts. */
async function fillAssignment(admin: Sql, hall: ExamHall): Promise<number[]> {
  const { organizationId, courseId, courseSectionId, learners } = hall;
  const [lesson] = await admin<{ id: number }[]>`
    insert into course_subsections (organization_id, course_id, course_section_id, kind, title, position)
    values (${organizationId}, ${courseId}, ${courseSectionId}, 'ASSIGNMENT', '{"en": "Essay"}', 9)
    returning course_subsection_id as id`;
  const assignmentId = lesson!.id;
  await admin`
    insert into assignments (organization_id, course_id, course_subsection_id, instructions, is_published, accepts_text,
      accepts_files, accepts_link, most_files, most_bytes, is_group_work, allows_withdrawal, maximum, marker_count, is_blind, release)
    values (${organizationId}, ${courseId}, ${assignmentId}, ${admin.json({ en: `<p>${writing(3, 1500)}</p>` })}, true, true,
      false, false, 1, 1000, false, true, 10, 1, false, 'AT_ONCE')`;
  await admin`insert into plagiarism_settings (organization_id, course_subsection_id, is_on, threshold_percent, excludes_quotations)
    values (${organizationId}, ${assignmentId}, true, 20, true)`;
  const ids: number[] = [];
  for (const lot of inLots([...learners.entries()], 250)) {
    const made = await admin<{ id: number; userId: number }[]>`
      insert into assignment_submissions (organization_id, course_subsection_id, course_id, user_id, last_number, current_number, created_at)
      select ${organizationId}, ${assignmentId}, ${courseId}, u, 1, 1, now() from unnest(${lot.map(([, { userId }]) => userId)}::bigint[]) u
      returning assignment_submission_id as id, user_id as "userId"`;
    const idOf = new Map(made.map(({ id, userId }) => [userId, id]));
    const rows = lot.map(([place, { userId }]) => ({ id: idOf.get(userId)!, userId, text: textOf(place) }));
    for (const { id, userId, text } of rows) {
      ids.push(id);
      await admin`insert into submission_members values (${organizationId}, ${id}, ${assignmentId}, ${userId}, 1)`;
      await admin`insert into submission_versions values
        (${organizationId}, ${id}, 1, ${`<p>${text}</p>`}, '', 1, 'CODE', ${userId}, now(), null)`;
      const hashes = [...hashesOf(compareText(text))].map(String);
      const [kept] = await admin<{ id: number }[]>`
        insert into plagiarism_texts (organization_id, course_subsection_id, assignment_submission_id, number, status, body, fingerprint_count)
        values (${organizationId}, ${assignmentId}, ${id}, 1, 'CHECKED', ${text}, ${hashes.length}) returning plagiarism_text_id as id`;
      await admin`insert into plagiarism_fingerprints
        select ${organizationId}, h::bigint, ${kept!.id} from unnest(${hashes}::text[]) h`;
    }
    process.stdout.write(`\r  texts: ${ids.length}…`);
  }
  await admin`analyze`;
  process.stdout.write('\n');
  return ids;
}

interface Measured {
  durations: number[];
  /** Processor time of this process for each, in ms: what the load of the machine doesn't change. */
  own: number;
  /** The longest time for which nothing else could be done, in ms. */
  blocked: number;
}

async function measureChecks(context: SystemContext, submissionIds: readonly number[]): Promise<Measured> {
  const store = createFileStore(context.config);
  const durations: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const used = process.cpuUsage();
  for (const submissionId of submissionIds) {
    delay.enable();
    const before = performance.now();
    await checkVersion(context, store, { submissionId, number: 1 });
    durations.push(performance.now() - before);
    delay.disable();
  }
  const { user, system } = process.cpuUsage(used);
  return { durations, own: (user + system) / 1000 / durations.length, blocked: delay.max / 1_000_000 };
}

/** How long others keep this process waiting while it does nothing. */
async function measureIdle(): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sleep(IDLE);
  delay.disable();
  return delay.max / 1_000_000;
}

const rowOf = (title: string, { durations, own, blocked }: Measured): string[] => [
  title,
  String(durations.length),
  ...[0.5, 0.95, 1].map((share) => ms(percentile(durations, share))),
  ms(own),
  ms(blocked),
];

function reportOf([matching, different, huge]: readonly [Measured, Measured, Measured], idle: number): string {
  const slow = percentile(matching.durations, 0.95);
  const blocked = Math.max(matching.blocked, different.blocked, huge.blocked);
  const verdict = (isEnough: boolean) => (isEnough ? 'yes' : 'NO');
  return [
    '# Plagiarism checks',
    `One check after the other among ${TEXTS} texts of ${LENGTH} characters and ${HUGE} of a megabyte, in one process beside PostgreSQL; ${os.cpus().length} processors, load at the end ${os.loadavg()[0]?.toFixed(1)}.`,
    table(
      ['check of a text', 'checks', 'p50 ms', 'p95 ms', 'most ms', 'own CPU ms', 'process blocked, most ms'],
      [
        rowOf(`that shares half of itself with ${MATCHING - 1} others`, matching),
        rowOf('that is like no other', different),
        rowOf('of a megabyte, with another one that is the same', huge),
      ],
    ),
    `p95 with ${MATCHING} alike ${ms(slow)} ms, less than ${LIMIT} ms wanted: ${verdict(slow < LIMIT)}; process blocked for ${ms(blocked)} ms at most (doing nothing: ${ms(idle)} ms), ${BLOCKING_LIMIT} ms wanted: ${verdict(blocked <= Math.max(BLOCKING_LIMIT, idle))}.`,
    '',
  ].join('\n\n');
}

async function main(): Promise<void> {
  await buildThread();
  mkdirSync(FOLDER, { recursive: true });
  const cluster = await openCluster(path.join(FOLDER, 'cluster'));
  try {
    const { hall, ids } = await freshDatabase(cluster, DATABASE, async (admin) => {
      const hall = await fillExamHall(admin, SECRET, TEXTS + HUGE);
      return { hall, ids: await fillAssignment(admin, hall) };
    });
    const database = openPools(cluster.addressOf(DATABASE), SECRET, 4);
    const config = readConfig({ PORT: '0', DATA_DIR: FOLDER, DEMO: '0', PUBLIC_URL: 'http://localhost:3000' });
    const platform = {
      config,
      clock: systemClock,
      log: createLog('warn'),
      database,
      jobs: transactionalQueue,
      extensions: EXTENSIONS,
      secret: SECRET,
    };
    const context = systemContext(platform, hall.organizationId);
    await measureChecks(context, ids.slice(MATCHING, MATCHING + 5));
    const matching = await measureChecks(context, ids.slice(0, MATCHING));
    const different = await measureChecks(context, ids.slice(MATCHING, MATCHING * 2));
    const huge = await measureChecks(context, ids.slice(TEXTS));
    const text = reportOf([matching, different, huge], await measureIdle());
    writeFileSync(path.join(FOLDER, 'plagiarism.md'), text);
    process.stdout.write(`\n${text}`);
    await database.app.end({ timeout: 1 });
    await database.identity.end({ timeout: 1 });
  } finally {
    await cluster.stop();
  }
}

await main();
