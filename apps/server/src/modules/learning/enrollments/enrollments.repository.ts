import { type Expression, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { changeEnrolledCount } from '../courses/courses.public.ts';

export interface Enrollment {
  enrollment_id: number;
  course_id: number;
  user_id: number;
  status: 'ACTIVE' | 'CANCELLED';
  enrolled_at: Date;
}

const columns = ['enrollment_id', 'course_id', 'user_id', 'status', 'enrolled_at'] as const;

const ofLearner = (courseId: number, userId: number) =>
  db
    .selectFrom('enrollments')
    .select([...columns])
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId);

/**
 * Enrols, or takes up again what was left; two at the same moment get the same row. What was finished, the earned
 * completion and the place stay as they are.
 */
export async function upsertEnrollment(tx: Tx, courseId: number, userId: number, now: Date): Promise<void> {
  const added = await tx.run(
    db
      .insertInto('enrollments')
      .values({ course_id: courseId, user_id: userId, enrolled_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'course_id', 'user_id'])
          .doUpdateSet(({ fn, ref }) => ({
            status: 'ACTIVE',
            enrolled_at: now,
            first_enrolled_at: fn.coalesce(ref('enrollments.first_enrolled_at'), ref('enrollments.enrolled_at')),
          }))
          .where('enrollments.status', '=', 'CANCELLED'),
      ),
  );
  if (added > 0) await changeEnrolledCount(tx, courseId, added);
}

/** Enrols many, or takes up again what they left: those of them who weren't enrolled. Taken in order, so that two never wait for each other. */
export async function upsertEnrollments(
  tx: Tx,
  courseId: number,
  userIds: readonly number[],
  now: Date,
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const inOrder = [...new Set(userIds)].sort((one, other) => one - other);
  const added = await tx.all(
    db
      .insertInto('enrollments')
      .values(inOrder.map((userId) => ({ course_id: courseId, user_id: userId, enrolled_at: now })))
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'course_id', 'user_id'])
          .doUpdateSet(({ fn, ref }) => ({
            status: 'ACTIVE',
            enrolled_at: now,
            first_enrolled_at: fn.coalesce(ref('enrollments.first_enrolled_at'), ref('enrollments.enrolled_at')),
          }))
          .where('enrollments.status', '=', 'CANCELLED'),
      )
      .returning('user_id'),
  );
  if (added.length > 0) await changeEnrolledCount(tx, courseId, added.length);
  return added.map((row) => row.user_id);
}

/** Those of some people who are enrolled. */
export async function listEnrolled(tx: Tx, courseId: number, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.all(
    db
      .selectFrom('enrollments')
      .select('user_id')
      .where('course_id', '=', courseId)
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`),
  );
  return new Set(rows.map((row) => row.user_id));
}

export const findEnrollment = (tx: Tx, enrollmentId: number): Promise<Enrollment | undefined> =>
  tx.one(
    db
      .selectFrom('enrollments')
      .select([...columns])
      .where('enrollment_id', '=', enrollmentId),
  );

export const findActiveEnrollment = (tx: Tx, courseId: number, userId: number): Promise<Enrollment | undefined> =>
  tx.one(ofLearner(courseId, userId).where('status', '=', 'ACTIVE'));

/** Somebody's enrolment in a course; nobody else changes it until the transaction ends. */
export const lockEnrollment = (tx: Tx, courseId: number, userId: number): Promise<Enrollment | undefined> =>
  tx.one(ofLearner(courseId, userId).forUpdate());

/** Ends an enrolment. The row stays: coming back restores everything. */
export async function cancelEnrollment(
  tx: Tx,
  { enrollment_id: enrollmentId, course_id: courseId }: Pick<Enrollment, 'enrollment_id' | 'course_id'>,
): Promise<void> {
  const ended = await tx.run(
    db
      .updateTable('enrollments')
      .set({ status: 'CANCELLED' })
      .where('enrollment_id', '=', enrollmentId)
      .where('status', '=', 'ACTIVE'),
  );
  if (ended > 0) await changeEnrolledCount(tx, courseId, -ended);
}

export async function hasEnrollments(tx: Tx, courseId: number): Promise<boolean> {
  const row = await tx.one(
    db.selectFrom('enrollments').select('enrollment_id').where('course_id', '=', courseId).limit(1),
  );
  return row !== undefined;
}

/** A learner's enrolment in a course, which nobody else changes until the transaction ends: a statement of its own. */
export const heldLearner = (courseId: Expression<number>, userId: number) =>
  db
    .selectFrom('enrollments')
    .select('enrollment_id')
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate();

/** Those of some people who learn in a course, and go on doing so until the transaction ends. */
export async function holdLearners(tx: Tx, courseId: number, userIds: readonly number[]): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('enrollments')
      .select('user_id')
      .where('course_id', '=', courseId)
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
      .orderBy('user_id')
      .forShare(),
  );
  return rows.map((row) => row.user_id);
}

/** Takes the locks of a course's learners who haven't completed it, in order; `userIds` null: of all of them. */
export async function lockUncompleted(tx: Tx, courseId: number, userIds: readonly number[] | null): Promise<number[]> {
  const open = db
    .selectFrom('enrollments')
    .select('enrollment_id as id')
    .where('course_id', '=', courseId)
    .where('status', '=', 'ACTIVE')
    .where('completed_at', 'is', null);
  const asked = userIds === null ? open : open.where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`);
  const rows = await tx.all(asked.orderBy('enrollment_id').forNoKeyUpdate());
  return rows.map(({ id }) => id);
}

/** Completes an enrolment that isn't complete yet, and answers whether it was this call that did. */
export async function completeEnrollment(tx: Tx, enrollmentId: number, now: Date): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('enrollments')
      .set({ completed_at: now })
      .where('enrollment_id', '=', enrollmentId)
      .where('completed_at', 'is', null),
  );
  return touched === 1;
}

/** Remembers where a learner of a course is; answers whether there is such a learner. */
export async function updateVisit(
  tx: Tx,
  {
    courseId,
    subsectionId,
    userId,
    now,
  }: { courseId: Expression<number>; subsectionId: number; userId: number; now: Date },
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('enrollments')
      .set({ last_visited_subsection_id: subsectionId, last_visited_at: now })
      .where('course_id', '=', courseId)
      .where('user_id', '=', userId)
      .where('status', '=', 'ACTIVE'),
  );
  return touched === 1;
}
