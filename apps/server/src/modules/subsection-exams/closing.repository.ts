import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';

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
