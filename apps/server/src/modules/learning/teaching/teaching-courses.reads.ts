import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { cardQuery, presentCards, viewOf } from '../catalogue/catalogue.public.ts';
import { type CourseCard, courseViewerOf, teachesCourse, worksOnCourse } from '../courses/courses.public.ts';
import type { TeachingCourse, TeachingQuery } from './teaching.schemas.ts';

/** The courses (c) that the caller makes; all of them for who may read them and asks. */
export const isTaught = (context: MemberContext, scope: TeachingQuery['scope']): RawBuilder<boolean> =>
  scope === 'all' && courseViewerOf(context).readsAll ? sql<boolean>`true` : teachesCourse(context.caller.userId);

async function scopeConditions(context: MemberContext, tx: Tx, query: TeachingQuery): Promise<Expression<SqlBool>[]> {
  return [isTaught(context, query.scope), ...(await holdsWords(tx, 'courses', 'c.course_id', query.search))];
}

/** What the caller may do with a course of the list, as `courseAbilities()` says it. */
function abilitiesIn(context: MemberContext) {
  const viewer = courseViewerOf(context);
  const isOwn = worksOnCourse({ ...viewer, governs: false });
  const mayDelete = holds(context.caller, 'organization_delete_courses');
  return [worksOnCourse(viewer).as('can_edit'), (mayDelete ? sql<boolean>`true` : isOwn).as('can_delete')] as const;
}

const extended = (context: MemberContext) =>
  cardQuery(viewOf(context))
    .select(abilitiesIn(context))
    .select([
      'c.updated_at',
      'c.approval_note',
      sql<{
        en: number;
        ar: number;
      }>`(select jsonb_build_object('en', count(*) filter (where t.language = 'en'), 'ar', count(*) filter (where t.language = 'ar'))
      from lesson_texts t where ${inOrganization('t')} and t.course_id = c.course_id)`.as('text_counts'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof extended>['execute']>>[number];

function presentTeachingCourse({ row, card }: { row: Row; card: CourseCard }): TeachingCourse {
  const state = (language: 'en' | 'ar') => ({
    hasTitle: Boolean(card.title[language]?.trim()),
    textCount: row.text_counts[language],
  });
  return {
    ...card,
    updatedAt: row.updated_at.toISOString(),
    approvalNote: row.approval_note,
    translations: { en: state('en'), ar: state('ar') },
    abilities: { canEdit: row.can_edit, canDelete: row.can_delete },
  };
}

const orderOf = (context: MemberContext, sort: TeachingQuery['sort']) => {
  if (sort === 'title')
    return sql`lower(coalesce(c.title ->> ${sql.lit(context.language)}, c.title ->> 'en', c.title ->> 'ar')) collate "unicode" asc`;
  return sort === 'newest' ? sql`c.created_at desc` : sql`c.updated_at desc`;
};

const presentAll = async (context: MemberContext, rows: readonly Row[]): Promise<TeachingCourse[]> =>
  (await presentCards(context, rows)).map(presentTeachingCourse);

async function readPage(context: MemberContext, tx: Tx, query: TeachingQuery) {
  let cards = extended(context);
  let counting = db
    .selectFrom('course_overviews as c')
    .select(['c.status', sql<number>`count(*)::int`.as('count')])
    .groupBy('c.status');
  for (const condition of await scopeConditions(context, tx, query)) {
    cards = cards.where(condition);
    counting = counting.where(condition);
  }
  if (query.status) cards = cards.where('c.status', '=', query.status);
  const rows = await tx.all(
    cards
      .orderBy(orderOf(context, query.sort))
      .orderBy('c.course_id', 'desc')
      .offset(query.skip ?? 0)
      .limit(query.take ?? 20),
  );
  return { rows, counts: await tx.all(counting) };
}

/** The courses that the caller makes; for who may read every course all of them, if asked. */
export async function listTeachingCourses(context: MemberContext, query: TeachingQuery) {
  const { rows, counts } = await reading(context, (tx) => readPage(context, tx, query));
  const statusCounts = Object.fromEntries(counts.map(({ status, count }) => [status, count]));
  const total = query.status ? (statusCounts[query.status] ?? 0) : counts.reduce((sum, { count }) => sum + count, 0);
  return { data: await presentAll(context, rows), total, statusCounts };
}

/** Courses that wait for an administrator, those that wait longest first. */
export async function listCourseApprovals(context: MemberContext, query: { skip?: number; take?: number }) {
  const { rows, counted } = await reading(context, async (tx) => ({
    rows: await tx.all(
      extended(context)
        .where('c.status', '=', 'PENDING_APPROVAL')
        .orderBy('c.updated_at')
        .orderBy('c.course_id')
        .offset(query.skip ?? 0)
        .limit(query.take ?? 20),
    ),
    counted: await tx.one(
      db
        .selectFrom('course_overviews')
        .select(sql<number>`count(*)::int`.as('total'))
        .where('status', '=', 'PENDING_APPROVAL'),
    ),
  }));
  return { data: await presentAll(context, rows), total: counted?.total ?? 0 };
}
