import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { Held } from './issue.ts';

type Kind = 'ISSUE' | 'REISSUE';

export interface RunRow {
  certificateRunId: number;
  courseId: number;
  kind: Kind;
  notifies: boolean;
  total: number;
  done: number;
  lastUserId: number;
  startedBy: number;
  startedAt: Date;
  finishedAt: Date | null;
}

const columns = [
  'certificate_run_id as certificateRunId',
  'course_id as courseId',
  sql<Kind>`kind`.as('kind'),
  'notifies',
  'total',
  'done',
  'last_user_id as lastUserId',
  'started_by as startedBy',
  'started_at as startedAt',
  'finished_at as finishedAt',
] as const;

const runs = () => db.selectFrom('certificate_runs').select([...columns]);

/** The run, which nobody else works on until the transaction ends. */
export const findRun = (tx: Tx, certificateRunId: number): Promise<RunRow | undefined> =>
  tx.one(runs().where('certificate_run_id', '=', certificateRunId).forUpdate());

export const findRunUnderWay = (tx: Tx, courseId: number): Promise<RunRow | undefined> =>
  tx.one(runs().where('course_id', '=', courseId).where('finished_at', 'is', null).limit(1));

export const latestRun = (tx: Tx, courseId: number): Promise<RunRow | undefined> =>
  tx.one(runs().where('course_id', '=', courseId).orderBy('certificate_run_id', 'desc').limit(1));

interface NewRun extends Pick<RunRow, 'courseId' | 'kind' | 'notifies' | 'total' | 'startedBy'> {
  now: Date;
}

export async function insertRun(tx: Tx, { courseId, kind, notifies, total, startedBy, now }: NewRun): Promise<RunRow> {
  const row = await tx.one(
    db
      .insertInto('certificate_runs')
      .values({ course_id: courseId, kind, notifies, total, started_by: startedBy, started_at: now })
      .returning([...columns]),
  );
  return row as RunRow;
}

export const advanceRun = (
  tx: Tx,
  certificateRunId: number,
  { lastUserId, more, finishedAt }: { lastUserId: number; more: number; finishedAt: Date | null },
) =>
  tx.run(
    db
      .updateTable('certificate_runs')
      .set({ last_user_id: lastUserId, done: sql<number>`done + ${more}`, finished_at: finishedAt })
      .where('certificate_run_id', '=', certificateRunId),
  );

interface Version {
  certificateTemplateId: number;
  templateVersion: number;
}

/** Learners who have completed the course and were never given a certificate of it. */
const toIssue = (courseId: number) =>
  db
    .selectFrom('learners as n')
    .where('n.course_id', '=', courseId)
    .where('n.completed_at', 'is not', null)
    .where(
      sql<boolean>`not exists (select from certificates c where ${ours('c')} and c.course_id = n.course_id and c.user_id = n.user_id)`,
    );

/** The newest certificate of each holder, where it stands and is of another version. */
const toReissue = (courseId: number, { certificateTemplateId, templateVersion }: Version) =>
  db
    .selectFrom('certificates as c')
    .innerJoin('certificate_states as s', 's.certificate_id', 'c.certificate_id')
    .where('c.course_id', '=', courseId)
    .where('s.revoked_at', 'is', null)
    .where(
      sql<boolean>`(c.certificate_template_id, c.template_version) <> (${certificateTemplateId}::bigint, ${templateVersion}::int)`,
    )
    .where(
      sql<boolean>`not exists (select from certificates x where ${ours('x')} and x.course_id = c.course_id and x.user_id = c.user_id and x.edition > c.edition)`,
    );

const count = sql<number>`count(*)::int`.as('count');

export async function countRunSubjects(tx: Tx, courseId: number, version: Version) {
  const [fresh, again, held] = await Promise.all([
    tx.one(toIssue(courseId).select(count)),
    tx.one(toReissue(courseId, version).select(count)),
    tx.one(db.selectFrom('certificates').select(count).where('course_id', '=', courseId)),
  ]);
  return { toIssue: fresh?.count ?? 0, toReissue: again?.count ?? 0, held: held?.count ?? 0 };
}

export interface RunSubject {
  userId: number;
  held: Held | null;
}

/** The next whose turn it is. */
export async function nextRunSubjects(tx: Tx, run: RunRow, version: Version, most: number): Promise<RunSubject[]> {
  if (run.kind === 'ISSUE') {
    const rows = await tx.all(
      toIssue(run.courseId)
        .select('n.user_id as userId')
        .where('n.user_id', '>', run.lastUserId)
        .orderBy('n.user_id')
        .limit(most),
    );
    return rows.map(({ userId }) => ({ userId, held: null }));
  }
  const rows = await tx.all(
    toReissue(run.courseId, version)
      .select([
        'c.user_id as userId',
        'c.certificate_id as certificateId',
        'c.earned_at as earnedAt',
        's.hides_result as hidesResult',
        's.allows_download as allowsDownload',
      ])
      .where('c.user_id', '>', run.lastUserId)
      .orderBy('c.user_id')
      .limit(most),
  );
  return rows.map(({ userId, ...held }) => ({ userId, held }));
}
