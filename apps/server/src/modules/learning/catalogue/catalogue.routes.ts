import type { RequestContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { Cache } from '../../../kernel/database/invalidation.ts';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import {
  CourseDetail,
  CourseListQuery,
  CourseParams,
  checkMayLookAround,
  FilterOptions,
  hasCatalogue,
} from '../courses/courses.public.ts';
import { listCatalogue } from './catalogue.reads.ts';
import { CataloguePage } from './catalogue.schemas.ts';
import { readCourseDetail } from './course-detail.reads.ts';
import { readFilterOptions } from './filter-options.reads.ts';

const tag = 'Courses';

/** Anonymous visitors see the same catalogue: it is kept in memory per organisation and query. */
export type CatalogueCache = Cache<unknown>;

export const catalogueRoutes = (kept: CatalogueCache): RouteDefinition[] => {
  const forVisitors = <T>(context: RequestContext, key: string, load: () => Promise<T>): Promise<T> =>
    context.caller.kind === 'anonymous'
      ? (kept.get(`${context.organizationId}|${context.language}|${hasCatalogue(context)}|${key}`, load) as Promise<T>)
      : load();
  return [
    publicRoute({
      method: 'GET',
      path: '/api/courses',
      operationId: 'listCourses',
      summary: 'The catalogue',
      tag,
      query: CourseListQuery,
      response: CataloguePage,
      errors: { 403: ['not-allowed'] },
      handle: async (context, { query }) => {
        checkMayLookAround(context);
        return forVisitors(context, `list ${JSON.stringify(query)}`, () => listCatalogue(context, query));
      },
    }),
    publicRoute({
      method: 'GET',
      path: '/api/courses/filter-options',
      operationId: 'getCourseFilterOptions',
      summary: 'What the catalogue can be filtered by',
      tag,
      response: FilterOptions,
      errors: { 403: ['not-allowed'] },
      handle: async (context) => {
        checkMayLookAround(context);
        return forVisitors(context, 'filters', () => reading(context, (tx) => readFilterOptions(context, tx)));
      },
    }),
    publicRoute({
      method: 'GET',
      path: '/api/courses/:courseId',
      operationId: 'getCourse',
      summary: 'A course as anybody may see it before enrolling',
      tag,
      params: CourseParams,
      response: CourseDetail,
      errors: { 403: ['not-allowed'] },
      handle: (context, { params }) =>
        forVisitors(context, `course ${params.courseId}`, () => readCourseDetail(context, params.courseId)),
    }),
  ];
};
