import type { Language } from '@sullam/domain/localized.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { declareCache } from '../../../kernel/database/cache.ts';
import type { Dependency } from '../../../kernel/database/dependents.ts';
import { hasCatalogue } from '../courses/courses.public.ts';

type PageKey = { organizationId: number; language: Language; hasCatalogue: boolean; page: string };
type CoursePageKey = PageKey & { courseId: number };

/** What every page of the catalogue shows, besides courses. */
const SHOWN: readonly Dependency<PageKey, unknown>[] = [
  { from: 'course_teachers' },
  { from: 'member_names', on: ['update', 'delete'] },
  { from: 'media_files', on: ['update', 'delete'] },
  // what visitors may see at all is the organisation's to say
  { from: 'organization_configuration' },
  { from: 'organization_permission_slugs' },
  { from: 'special_prices' },
  { from: 'group_prices' },
];

// the number of learners may be old for a minute: every enrolment changes it
const lists = declareCache<PageKey, unknown>({
  dependsOn: [...SHOWN, { from: 'course_overviews', except: ['enrolled_count', 'updated_at'] }],
  seconds: 60,
  limit: 1000,
});

const ofCourse = { course_id: ({ courseId }: CoursePageKey) => courseId };

const coursePages = declareCache<CoursePageKey, unknown>({
  dependsOn: [
    ...SHOWN,
    { from: 'course_overviews', rows: ofCourse, except: ['enrolled_count'] },
    { from: 'sections', rows: ofCourse },
    { from: 'lessons', rows: ofCourse },
  ],
  seconds: 60,
  limit: 1000,
});

const keyOf = (context: RequestContext, page: string): PageKey => ({
  organizationId: context.organizationId,
  language: context.language,
  hasCatalogue: hasCatalogue(context),
  page,
});

/** A list of the catalogue. Anonymous visitors all see the same one, which is cached. */
export const listForVisitors = <T>(context: RequestContext, page: string, load: () => Promise<T>): Promise<T> =>
  context.caller.kind === 'anonymous'
    ? (lists.of(context.database).get(keyOf(context, page), load) as Promise<T>)
    : load();

/** The page of a course. Anonymous visitors all see the same one, which is cached. */
export const courseForVisitors = <T>(context: RequestContext, courseId: number, load: () => Promise<T>): Promise<T> =>
  context.caller.kind === 'anonymous'
    ? (coursePages.of(context.database).get({ ...keyOf(context, 'course'), courseId }, load) as Promise<T>)
    : load();
