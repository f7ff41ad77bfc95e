import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { learnsCourse, visibleCourses } from '../courses/courses.public.ts';
import { openLessons } from '../progress/progress.public.ts';
import type { SearchKind } from './search.schemas.ts';
import type { SearchScope } from './search-visibility.ts';

/** One thing that was found, before it is presented. */
export interface Found {
  id: number;
  title: unknown;
  courseTitle: unknown;
  courseId: number | null;
  /** HTML of what is cut into an excerpt. */
  html: unknown;
  total: number;
}

interface Wanted {
  /** The folded query and its words. */
  folded: string;
  words: string[];
  skip: number;
  take: number;
}

/** Better matches of a title first: those that begin with what was typed, then the closest ones. */
const closeness = (column: string, { folded }: Wanted): RawBuilder<number> =>
  sql<number>`(starts_with(${sql.ref(column)}, ${folded})::int + word_similarity(${folded}, ${sql.ref(column)}))`;

type Finder = (context: RequestContext, tx: Tx, scope: SearchScope, wanted: Wanted) => Promise<Found[]>;

const none = sql`null::jsonb`;

const findCourses: Finder = (context, tx, scope, wanted) =>
  tx.all(
    db
      .selectFrom('course_overviews as c')
      .select(['c.course_id as id', 'c.title', 'c.course_id as courseId'])
      .select([none.as('courseTitle'), sql`c.subtitle`.as('html'), sql<number>`count(*) over ()::int`.as('total')])
      .where('c.organization_id', '=', context.organizationId)
      .where(sql<boolean>`c.course_id in (select search_courses(${wanted.words}::text[]))`)
      .where(visibleCourses(scope.courses))
      .orderBy(closeness('c.search_text', wanted), 'desc')
      .orderBy('c.course_id', 'desc')
      .offset(wanted.skip)
      .limit(wanted.take),
  );

const findSections: Finder = (context, tx, scope, wanted) =>
  tx.all(
    db
      .selectFrom('sections as x')
      .innerJoin('course_overviews as c', (join) =>
        join.onRef('c.organization_id', '=', 'x.organization_id').onRef('c.course_id', '=', 'x.course_id'),
      )
      .select(['x.course_section_id as id', 'x.title', 'c.title as courseTitle', 'c.course_id as courseId'])
      .select([none.as('html'), sql<number>`count(*) over ()::int`.as('total')])
      .where('x.organization_id', '=', context.organizationId)
      .where(sql<boolean>`x.course_section_id in (select search_sections(${wanted.words}::text[]))`)
      .where(visibleCourses(scope.courses))
      .orderBy(closeness('x.search_text', wanted), 'desc')
      .orderBy('x.course_section_id', 'desc')
      .offset(wanted.skip)
      .limit(wanted.take),
  );

const lessons = (context: RequestContext) =>
  db
    .selectFrom('lessons as s')
    .innerJoin('course_overviews as c', (join) =>
      join.onRef('c.organization_id', '=', 's.organization_id').onRef('c.course_id', '=', 's.course_id'),
    )
    .select(['s.course_subsection_id as id', 's.title', 'c.title as courseTitle', 'c.course_id as courseId'])
    .where('s.organization_id', '=', context.organizationId);

const findLessons: Finder = (context, tx, scope, wanted) =>
  tx.all(
    lessons(context)
      .select([none.as('html'), sql<number>`count(*) over ()::int`.as('total')])
      .where(sql<boolean>`s.course_subsection_id in (select search_subsections(${wanted.words}::text[]))`)
      .where(visibleCourses(scope.courses))
      .orderBy(closeness('s.search_text', wanted), 'desc')
      .orderBy('s.course_subsection_id', 'desc')
      .offset(wanted.skip)
      .limit(wanted.take),
  );

/** Articles and transcripts by their words; the better of the two languages counts. */
const findArticles: Finder = (context, tx, scope, wanted) =>
  tx.all(
    lessons(context)
      .innerJoin(
        sql<{ course_subsection_id: number; score: number; language: string }>`(
          select distinct on (course_subsection_id) course_subsection_id, language, score
          from search_texts(${wanted.folded}) order by course_subsection_id, score desc)`.as('f'),
        'f.course_subsection_id',
        's.course_subsection_id',
      )
      .select([
        sql`(select jsonb_object_agg(t.language, t.html) from lesson_texts t
          where t.organization_id = s.organization_id and t.course_subsection_id = s.course_subsection_id and t.language = f.language)`.as(
          'html',
        ),
        sql<number>`count(*) over ()::int`.as('total'),
      ])
      .where(openLessons(scope.courses, context.clock.now()))
      .orderBy('f.score', 'desc')
      .orderBy('s.course_subsection_id', 'desc')
      .offset(wanted.skip)
      .limit(wanted.take),
  );

