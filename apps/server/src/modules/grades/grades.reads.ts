import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { findReleasedAssignments } from '../assignments/assignments.public.ts';
import { type GradebookStructure, readGradebooks } from '../grade-items/grade-items.public.ts';
import { findReleasedExams } from '../subsection-exams/subsection-exams.public.ts';
import type { StoredGrade, Visibility } from './grade-marks.ts';

/** A course's gradebook with what decides about who sees what. */
export interface OpenGradebook {
  structure: GradebookStructure;
  visibility: Visibility;
}

type Reader = Tenant & { clock: { now(): Date } };

/** The gradebooks of some courses, in their order, in as many statements as that of one. */
export async function readOpenGradebooks(
  context: Reader,
  tx: Tx,
  courseIds: readonly number[],
): Promise<OpenGradebook[]> {
  const now = context.clock.now();
  const [structures, exams, assignments] = await Promise.all([
    readGradebooks(tx, courseIds),
    findReleasedExams(tx, courseIds, now),
    findReleasedAssignments(tx, courseIds, now),
  ]);
  const released = new Set([...exams, ...assignments]);
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

const gradesOf = statement((values: { courseIds: readonly number[]; userIds: readonly number[] }) =>
  db
    .selectFrom('grades')
    .select([
      'grade_item_id as gradeItemId',
      'course_id as courseId',
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
    .where(sql<boolean>`course_id = any(${values.courseIds}::bigint[])`)
    .where(sql<boolean>`user_id = any(${values.userIds}::bigint[])`),
);

/** What some learners have in a course. */
export async function listGrades(
  tx: Tx,
  courseId: number,
  userIds: readonly number[],
): Promise<Map<number, GradeRow[]>> {
  const rows = userIds.length === 0 ? [] : await tx.all(gradesOf({ courseIds: [courseId], userIds }));
  const byLearner = new Map<number, GradeRow[]>(userIds.map((userId) => [userId, []]));
  for (const row of rows) byLearner.get(row.userId)?.push(row);
  return byLearner;
}

/** What a learner has in some courses. */
export const listGradesOf = (
  tx: Tx,
  userId: number,
  courseIds: readonly number[],
): Promise<(GradeRow & { courseId: number })[]> => tx.all(gradesOf({ courseIds, userIds: [userId] }));

/** What a notification tells of an item; null when it is gone. */
export async function findItemToTell(tx: Tx, gradeItemId: number) {
  const row = await tx.one(
    db
      .selectFrom('grade_items as i')
      .innerJoin('courses as c', 'c.course_id', 'i.course_id')
      .select(['i.title', 'c.title as course_title'])
      .where('i.grade_item_id', '=', gradeItemId),
  );
  return row ? { item: row.title as Localized, courseTitle: row.course_title as Localized } : null;
}
