import { EMPTY_CELL, type GradeCell, packRow } from '@sullam/domain/grading/grade-row.ts';
import type { Gradebook } from '@sullam/domain/grading/gradebook.ts';
import { gradebookOf } from '@sullam/domain/grading/gradebook-data.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { holdsWords } from '../../kernel/database/search.ts';
import { notFound } from '../../kernel/problem.ts';
import { eachTotal } from './each-total.ts';
import { gradeOf, isShown, presentDerived, presentTotals } from './grade-marks.ts';
import { type GradeRow, listGrades, type OpenGradebook, readOpenGradebook } from './grades.reads.ts';
import type { GradesReport, LearnerReport, ReportQuery } from './grades.schemas.ts';

export interface Learner {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
}

/** Who learns a course now; who has left it keeps the grades, and is back with them. */
const learnersOf = (courseId: number) =>
  db
    .selectFrom('enrollments as n')
    .innerJoin('members as p', 'p.user_id', 'n.user_id')
    .where('n.course_id', '=', courseId)
    .where('n.status', '=', 'ACTIVE');

const PERSON = ['n.user_id as userId', 'p.first_name as firstName', 'p.last_name as lastName', 'p.email'] as const;

/** By name; without `take` all of them. */
export async function listLearners(
  tx: Tx,
  courseId: number,
  { skip = 0, take, search, courseGroupId }: ReportQuery = {},
): Promise<{ learners: Learner[]; total: number }> {
  let query = learnersOf(courseId);
  for (const found of await holdsWords(tx, 'members', 'p.user_id', search)) query = query.where(found);
  if (courseGroupId !== undefined)
    query = query.where(
      sql<boolean>`exists (select from course_group_members g where ${ours('g')}
        and g.course_id = n.course_id and g.user_id = n.user_id and g.course_group_id = ${courseGroupId})`,
    );
  const inOrder = query
    .select(PERSON)
    .orderBy(sql`lower(p.first_name || ' ' || p.last_name) collate "unicode"`)
    .orderBy('n.user_id')
    .offset(skip);
  const [learners, counted] = await Promise.all([
    tx.all(take === undefined ? inOrder : inOrder.limit(take)),
    tx.one(query.select(sql<number>`count(*)::int`.as('total'))),
  ]);
  return { learners, total: counted?.total ?? 0 };
}

const cellOf = (open: OpenGradebook, gradeItemId: number, grade: GradeRow | undefined): GradeCell => {
  const item = open.visibility.item(gradeItemId)!;
  const isPosted = isShown(item, grade ?? { isPosted: false }, open.visibility);
  if (!grade) return { ...EMPTY_CELL, isPosted };
  const { state, points, version, isOverridden, comment } = grade;
  return { state, points, version, isPosted, isOverridden, hasComment: comment !== '' };
};

function rowOf(open: OpenGradebook, learner: Learner, grades: readonly GradeRow[]) {
  const byItem = new Map(grades.map((grade) => [grade.gradeItemId, grade]));
  return {
    ...learner,
    ...packRow(open.structure.items.map(({ gradeItemId }) => cellOf(open, gradeItemId, byItem.get(gradeItemId)))),
  };
}

/** A page of a course's learners with everything they have and their totals: always as many statements. */
export async function readReport(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  query: ReportQuery,
): Promise<GradesReport> {
  const [open, { learners, total }] = await Promise.all([
    readOpenGradebook(context, tx, courseId),
    listLearners(tx, courseId, { ...query, take: query.take ?? 200 }),
  ]);
  const userIds = learners.map(({ userId }) => userId);
  const grades = await listGrades(tx, courseId, userIds);
  const book: Gradebook = gradebookOf(open.structure);
  const data = await eachTotal(learners, (learner) => {
    const own = grades.get(learner.userId) ?? [];
    return { ...rowOf(open, learner, own), totals: presentTotals(gradeOf(book, own, open.visibility, 'STAFF')) };
  });
  return { gradeItemIds: open.structure.items.map(({ gradeItemId }) => gradeItemId), data, total };
}

/** A learner's person, whether they learn the course now or have something from when they did. */
export async function findLearner(tx: Tx, courseId: number, userId: number): Promise<Learner> {
  const row = await tx.one(
    db
      .selectFrom('enrollments as n')
      .innerJoin('members as p', 'p.user_id', 'n.user_id')
      .select(PERSON)
      .where('n.course_id', '=', courseId)
      .where('n.user_id', '=', userId),
  );
  if (!row) throw notFound();
  return row;
}

/** One learner's row with both totals line by line. */
export async function readLearnerReport(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  userId: number,
): Promise<LearnerReport> {
  const [learner, open, grades] = await Promise.all([
    findLearner(tx, courseId, userId),
    readOpenGradebook(context, tx, courseId),
    listGrades(tx, courseId, [userId]),
  ]);
  const own = grades.get(userId) ?? [];
  const grade = gradeOf(gradebookOf(open.structure), own, open.visibility, 'STAFF');
  return { ...rowOf(open, learner, own), totals: presentDerived(grade) };
}
