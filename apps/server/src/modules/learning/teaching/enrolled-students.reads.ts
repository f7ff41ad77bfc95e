import { progressFromCounts } from '@sullam/domain/progress.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { isFallingBehind } from './falling-behind.reads.ts';
import type { EnrolledStudent, StudentsQuery } from './teaching.schemas.ts';

const EXPORT_LIMIT = 100_000;

const students = (courseId: number) =>
  db
    .selectFrom('learners as n')
    .innerJoin('member_records as p', 'p.user_id', 'n.user_id')
    .where('n.course_id', '=', courseId);

/** Enrolments with what of the required lessons is finished; `finished_count` can be ordered by. */
const withProgress = (courseId: number) =>
  students(courseId)
    .leftJoin('media_files as m', 'm.media_id', 'p.profile_media_id')
    .select([
      'n.enrollment_id',
      'n.user_id',
      'n.enrolled_at',
      'n.last_visited_at',
      'n.completed_at',
      'p.first_name',
      'p.last_name',
      'p.email',
    ])
    .select([
      mediaColumns('m').as('image'),
      sql<number>`(select count(*)::int from finished_lessons d join lessons s on ${inOrganization('s')} and s.course_id = d.course_id and s.course_subsection_id = d.course_subsection_id
        where ${inOrganization('d')} and d.user_id = n.user_id and d.course_id = n.course_id and s.is_required)`.as(
        'finished_count',
      ),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withProgress>['execute']>>[number];

function presentStudent(context: MemberContext, row: Row, requiredCount: number): EnrolledStudent {
  const progress = progressFromCounts(row.finished_count, requiredCount);
  return {
    enrollmentId: row.enrollment_id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    image: presentMedia(context, row.image)?.url ?? null,
    enrolledAt: row.enrolled_at.toISOString(),
    lastVisitedAt: row.last_visited_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
    finishedCount: progress.finished,
    requiredCount: progress.required,
    progressPercent: progress.percent,
  };
}

const ORDERS: Record<NonNullable<StudentsQuery['sort']>, ReturnType<typeof sql>> = {
  name: sql`lower(p.first_name || ' ' || p.last_name) collate "unicode" asc`,
  enrolled: sql`n.enrolled_at desc`,
  progress: sql`finished_count desc`,
  active: sql`n.last_visited_at desc nulls last`,
};

async function countRequired(tx: Tx, courseId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('lessons')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('course_id', '=', courseId)
      .where('is_required', '=', true),
  );
  return row?.count ?? 0;
}

/** Groups of whole percent: not begun, four quarters, finished. */
const GROUPS = [
  { from: 0, to: 0 },
  { from: 1, to: 24 },
  { from: 25, to: 49 },
  { from: 50, to: 74 },
  { from: 75, to: 99 },
  { from: 100, to: 100 },
] as const;

/** How many of all enrolled are how far, whatever the list is filtered by. */
async function distributeProgress(tx: Tx, courseId: number, requiredCount: number) {
  const rows = await tx.all(
    db
      .selectFrom(withProgress(courseId).as('w'))
      .select(['w.finished_count', sql<number>`count(*)::int`.as('count')])
      .groupBy('w.finished_count'),
  );
  const counted = rows.map((row) => ({
    percent: progressFromCounts(row.finished_count, requiredCount).percent,
    count: row.count,
  }));
  return GROUPS.map(({ from, to }) => ({
    from,
    to,
    count: counted.filter(({ percent }) => percent >= from && percent <= to).reduce((sum, { count }) => sum + count, 0),
  }));
}

/** Who learns a course, and how far they are. */
export async function listStudents(context: MemberContext, tx: Tx, courseId: number, query: StudentsQuery) {
  let rows = withProgress(courseId);
  let counting = students(courseId).select(sql<number>`count(*)::int`.as('total'));
  for (const found of await holdsWords(tx, 'members', 'p.user_id', query.search)) {
    rows = rows.where(found);
    counting = counting.where(found);
  }
  if (query.completion) {
    const operator = query.completion === 'completed' ? 'is not' : 'is';
    rows = rows.where('n.completed_at', operator, null);
    counting = counting.where('n.completed_at', operator, null);
  }
  if (query.isBehind !== undefined) {
    const behind = isFallingBehind(context);
    const asked = query.isBehind ? behind : sql<boolean>`not ${behind}`;
    rows = rows.where(asked);
    counting = counting.where(asked);
  }
  const found = await tx.all(
    rows
      .orderBy(ORDERS[query.sort ?? 'name'])
      .orderBy('n.enrollment_id')
      .offset(query.skip ?? 0)
      .limit(query.take ?? 20),
  );
  const counted = await tx.one(counting);
  const requiredCount = await countRequired(tx, courseId);
  return {
    data: found.map((row) => presentStudent(context, row, requiredCount)),
    total: counted?.total ?? 0,
    distribution: await distributeProgress(tx, courseId, requiredCount),
  };
}

/** All of them, for a spreadsheet. */
export async function allStudents(context: MemberContext, tx: Tx, courseId: number): Promise<EnrolledStudent[]> {
  const rows = await tx.all(withProgress(courseId).orderBy(ORDERS.name).orderBy('n.enrollment_id').limit(EXPORT_LIMIT));
  const requiredCount = await countRequired(tx, courseId);
  return rows.map((row) => presentStudent(context, row, requiredCount));
}
