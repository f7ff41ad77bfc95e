import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import { mediaColumns } from '../../organization/media/media.public.ts';
import { courseViewerOf, worksOnCourse } from '../courses/courses.public.ts';
import type { Listed } from '../reports/reports.public.ts';

/** So many courses are compared where nobody says which. */
const USUAL = 3;

/**
 * The courses to compare where nobody says which: beside a course those that most of its learners are in too, for the
 * organisation the largest; only courses that the caller works on.
 */
export async function chooseCourses(context: MemberContext, tx: Tx, courseId: number | null): Promise<number[]> {
  const candidates = db
    .selectFrom('course_overviews as c')
    .select('c.course_id as courseId')
    .where(worksOnCourse(courseViewerOf(context)));
  if (courseId === null) {
    const largest = await tx.all(
      candidates
        .orderBy('c.enrolled_count', 'desc')
        .orderBy('c.course_id')
        .where('c.enrolled_count', '>', 0)
        .limit(USUAL),
    );
    return largest.map((row) => row.courseId);
  }
  const shared = await tx.all(
    candidates
      .innerJoin('learners as o', 'o.course_id', 'c.course_id')
      .where('c.course_id', '!=', courseId)
      .where(
        sql<boolean>`exists (select from learners n where ${inOrganization('n')} and n.course_id = ${courseId} and n.user_id = o.user_id)`,
      )
      .groupBy('c.course_id')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('c.course_id')
      .limit(USUAL - 1),
  );
  return [courseId, ...shared.map((row) => row.courseId)];
}

/** Their titles, in the order of the ids. */
export async function titlesOf(tx: Tx, courseIds: readonly number[]) {
  const rows = await tx.all(
    db
      .selectFrom('course_overviews as c')
      .select(['c.course_id as courseId', 'c.title'])
      .where(sql<boolean>`c.course_id = any(${[...courseIds]}::bigint[])`),
  );
  return courseIds.flatMap((courseId) => rows.filter((row) => row.courseId === courseId));
}

const isAmong = (column: string, courseIds: readonly number[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...courseIds]}::bigint[])`;

/** How many people are in just these of the courses, for every combination that there is. */
export const countCombinations = (tx: Tx, courseIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom(
        db
          .selectFrom('learners as n')
          .select('n.user_id')
          .select(sql<number[]>`array_agg(n.course_id order by n.course_id)`.as('inIds'))
          .where(isAmong('n.course_id', courseIds))
          .groupBy('n.user_id')
          .as('p'),
      )
      .select('p.inIds')
      .select(sql<number>`count(*)::int`.as('count'))
      .groupBy('p.inIds'),
  );

/** Of those who learn a course: how many took another one first, and how many of them have completed it. */
export const countBefore = (tx: Tx, courseId: number, others: readonly number[]) =>
  tx.all(
    db
      .selectFrom('learners as n')
      .innerJoin('learners as o', 'o.user_id', 'n.user_id')
      .where('n.course_id', '=', courseId)
      .where(isAmong('o.course_id', others))
      .whereRef('o.enrolled_at', '<', 'n.enrolled_at')
      .groupBy('o.course_id')
      .select('o.course_id as courseId')
      .select(sql<number>`count(*)::int`.as('count'))
      .select(sql<number>`count(n.completed_at)::int`.as('completed')),
  );

/** How many learn a course, and how many of them have completed it. */
export async function countLearners(tx: Tx, courseId: number): Promise<{ count: number; completed: number }> {
  const row = await tx.one(
    db
      .selectFrom('learners as n')
      .where('n.course_id', '=', courseId)
      .select(sql<number>`count(*)::int`.as('count'))
      .select(sql<number>`count(n.completed_at)::int`.as('completed')),
  );
  return row ?? { count: 0, completed: 0 };
}

/** Beside the enrolment `n`: whether its person is in a course too. */
const isInToo = (courseId: RawBuilder<unknown> | number) => sql<boolean>`exists (select from learners e
  where ${inOrganization('e')} and e.user_id = n.user_id and e.course_id = ${courseId})`;

/** Each person once: by the enrolment in the first of the courses that they are in. */
async function people(
  tx: Tx,
  courseIds: readonly number[],
  inIds: readonly number[] | null,
  search: string | undefined,
) {
  const words = foldedWords(search ?? '');
  const from = db.selectFrom('learners as n').innerJoin('member_records as p', 'p.user_id', 'n.user_id');
  let query = from.where('n.course_id', '=', inIds?.[0] ?? 0);
  if (inIds === null)
    query = from.where(isAmong('n.course_id', courseIds)).where(
      sql<boolean>`not exists (select from learners e where ${inOrganization('e')} and e.user_id = n.user_id
          and e.course_id = any(${[...courseIds]}::bigint[]) and e.course_id < n.course_id)`,
    );
  for (const courseId of inIds === null ? [] : courseIds) {
    const isIn = isInToo(courseId);
    query = query.where(inIds?.includes(courseId) ? isIn : sql<boolean>`not ${isIn}`);
  }
  return words.length === 0 ? query : query.where(isFound('n.user_id', await findByWords(tx, 'members', words)));
}

/** People by the combination of courses that they are in, with what they have of each. */
export async function listPeople(
  tx: Tx,
  courseIds: readonly number[],
  inIds: readonly number[] | null,
  listed: Listed,
) {
  const found = (await people(tx, courseIds, inIds, listed.search))
    .leftJoin('media_files as f', 'f.media_id', 'p.profile_media_id')
    .select(['n.user_id as userId', 'p.first_name as firstName', 'p.last_name as lastName', 'p.email'])
    .select([
      mediaColumns('f').as('image'),
      sql<{ courseId: number; isCompleted: boolean }[]>`(select jsonb_agg(jsonb_build_object('courseId', e.course_id,
          'isCompleted', e.completed_at is not null)) from learners e
        where ${inOrganization('e')} and e.user_id = n.user_id and e.course_id = any(${[...courseIds]}::bigint[]))`.as(
        'courses',
      ),
    ]);
  const ordered =
    listed.sort === 'NAME'
      ? found.orderBy(sql`lower(p.first_name || ' ' || p.last_name) collate "unicode"`)
      : found.orderBy('n.enrolled_at', 'desc');
  return tx.all(ordered.orderBy('n.enrollment_id', 'desc').offset(listed.skip).limit(listed.take));
}

export async function countPeople(
  tx: Tx,
  courseIds: readonly number[],
  inIds: readonly number[] | null,
  search: string | undefined,
): Promise<number> {
  const query = (await people(tx, courseIds, inIds, search)).select(sql<number>`count(*)::int`.as('total'));
  return (await tx.one(query))?.total ?? 0;
}