const findSpecializations: Finder = (context, tx, scope, wanted) =>
  tx.all(
    db
      .selectFrom('specialization_overviews as z')
      .select(['z.specialization_id as id', 'z.title'])
      .select([
        none.as('courseTitle'),
        sql<number | null>`null::bigint`.as('courseId'),
        sql`z.description`.as('html'),
        sql<number>`count(*) over ()::int`.as('total'),
      ])
      .where('z.organization_id', '=', context.organizationId)
      .where(sql<boolean>`z.specialization_id in (select search_specializations(${wanted.words}::text[]))`)
      .where(
        sql<boolean>`(${scope.courses.governs}::boolean or (${scope.maySeeCatalogue}::boolean and z.is_published))`,
      )
      .orderBy(closeness('z.search_text', wanted), 'desc')
      .orderBy('z.specialization_id', 'desc')
      .offset(wanted.skip)
      .limit(wanted.take),
  );

const findAnnouncements: Finder = (context, tx, scope, wanted) =>
  tx.all(
    db
      .selectFrom('announcements as a')
      .innerJoin(
        sql<{ announcement_id: number; score: number }>`search_announcements(${wanted.folded})`.as('f'),
        (join) => join.onRef('f.announcement_id', '=', 'a.announcement_id'),
      )
      .leftJoin('course_overviews as c', (join) =>
        join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.course_id', '=', 'a.course_id'),
      )
      .select([
        'a.announcement_id as id',
        'a.title',
        'c.title as courseTitle',
        'a.course_id as courseId',
        'a.body as html',
      ])
      .select(sql<number>`count(*) over ()::int`.as('total'))
      .where('a.organization_id', '=', context.organizationId)
      .where('a.published_at', 'is not', null)
      .where(sql<boolean>`(a.course_id is null or ${learnsCourse(scope.courses)})`)
      .orderBy('f.score', 'desc')
      .orderBy('a.announcement_id', 'desc')
      .offset(wanted.skip)
      .limit(wanted.take),
  );

/** People: everybody for who may list members; an instructor's own learners; for others those who teach. */
const findMembers: Finder = (context, tx, scope, wanted) => {
  const taught = sql`select i.course_id from course_teachers i join course_overviews k on k.organization_id = i.organization_id and k.course_id = i.course_id
    where i.organization_id = p.organization_id and i.user_id = p.user_id and k.status = 'PUBLISHED' order by k.published_at desc limit 1`;
  const ownLearner = sql<
    number | null
  >`(select e.course_id from learners e join course_teachers i on i.organization_id = e.organization_id and i.course_id = e.course_id
    where e.organization_id = p.organization_id and e.user_id = p.user_id and i.user_id = ${scope.courses.userId} order by e.enrolled_at desc limit 1)`;
  const courseId = scope.courses.mayTeach
    ? sql<number | null>`coalesce(${ownLearner}, (${taught}))`
    : sql<number | null>`(${taught})`;
  return tx.all(
    db
      .selectFrom('members as p')
      .select(['p.user_id as id', sql`jsonb_build_object('en', p.first_name || ' ' || p.last_name)`.as('title')])
      .select([
        none.as('courseTitle'),
        courseId.as('courseId'),
        // an address is for those who may list members
        (scope.seesAllMembers ? sql`jsonb_build_object('en', p.email)` : none).as('html'),
        sql<number>`count(*) over ()::int`.as('total'),
      ])
      .where('p.organization_id', '=', context.organizationId)
      .where('p.status', '=', 'ACTIVE')
      .where(sql<boolean>`p.user_id in (select search_members(${wanted.words}::text[]))`)
      .where(scope.seesAllMembers ? sql<boolean>`true` : sql<boolean>`${courseId} is not null`)
      .orderBy(closeness('p.search_text', wanted), 'desc')
      .orderBy('p.user_id')
      .offset(wanted.skip)
      .limit(wanted.take),
  );
};

export const FINDERS: Record<SearchKind, Finder> = {
  course: findCourses,
  section: findSections,
  lesson: findLessons,
  article: findArticles,
  specialization: findSpecializations,
  announcement: findAnnouncements,
  member: findMembers,
};
