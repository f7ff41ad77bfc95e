import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import type { GradeRow } from './grades.reads.ts';

export type ChangeSource = 'HAND' | 'IMPORT' | 'EXAM' | 'REGRADE' | 'ASSIGNMENT' | 'REVERTED' | 'POSTED' | 'UNPOSTED';

interface Change {
  courseId: number;
  by: number | null;
  now: Date;
}

/** Writes grades as they are now, in one statement. */
export async function writeGrades(
  { organizationId }: Tenant,
  tx: Tx,
  rows: readonly GradeRow[],
  { courseId, by, now }: Change,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.sql`
    insert into grades (organization_id, course_id, grade_item_id, user_id, state, points, comment, is_posted, is_overridden,
      automatic_state, automatic_points, version, changed_by, changed_at)
    select ${organizationId}, ${courseId}, r."gradeItemId", r."userId", r.state, r.points, r.comment, r."isPosted", r."isOverridden",
      r."automaticState", r."automaticPoints", r.version, ${by}, ${now}
    from jsonb_to_recordset((${JSON.stringify(rows)}::text)::jsonb) as r("gradeItemId" bigint, "userId" bigint, state text, points text,
      comment text, "isPosted" boolean, "isOverridden" boolean, "automaticState" text, "automaticPoints" text, version int)
    on conflict (organization_id, grade_item_id, user_id) do update set
      state = excluded.state, points = excluded.points, comment = excluded.comment, is_posted = excluded.is_posted,
      is_overridden = excluded.is_overridden, automatic_state = excluded.automatic_state,
      automatic_points = excluded.automatic_points, version = excluded.version, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`;
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
  { organizationId }: Tenant,
  tx: Tx,
  changes: readonly GradeChange[],
  { courseId, by, now, reason }: Change & { reason: string },
): Promise<void> {
  if (changes.length === 0) return;
  await tx.sql`
    insert into grade_changes (organization_id, course_id, grade_item_id, user_id, old_state, old_points, new_state, new_points,
      source, reason, is_shown, changed_by, changed_at)
    select ${organizationId}, ${courseId}, r."gradeItemId", r."userId", r."oldState", r."oldPoints", r."newState", r."newPoints",
      r.source, ${reason}, r."isShown", ${by}, ${now}
    from jsonb_to_recordset((${JSON.stringify(changes)}::text)::jsonb) as r("gradeItemId" bigint, "userId" bigint, "oldState" text,
      "oldPoints" text, "newState" text, "newPoints" text, source text, "isShown" boolean)`;
}

/** Which of these people are or were enrolled in a course: who has left it keeps the grades. */
export async function findLearnersAmong(
  { organizationId }: Tenant,
  tx: Tx,
  courseId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const rows = await tx.sql<{ user_id: number }[]>`select user_id from enrollment_records
    where organization_id = ${organizationId} and course_id = ${courseId} and user_id = any(${[...userIds]}::bigint[])`;
  return new Set(rows.map((row) => row.user_id));
}

/** Everybody who has a grade in a course or learns in it. */
export async function listConcerned({ organizationId }: Tenant, tx: Tx, courseId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('enrollment_records')
      .select('user_id')
      .where('organization_id', '=', organizationId)
      .where('course_id', '=', courseId)
      .orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** Who has a grade on an item. */
export async function listHolders({ organizationId }: Tenant, tx: Tx, gradeItemId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('grades')
      .select('user_id')
      .where('organization_id', '=', organizationId)
      .where('grade_item_id', '=', gradeItemId)
      .orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** What these learners saw last of their grade on an item. */
export async function findLastShown(
  { organizationId }: Tenant,
  tx: Tx,
  gradeItemId: number,
  userIds: readonly number[],
): Promise<Map<number, { state: string; points: string | null; isShown: boolean }>> {
  const rows = await tx.sql<{ userId: number; state: string; points: string | null; isShown: boolean }[]>`
    select distinct on (user_id) user_id as "userId", new_state as state, new_points as points, is_shown as "isShown"
    from grade_changes
    where organization_id = ${organizationId} and grade_item_id = ${gradeItemId} and user_id = any(${[...userIds]}::bigint[])
    order by user_id, grade_change_id desc`;
  return new Map(rows.map(({ userId, ...last }) => [userId, last]));
}

/** Has somebody a grade on it, or had one? What became of it is kept for good, also of what was taken back. */
export async function hasGrades({ organizationId }: Tenant, tx: Tx, gradeItemId: number): Promise<boolean> {
  const row = await tx.one(
    db.selectNoFrom(
      sql<boolean>`exists (select from grade_changes where organization_id = ${organizationId} and grade_item_id = ${gradeItemId})
        or exists (select from grades where organization_id = ${organizationId} and grade_item_id = ${gradeItemId} and state <> 'BLANK')`.as(
        'there',
      ),
    ),
  );
  return row?.there === true;
}
