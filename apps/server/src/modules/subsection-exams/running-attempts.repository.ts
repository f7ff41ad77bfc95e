import { type GrantedTime, ON_THE_WAY } from '@sullam/domain/exams/sitting.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import { statement } from '../../kernel/database/statement.ts';

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
