import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';

/** What a learner's posted grades make of a course in the end: exact, null while nothing counts. */
export interface CourseTotal {
  userId: number;
  percent: string | null;
}

export async function upsertCourseTotals(tx: Tx, courseId: number, totals: readonly CourseTotal[]): Promise<void> {
  await upsertPercents(
    tx,
    totals.map(({ userId, percent }) => ({ courseId, userId, percent })),
  );
}

const upsertPercents = rowsStatement((rows: readonly (CourseTotal & { courseId: number })[]) =>
  db
    .insertInto('course_totals')
    .values(rows.map((row) => ({ course_id: row.courseId, user_id: row.userId, percent: row.percent })))
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'course_id', 'user_id'])
        .doUpdateSet({ percent: (values) => values.ref('excluded.percent') })
        .where('course_totals.percent', 'is distinct from', (values) => values.ref('excluded.percent')),
    ),
);

/** How much of a course's sessions a learner attended: exact, null while there was none. */
export interface CourseAttendance {
  userId: number;
  attendance: string | null;
}

export async function upsertCourseAttendance(
  tx: Tx,
  courseId: number,
  shares: readonly CourseAttendance[],
): Promise<void> {
  await upsertShares(
    tx,
    shares.map(({ userId, attendance }) => ({ courseId, userId, attendance })),
  );
}

const upsertShares = rowsStatement((rows: readonly (CourseAttendance & { courseId: number })[]) =>
  db
    .insertInto('course_totals')
    .values(rows.map((row) => ({ course_id: row.courseId, user_id: row.userId, attendance: row.attendance })))
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'course_id', 'user_id'])
        .doUpdateSet({ attendance: (values) => values.ref('excluded.attendance') })
        .where('course_totals.attendance', 'is distinct from', (values) => values.ref('excluded.attendance')),
    ),
);

/** The final totals of some learners, as far as anything of theirs counts. */
export async function findCourseTotals(
  tx: Tx,
  courseId: number,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await tx.all(
    db
      .selectFrom('course_totals')
      .select(['user_id', 'percent'])
      .where('course_id', '=', courseId)
      .where('percent', 'is not', null)
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`),
  );
  return new Map(rows.map((row) => [row.user_id, row.percent as string]));
}
