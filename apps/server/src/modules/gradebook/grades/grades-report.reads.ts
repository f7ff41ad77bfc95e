import { unpackRow } from '@sullam/domain/grading/grade-row.ts';
import { gradebookOf } from '@sullam/domain/grading/gradebook-data.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import { shapedStatement } from '../../../kernel/database/statement.ts';
import { notFound } from '../../../kernel/problem.ts';
import { mapInSlices } from '../../../kernel/time-slices.ts';
import { totalledRows } from './cached-rows.ts';
import { gradeOf, presentDerived } from './grade-marks.ts';
import { GradeRows, type StoredRow } from './grade-rows.ts';
import { listStoredRows, readOpenGradebook } from './grades.reads.ts';
import type { GradesReport, LearnerReport, ReportQuery } from './grades.schemas.ts';

export interface Learner {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
}

const PERSON = ['n.user_id as userId', 'p.first_name as firstName', 'p.last_name as lastName', 'p.email'] as const;

interface LearnersShape {
  isSearched: boolean;
  isOfGroup: boolean;
}

interface LearnersValues {
  courseId: number;
  found: string;
  courseGroupId: number;
  skip: number;
  /** Null: all. */
  take: number | null;
}

/** Who learns a course now; who has left it keeps the grades, and is back with them. */
function learnersOf({ isSearched, isOfGroup }: LearnersShape, { courseId, found, courseGroupId }: LearnersValues) {
  let query = db
    .selectFrom('learners as n')
    .innerJoin('member_records as p', 'p.user_id', 'n.user_id')
    .where('n.course_id', '=', courseId);
  if (isSearched) query = query.where(isFound('p.user_id', found));
  if (isOfGroup)
    query = query.where(
      sql<boolean>`exists (select from course_group_seats g where ${inOrganization('g')}
        and g.course_id = n.course_id and g.user_id = n.user_id and g.course_group_id = ${courseGroupId})`,
    );
  return query;
}

const learnerCount = shapedStatement((shape: LearnersShape, values: LearnersValues) =>
  learnersOf(shape, values).select(sql<number>`count(*)::int`.as('total')),
);

const BY_NAME = sql`lower(p.first_name || ' ' || p.last_name) collate "unicode", n.user_id`;

/** A page by name with the stored rows of the learners on it, and how many learners there are on all pages. */
const learnersPage = shapedStatement((shape: LearnersShape, values: LearnersValues) => {
  const page = learnersOf(shape, values)
    .select(PERSON)
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .select(sql<number>`row_number() over (order by ${BY_NAME})`.as('place'))
    .orderBy('place')
    .offset(values.skip)
    .limit(values.take);
  return db
    .selectFrom(page.as('n'))
    .leftJoin('grade_rows as r', (join) =>
      join.onRef('r.user_id', '=', 'n.userId').on('r.course_id', '=', values.courseId),
    )
    .select(['n.userId', 'n.firstName', 'n.lastName', 'n.email', 'n.total'])
    .select(['r.grade_item_ids as itemIds', 'r.states', 'r.points', 'r.flags', 'r.versions'])
    .orderBy('n.place');
});

/** A learner with the grades in the course; without a row there are none yet. */
export interface GradedLearner extends Learner {
  stored: StoredRow | undefined;
}

/** By name; without `take` all of them. */
export async function listLearners(
  tx: Tx,
  courseId: number,
  { skip = 0, take = null, search = '', courseGroupId }: Omit<ReportQuery, 'take'> & { take?: number | null } = {},
): Promise<{ learners: GradedLearner[]; total: number }> {
  const words = foldedWords(search);
  const shape = { isSearched: words.length > 0, isOfGroup: courseGroupId !== undefined };
  const found = shape.isSearched ? await findByWords(tx, 'members', words) : '';
  const values = { courseId, found, courseGroupId: courseGroupId ?? 0, skip, take };
  const rows = await tx.all(learnersPage(shape, values));
  const learners = rows.map((row) => ({
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    stored: row.itemIds === null ? undefined : (row as StoredRow),
  }));
  // behind the last page there is no row to read it from
  const counted = rows[0] ?? (skip > 0 ? await tx.one(learnerCount(shape, values)) : undefined);
  return { learners, total: counted?.total ?? 0 };
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
  const rowOf = totalledRows(open);
  const data = await mapInSlices(learners, ({ userId, firstName, lastName, email, stored }) => {
    const { states, points, flags, versions, totals } = rowOf(stored);
    return { userId, firstName, lastName, email, states, points, flags, versions, totals };
  });
  return { gradeItemIds: open.structure.items.map(({ gradeItemId }) => gradeItemId), data, total };
}

/** A learner's person, whether they learn the course now or have something from when they did. */
export async function findLearner(tx: Tx, courseId: number, userId: number): Promise<Learner> {
  const row = await tx.one(
    db
      .selectFrom('enrollment_records as n')
      .innerJoin('member_records as p', 'p.user_id', 'n.user_id')
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
  const [learner, open, [stored]] = await Promise.all([
    findLearner(tx, courseId, userId),
    readOpenGradebook(context, tx, courseId),
    listStoredRows(tx, [courseId], [userId]),
  ]);
  const row = new GradeRows(open).of(stored);
  const cells = unpackRow(row);
  const own = open.structure.items.map(({ gradeItemId }, at) => ({ gradeItemId, ...cells[at]! }));
  const grade = gradeOf(gradebookOf(open.structure), own, open.visibility, 'STAFF');
  return { ...learner, ...row, totals: presentDerived(grade) };
}
