import { reading } from '../../../kernel/database/database.ts';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import {
  CourseDetail,
  CourseListQuery,
  CourseParams,
  checkMayLookAround,
  FilterOptions,
} from '../courses/courses.public.ts';
import { listCatalogue } from './catalogue.reads.ts';
import { CataloguePage } from './catalogue.schemas.ts';
import { readCourseDetail } from './course-detail.reads.ts';
import { readFilterOptions } from './filter-options.reads.ts';
import { courseForVisitors, listForVisitors } from './visitor-pages.ts';

const tag = 'Courses';

export const catalogueRoutes: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/courses',
    operationId: 'listCourses',
    mayLag: true,
    summary: 'The catalogue',
    tag,
    query: CourseListQuery,
    response: CataloguePage,
    errors: { 403: ['not-allowed'] },
    handle: async (context, { query }) => {
      checkMayLookAround(context);
      return listForVisitors(context, `list ${JSON.stringify(query)}`, () => listCatalogue(context, query));
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/courses/filter-options',
    operationId: 'getCourseFilterOptions',
    mayLag: true,
    summary: 'What the catalogue can be filtered by',
    tag,
    response: FilterOptions,
    errors: { 403: ['not-allowed'] },
    handle: async (context) => {
      checkMayLookAround(context);
      return listForVisitors(context, 'filters', () => reading(context, (tx) => readFilterOptions(context, tx)));
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/courses/:courseId',
    operationId: 'getCourse',
    mayLag: true,
    summary: 'A course as anybody may see it before enrolling',
    tag,
    params: CourseParams,
    response: CourseDetail,
    errors: { 403: ['not-allowed'] },
    handle: (context, { params }) =>
      courseForVisitors(context, params.courseId, () => readCourseDetail(context, params.courseId)),
  }),
];
