import { type GrantedTime, ON_THE_WAY } from '@sullam/domain/exams/sitting.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { statement } from '../../../kernel/database/statement.ts';

/** An attempt while its end can be moved. */
export interface RunningAttempt {
  examAttemptId: number;
  userId: number;
  isPreview: boolean;
  startedAt: Date;
  deadline: Date | null;
  /** By what grant it has its deadline; null in one that was begun before that was noted. */
  granted: GrantedTime | null;
}

export async function lockRunning(tx: Tx, courseSubsectionId: number): Promise<RunningAttempt[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_attempts')
      .select([
        'exam_attempt_id as examAttemptId',
        'user_id as userId',
        'is_preview as isPreview',
        'started_at as startedAt',
        'deadline',
        'granted',
      ])
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('state', '=', 'RUNNING')
      .orderBy('exam_attempt_id')
      .forNoKeyUpdate(),
  );
  return rows.map((row) => ({ ...row, granted: row.granted as GrantedTime | null }));
}

const stillSat = statement((value: { ids: readonly number[]; latest: Date }) =>
  db
    .selectFrom('exam_attempts')
    .select('course_subsection_id as id')
    .distinct()
    .where(sql<boolean>`course_subsection_id = any(${value.ids}::bigint[])`)
    .where('state', '=', 'RUNNING')
    .where('is_preview', '=', false)
    .where(sql<boolean>`(deadline is null or deadline >= ${value.latest}::timestamptz)`),
);

/** Exams of these that a learner still sits. One who changed group may have more time than anybody has now. */
export async function findStillSat(tx: Tx, ids: readonly number[], now: Date): Promise<Set<number>> {
  const latest = new Date(now.getTime() - ON_THE_WAY);
  const rows = await tx.all(stillSat({ ids, latest }));
  return new Set(rows.map(({ id }) => id));
}

/** The exams of a course in which one of these learners has a running attempt. */
export async function findRunningPlaces(tx: Tx, courseId: number, userIds: readonly number[]): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_attempts')
      .select('course_subsection_id')
      .distinct()
      .where('course_id', '=', courseId)
      .where('state', '=', 'RUNNING')
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
      .orderBy('course_subsection_id'),
  );
  return rows.map((row) => row.course_subsection_id);
}

export async function updateDeadline(
  tx: Tx,
  examAttemptId: number,
  deadline: Date | null,
  granted: GrantedTime,
): Promise<void> {
  await tx.run(
    db
      .updateTable('exam_attempts')
      .set({ deadline, granted: json(granted) })
      .where('exam_attempt_id', '=', examAttemptId)
      .where('state', '=', 'RUNNING')
      .where(
        sql<boolean>`(deadline is distinct from ${deadline}::timestamptz or granted is distinct from ${json(granted)})`,
      ),
  );
}

export interface Closed {
  examAttemptId: number;
  subsectionExamId: number;
  courseId: number;
  userId: number;
  isPreview: boolean;
}

const CLOSED = [
  'exam_attempt_id as examAttemptId',
  'course_subsection_id as subsectionExamId',
  'course_id as courseId',
  'user_id as userId',
  'is_preview as isPreview',
] as const;

/** Hands a running attempt in as its holder (null: whoever that is), if its deadline isn't before `latest`. */
export const closeSubmitted = (
  tx: Tx,
  { examAttemptId, holder, now, latest }: { examAttemptId: number; holder: string | null; now: Date; latest: Date },
): Promise<Closed | undefined> =>
  tx.one(
    db
      .updateTable('exam_attempts')
      .set({ state: 'SUBMITTED', finished_at: sql<Date>`least(${now}::timestamptz, deadline)` })
      .where('exam_attempt_id', '=', examAttemptId)
      .where('state', '=', 'RUNNING')
      .where(sql<boolean>`(${holder}::text is null or holder = ${holder})`)
      .where(sql<boolean>`(deadline is null or deadline >= ${latest}::timestamptz)`)
      .returning(CLOSED),
  );

/** Where one stands in going through overdue attempts. */
export interface OverduePlace {
  courseSubsectionId: number;
  examAttemptId: number;
}

export interface Overdue extends Partial<OverduePlace> {
  userId?: number;
  /** Only those behind this place. */
  after?: OverduePlace | null;
}

/** In one transaction; who has more comes again for the rest. */
const MOST_AT_ONCE = 100;

/** Running attempts whose deadline is before `latest`, exam by exam: their locks are taken in this order. */
export function findOverdue(tx: Tx, which: Overdue, latest: Date): Promise<OverduePlace[]> {
  let query = db
    .selectFrom('exam_attempts')
    .select(['exam_attempt_id as examAttemptId', 'course_subsection_id as courseSubsectionId'])
    .where('state', '=', 'RUNNING')
    .where('deadline', '<', latest)
    .orderBy('course_subsection_id')
    .orderBy('exam_attempt_id')
    .limit(MOST_AT_ONCE);
  if (which.examAttemptId !== undefined) query = query.where('exam_attempt_id', '=', which.examAttemptId);
  if (which.courseSubsectionId !== undefined)
    query = query.where('course_subsection_id', '=', which.courseSubsectionId);
  if (which.after)
    query = query.where(
      sql<boolean>`(course_subsection_id, exam_attempt_id) > (${which.after.courseSubsectionId}::bigint, ${which.after.examAttemptId}::bigint)`,
    );
  if (which.userId !== undefined) query = query.where('user_id', '=', which.userId);
  return tx.all(query);
}

/** Closes an attempt at its deadline, unless more was granted meanwhile. */
export const closeExpired = (tx: Tx, examAttemptId: number, latest: Date): Promise<Closed | undefined> =>
  tx.one(
    db
      .updateTable('exam_attempts')
      .set({ state: 'EXPIRED', finished_at: sql<Date>`deadline` })
      .where('exam_attempt_id', '=', examAttemptId)
      .where('state', '=', 'RUNNING')
      .where('deadline', '<', latest)
      .returning(CLOSED),
  );
