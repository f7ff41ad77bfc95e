import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type Subject, subjectOf } from './certificate-subject.ts';
import type { Held } from './issue.ts';

type Kind = 'ISSUE' | 'REISSUE';

interface RunColumns {
  certificateRunId: number;
  courseId: number | null;
  specializationId: number | null;
  kind: Kind;
  notifies: boolean;
  total: number;
  done: number;
  lastUserId: number;
  startedBy: number;
  startedAt: Date;
  finishedAt: Date | null;
}

export interface RunRow extends Omit<RunColumns, 'courseId' | 'specializationId'> {
  subject: Subject;
}

const columns = [
  'certificate_run_id as certificateRunId',
  'course_id as courseId',
  'specialization_id as specializationId',
  sql<Kind>`kind`.as('kind'),
  'notifies',
  'total',
  'done',
  'last_user_id as lastUserId',
  'started_by as startedBy',
  'started_at as startedAt',
  'finished_at as finishedAt',
] as const;

const rowOf = ({ courseId, specializationId, ...row }: RunColumns): RunRow => ({
  ...row,
  subject: subjectOf({ courseId, specializationId }),
});

const runs = () => db.selectFrom('certificate_runs').select([...columns]);
const runsOf = ({ courseId, specializationId }: Subject) =>
  courseId === null
    ? runs().where('specialization_id', '=', specializationId)
    : runs().where('course_id', '=', courseId);

const found = async (row: Promise<RunColumns | undefined>): Promise<RunRow | undefined> => {
  const columnsOf = await row;
  return columnsOf && rowOf(columnsOf);
};

/** The run, which nobody else works on until the transaction ends. */
export const findRun = (tx: Tx, certificateRunId: number): Promise<RunRow | undefined> =>
  found(tx.one(runs().where('certificate_run_id', '=', certificateRunId).forUpdate()));

export const findRunUnderWay = (tx: Tx, subject: Subject): Promise<RunRow | undefined> =>
  found(tx.one(runsOf(subject).where('finished_at', 'is', null).limit(1)));

export const latestRun = (tx: Tx, subject: Subject): Promise<RunRow | undefined> =>
  found(tx.one(runsOf(subject).orderBy('certificate_run_id', 'desc').limit(1)));

interface NewRun extends Pick<RunRow, 'subject' | 'kind' | 'notifies' | 'total' | 'startedBy'> {
  now: Date;
}

export async function insertRun(tx: Tx, { subject, kind, notifies, total, startedBy, now }: NewRun): Promise<RunRow> {
  const row = await tx.one(
    db
      .insertInto('certificate_runs')
      .values({
        course_id: subject.courseId,
        specialization_id: subject.specializationId,
        kind,
        notifies,
        total,
        started_by: startedBy,
        started_at: now,
      })
      .returning([...columns]),
  );
  return rowOf(row as RunColumns);
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

/** Who has completed the course or the specialization, by the views that say so. */
const completed = (subject: Subject) =>
  subject.courseId === null
    ? sql`select f.user_id from specialization_followers f
        where ${inOrganization('f')} and f.specialization_id = ${subject.specializationId} and f.completed_at is not null`
    : sql`select l.user_id from learners l
        where ${inOrganization('l')} and l.course_id = ${subject.courseId} and l.completed_at is not null`;

const isOf = ({ courseId, specializationId }: Subject, certificate: 'c' | 'x') =>
  courseId === null
    ? sql<boolean>`${sql.ref(`${certificate}.specialization_id`)} = ${specializationId}`
    : sql<boolean>`${sql.ref(`${certificate}.course_id`)} = ${courseId}`;

/** Those who have completed it and were never given a certificate of it. */
const toIssue = (subject: Subject) =>
  db
    .selectFrom('member_names as n')
    .where(sql<boolean>`n.user_id in (${completed(subject)})`)
    .where(
      sql<boolean>`not exists (select from certificates c where ${inOrganization('c')} and ${isOf(subject, 'c')} and c.user_id = n.user_id)`,
    );

/** The newest certificate of each holder, where it stands and is of another version. */
const toReissue = (subject: Subject, { certificateTemplateId, templateVersion }: Version) =>
  db
    .selectFrom('certificates as c')
    .innerJoin('certificate_states as s', 's.certificate_id', 'c.certificate_id')
    .where(isOf(subject, 'c'))
    .where('s.revoked_at', 'is', null)
    .where(
      sql<boolean>`(c.certificate_template_id, c.template_version) <> (${certificateTemplateId}::bigint, ${templateVersion}::int)`,
    )
    .where(
      sql<boolean>`not exists (select from certificates x where ${inOrganization('x')} and ${isOf(subject, 'x')} and x.user_id = c.user_id and x.edition > c.edition)`,
    );

const count = sql<number>`count(*)::int`.as('count');

export async function countRunSubjects(tx: Tx, subject: Subject, version: Version) {
  const fresh = await tx.one(toIssue(subject).select(count));
  const again = await tx.one(toReissue(subject, version).select(count));
  const held = await tx.one(db.selectFrom('certificates as c').select(count).where(isOf(subject, 'c')));
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
      toIssue(run.subject)
        .select('n.user_id as userId')
        .where('n.user_id', '>', run.lastUserId)
        .orderBy('n.user_id')
        .limit(most),
    );
    return rows.map(({ userId }) => ({ userId, held: null }));
  }
  const rows = await tx.all(
    toReissue(run.subject, version)
      .select([
        'c.user_id as userId',
        'c.certificate_id as certificateId',
        'c.earned_at as earnedAt',
        'c.valid_until as validUntil',
        's.hides_result as hidesResult',
        's.allows_download as allowsDownload',
      ])
      .where('c.user_id', '>', run.lastUserId)
      .orderBy('c.user_id')
      .limit(most),
  );
  return rows.map(({ userId, ...held }) => ({ userId, held }));
}
