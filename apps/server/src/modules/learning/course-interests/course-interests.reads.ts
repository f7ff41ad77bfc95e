import { foldedWords } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import type { CourseInterest, CourseInterests, InterestsQuery } from './course-interests.schemas.ts';

/** Whether somebody waits to hear that a course opens. */
export async function isWaiting(tx: Tx, courseId: number, userId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('course_interests')
      .select('user_id')
      .where('course_id', '=', courseId)
      .where('user_id', '=', userId)
      .where('told_at', 'is', null),
  );
  return row !== undefined;
}

const STATE = sql<CourseInterest['state']>`case
  when exists (select from learners l where ${inOrganization('l')} and l.course_id = i.course_id and l.user_id = i.user_id) then 'ENROLLED'
  when i.told_at is null then 'WAITING' else 'TOLD' end`;

const interestsOf = (courseId: number) =>
  db
    .selectFrom('course_interests as i')
    .innerJoin('member_names as p', 'p.user_id', 'i.user_id')
    .select(['i.user_id as userId', 'p.first_name as firstName', 'p.last_name as lastName'])
    .select(['i.created_at as createdAt', 'i.told_at as toldAt', STATE.as('state')])
    .where('i.course_id', '=', courseId);

type Row = Awaited<ReturnType<ReturnType<typeof interestsOf>['execute']>>[number];

const present = ({ createdAt, toldAt, ...row }: Row): CourseInterest => ({
  ...row,
  createdAt: createdAt.toISOString(),
  toldAt: toldAt?.toISOString() ?? null,
});

async function readCounts(tx: Tx, courseId: number): Promise<CourseInterests['counts']> {
  const row = await tx.one(
    db
      .selectFrom('course_interests as i')
      .select([
        sql<number>`(count(*) filter (where ${STATE} = 'WAITING'))::int`.as('waiting'),
        sql<number>`(count(*) filter (where ${STATE} = 'TOLD'))::int`.as('told'),
        sql<number>`(count(*) filter (where ${STATE} = 'ENROLLED'))::int`.as('enrolled'),
      ])
      .where('i.course_id', '=', courseId),
  );
  return row ?? { waiting: 0, told: 0, enrolled: 0 };
}

/** A page of whom a course interests, for its editors. */
export async function listInterests(tx: Tx, courseId: number, query: InterestsQuery): Promise<CourseInterests> {
  const { search = '', sort = 'newest' } = query;
  let found = interestsOf(courseId);
  for (const word of foldedWords(search))
    found = found.where(sql<boolean>`position(${word} in fold_search(p.first_name || ' ' || p.last_name)) > 0`);
  const inOrder =
    sort === 'name'
      ? found.orderBy('p.first_name').orderBy('p.last_name')
      : found.orderBy('i.created_at', sort === 'newest' ? 'desc' : 'asc');
  const { data, total } = await readPage(tx, inOrder.orderBy('i.user_id'), query);
  const counts = await readCounts(tx, courseId);
  return { data: data.map(present), total, counts };
}

/** All of them, the first ones first. */
export const readAllInterests = async (tx: Tx, courseId: number): Promise<CourseInterest[]> =>
  (await tx.all(interestsOf(courseId).orderBy('i.created_at').orderBy('i.user_id'))).map(present);
