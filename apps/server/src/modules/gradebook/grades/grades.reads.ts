import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tenant, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { type GradebookStructure, readGradebooks } from '../grade-items/grade-items.public.ts';
import type { StoredGrade, Visibility } from './grade-marks.ts';
import type { StoredRow } from './grade-rows.ts';
import { gradeSources } from './grade-source.ts';

/** A course's gradebook with what decides about who sees what. */
export interface OpenGradebook {
  structure: GradebookStructure;
  visibility: Visibility;
}

type Reader = Tenant & Pick<SystemContext, 'clock' | 'extensions'>;

/** The gradebooks of some courses, in their order, in as many statements as that of one. Only sources that an item follows are asked. */
export async function readOpenGradebooks(
  context: Reader,
  tx: Tx,
  courseIds: readonly number[],
): Promise<OpenGradebook[]> {
  const structures = await readGradebooks(tx, courseIds);
  const names = new Set(structures.flatMap(({ items }) => items.map(({ source }) => source)));
  const sources = context.extensions.of(gradeSources).filter(({ name }) => names.has(name));
  const now = context.clock.now();
  const found = await Promise.all(sources.map((source) => source.findReleased(tx, courseIds, now)));
  const released = new Set(found.flatMap((ids) => [...ids]));
  return structures.map((structure) => {
    const items = new Map(structure.items.map((item) => [item.gradeItemId, item]));
    return { structure, visibility: { item: (id) => items.get(id), isReleased: (id) => released.has(id) } };
  });
}

export async function readOpenGradebook(context: Reader, tx: Tx, courseId: number): Promise<OpenGradebook> {
  const [open] = await readOpenGradebooks(context, tx, [courseId]);
  return open!;
}

/** A grade as it is stored. */
export interface GradeRow extends StoredGrade {
  userId: number;
  version: number;
  isOverridden: boolean;
  comment: string;
  automaticState: 'BLANK' | 'MARKED' | 'MISSING' | 'PENDING' | null;
  automaticPoints: string | null;
}

const gradesOf = statement((values: { courseId: number; userIds: readonly number[] }) =>
  db
    .selectFrom('grades')
    .select([
      'grade_item_id as gradeItemId',
      'user_id as userId',
      'state',
      'points',
      'comment',
      'is_posted as isPosted',
      'is_overridden as isOverridden',
      'automatic_state as automaticState',
      'automatic_points as automaticPoints',
      'version',
    ])
    .where('course_id', '=', values.courseId)
    .where(sql<boolean>`user_id = any(${values.userIds}::bigint[])`),
);

/** What some learners have in a course, grade by grade with all that is known of it. */
export async function listGrades(
  tx: Tx,
  courseId: number,
  userIds: readonly number[],
): Promise<Map<number, GradeRow[]>> {
  const rows = userIds.length === 0 ? [] : await tx.all(gradesOf({ courseId, userIds }));
  const byLearner = new Map<number, GradeRow[]>(userIds.map((userId) => [userId, []]));
  for (const row of rows) byLearner.get(row.userId)?.push(row);
  return byLearner;
}

/** The columns of a stored row. */
export const STORED_ROW = ['grade_item_ids as itemIds', 'states', 'points', 'flags', 'versions'] as const;

const rowsOf = statement((values: { courseIds: readonly number[]; userIds: readonly number[] }) =>
  db
    .selectFrom('grade_rows')
    .select(['course_id as courseId', 'user_id as userId', ...STORED_ROW])
    .where(sql<boolean>`course_id = any(${values.courseIds}::bigint[])`)
    .where(sql<boolean>`user_id = any(${values.userIds}::bigint[])`),
);

/** The rows of some learners in some courses; of who has no grades there is none. */
export const listStoredRows = (
  tx: Tx,
  courseIds: readonly number[],
  userIds: readonly number[],
): Promise<(StoredRow & { courseId: number; userId: number })[]> => tx.all(rowsOf({ courseIds, userIds }));

/** What a notification says about an item; null when it is gone. */
export async function findItemToNotify(tx: Tx, gradeItemId: number) {
  const row = await tx.one(
    db
      .selectFrom('graded_items as i')
      .innerJoin('course_overviews as c', 'c.course_id', 'i.course_id')
      .select(['i.title', 'c.title as course_title'])
      .where('i.grade_item_id', '=', gradeItemId),
  );
  return row ? { item: row.title, courseTitle: row.course_title as Localized } : null;
}
