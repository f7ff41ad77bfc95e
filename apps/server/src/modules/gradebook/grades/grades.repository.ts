import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import type { GradeRow } from './grades.reads.ts';

export type ChangeSource =
  | 'HAND'
  | 'IMPORT'
  | 'EXAM'
  | 'REGRADE'
  | 'ASSIGNMENT'
  | 'DISCUSSION'
  | 'REVERTED'
  | 'POSTED'
  | 'UNPOSTED';

interface Change {
  courseId: number;
  by: number | null;
  now: Date;
}

/**
 * Writes the rows of these learners again, from their grades; where there are none, nothing. It has to happen in the transaction
 * that wrote the grades, which waits at the gradebook's row, so that two of them never write a row at the same time.
 */
export async function writeRows(tx: Tx, courseId: number, userIds: Iterable<number>): Promise<void> {
  await tx.sql`
    insert into grade_rows (organization_id, course_id, user_id, grade_item_ids, states, points, flags, versions)
    select organization_id, course_id, user_id,
      string_agg(grade_item_id::text, ',' order by grade_item_id),
      string_agg(case when state = 'MARKED' then 'M' when state = 'EXCUSED' then 'E' when state = 'MISSING' then 'X'
        when state = 'PENDING' then 'P' else 'B' end, '' order by grade_item_id),
      coalesce(string_agg(points, ' ' order by grade_item_id), ''),
      string_agg((is_posted::int + 2 * is_overridden::int + 4 * (comment <> '')::int)::text, '' order by grade_item_id),
      string_agg(version::text, ',' order by grade_item_id)
    from grades where ${inOrganization()} and course_id = ${courseId} and user_id = any(${[...userIds]}::bigint[])
    group by organization_id, course_id, user_id
    on conflict (organization_id, course_id, user_id) do update set
      grade_item_ids = excluded.grade_item_ids, states = excluded.states, points = excluded.points, flags = excluded.flags,
      versions = excluded.versions`;
}

const upsertGrades = rowsStatement((rows: readonly (GradeRow & Change)[]) =>
  db
    .insertInto('grades')
    .values(
      rows.map((row) => ({
        course_id: row.courseId,
        grade_item_id: row.gradeItemId,
        user_id: row.userId,
        state: row.state,
        points: row.points,
        comment: row.comment,
        is_posted: row.isPosted,
        is_overridden: row.isOverridden,
        automatic_state: row.automaticState,
        automatic_points: row.automaticPoints,
        version: row.version,
        changed_by: row.by,
        changed_at: row.now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'grade_item_id', 'user_id']).doUpdateSet((values) => ({
        state: values.ref('excluded.state'),
        points: values.ref('excluded.points'),
        comment: values.ref('excluded.comment'),
        is_posted: values.ref('excluded.is_posted'),
        is_overridden: values.ref('excluded.is_overridden'),
        automatic_state: values.ref('excluded.automatic_state'),
        automatic_points: values.ref('excluded.automatic_points'),
        version: values.ref('excluded.version'),
        changed_by: values.ref('excluded.changed_by'),
        changed_at: values.ref('excluded.changed_at'),
      })),
    ),
);

/** Writes grades as they are now, and the rows that hold them. */
export async function writeGrades(tx: Tx, rows: readonly GradeRow[], { courseId, by, now }: Change): Promise<void> {
  if (rows.length === 0) return;
  await upsertGrades(
    tx,
    rows.map((row) => ({ ...row, courseId, by, now })),
  );
  await writeRows(tx, courseId, new Set(rows.map(({ userId }) => userId)));
}

/** What a grade was and became. */
export interface GradeChange {
  gradeItemId: number;
  userId: number;
  oldState: string;
  oldPoints: string | null;
  newState: string;
  newPoints: string | null;
  source: ChangeSource;
  /** The learner can see what it became. */
  isShown: boolean;
}

/** Writes down, for good, what grades were, who changed them and why. */
export async function writeHistory(
  tx: Tx,
  changes: readonly GradeChange[],
  { courseId, by, now, reason }: Change & { reason: string },
): Promise<void> {
  await insertChanges(
    tx,
    changes.map((change) => ({ ...change, courseId, by, now, reason })),
  );
}

const insertChanges = rowsStatement((rows: readonly (GradeChange & Change & { reason: string })[]) =>
  db.insertInto('grade_changes').values(
    rows.map((row) => ({
      course_id: row.courseId,
      grade_item_id: row.gradeItemId,
      user_id: row.userId,
      old_state: row.oldState,
      old_points: row.oldPoints,
      new_state: row.newState,
      new_points: row.newPoints,
      source: row.source,
      reason: row.reason,
      is_shown: row.isShown,
      changed_by: row.by,
      changed_at: row.now,
    })),
  ),
);

/** Which of these people are or were enrolled in a course: who has left it keeps the grades. */
export async function findLearnersAmong(tx: Tx, courseId: number, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.sql<{ user_id: number }[]>`select user_id from enrollment_records
    where ${inOrganization()} and course_id = ${courseId} and user_id = any(${[...userIds]}::bigint[])`;
  return new Set(rows.map((row) => row.user_id));
}

/** Everybody who has a grade in a course or learns in it. */
export async function listConcerned(tx: Tx, courseId: number): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('enrollment_records').select('user_id').where('course_id', '=', courseId).orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** Who has a grade on an item. */
export async function listHolders(tx: Tx, gradeItemId: number): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('grades').select('user_id').where('grade_item_id', '=', gradeItemId).orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** What these learners saw last of their grade on an item. */
export async function findLastShown(
  tx: Tx,
  gradeItemId: number,
  userIds: readonly number[],
): Promise<Map<number, { state: string; points: string | null; isShown: boolean }>> {
  const rows = await tx.sql<{ userId: number; state: string; points: string | null; isShown: boolean }[]>`
    select distinct on (user_id) user_id as "userId", new_state as state, new_points as points, is_shown as "isShown"
    from grade_changes
    where ${inOrganization()} and grade_item_id = ${gradeItemId} and user_id = any(${[...userIds]}::bigint[])
    order by user_id, grade_change_id desc`;
  return new Map(rows.map(({ userId, ...last }) => [userId, last]));
}

/** Has somebody a grade on it, or had one? What became of it is kept for good, also of what was taken back. */
export async function hasGrades(tx: Tx, gradeItemId: number): Promise<boolean> {
  const row = await tx.one(
    db.selectNoFrom(
      sql<boolean>`exists (select from grade_changes where ${inOrganization()} and grade_item_id = ${gradeItemId})
        or exists (select from grades where ${inOrganization()} and grade_item_id = ${gradeItemId} and state <> 'BLANK')`.as(
        'there',
      ),
    ),
  );
  return row?.there === true;
}
