import { Type } from 'typebox';
import { holds, instructor, signedIn } from '../../kernel/access/access.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { reading, readingTogether } from '../../kernel/database/database.ts';
import type { Cache } from '../../kernel/database/invalidation.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../kernel/http/route.ts';
import { Id, page } from '../../kernel/http/schemas.ts';
import { notAllowed, signInNeeded } from '../../kernel/problem.ts';
import { listCatalogue } from './course-cards.reads.ts';
import { accessCourse } from './courses.access.ts';
import { readCourseDetail, readCourseForEditing, readFilterOptions } from './courses.reads.ts';
import {
  CourseBody,
  CourseCard,
  CourseDetail,
  CourseEditing,
  CourseListQuery,
  CourseParams,
  CoursePatch,
  CreatedCourse,
  FilterOptions,
  PassingCriteria,
} from './courses.schemas.ts';
import {
  changeCourse,
  changeInstructors,
  changePassingCriteria,
  createCourse,
  decideApproval,
  removeCourse,
  requestApproval,
  setPublished,
} from './courses.service.ts';

const tag = 'Courses';

/** Anonymous visitors see the same catalogue: it is kept in memory per organisation and query. */
export type CatalogueCache = Cache<unknown>;

function checkCatalogueIsOpen(context: RequestContext): void {
  const { caller, features } = context;
  if (caller.kind === 'anonymous') {
    if (!features['anonymous-course-view']) throw signInNeeded();
  } else if (!holds(caller, 'organization_member_access_courses') && !caller.isInstructor && !caller.isAdministrator)
    throw notAllowed();
}

export const courseRoutes = (kept: CatalogueCache): RouteDefinition[] => {
  const forVisitors = <T>(context: RequestContext, key: string, load: () => Promise<T>): Promise<T> =>
    context.caller.kind === 'anonymous'
      ? (kept.get(`${context.organizationId}|${context.language}|${key}`, load) as Promise<T>)
      : load();
  return [
    publicRoute({
      method: 'GET',
      path: '/api/courses',
      operationId: 'listCourses',
      summary: 'The catalogue',
      tag,
      query: CourseListQuery,
      response: page(CourseCard),
      handle: async (context, { query }) => {
        checkCatalogueIsOpen(context);
        return forVisitors(context, `list ${JSON.stringify(query)}`, () =>
          readingTogether(context, (tx) => listCatalogue(context, tx, query)),
        );
      },
    }),
    publicRoute({
      method: 'GET',
      path: '/api/courses/filter-options',
      operationId: 'getCourseFilterOptions',
      summary: 'What the catalogue can be filtered by',
      tag,
      response: FilterOptions,
      handle: async (context) => {
        checkCatalogueIsOpen(context);
        return forVisitors(context, 'filters', () => readingTogether(context, (tx) => readFilterOptions(context, tx)));
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
      handle: (context, { params }) =>
        forVisitors(context, `course ${params.courseId}`, () =>
          // in one go; what the caller may not see is dropped
          readingTogether(context, async (tx) => {
            const [{ abilities }, detail] = await Promise.all([
              accessCourse(context, tx, params.courseId, 'see'),
              readCourseDetail(context, tx, params.courseId),
            ]);
            return { ...detail, abilities };
          }),
        ),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/courses',
      operationId: 'createCourse',
      summary: 'Creates a draft',
      tag,
      access: instructor(),
      body: CourseBody,
      response: CreatedCourse,
      successStatus: 201,
      handle: (context, { body }) => createCourse(context, body),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/courses/:courseId/editing',
      operationId: 'getCourseForEditing',
      summary: 'A course with every field in both languages',
      tag,
      access: instructor(),
      params: CourseParams,
      response: CourseEditing,
      handle: (context, { params }) =>
        reading(context, async (tx) => {
          const { abilities } = await accessCourse(context, tx, params.courseId, 'edit');
          return readCourseForEditing(context, tx, params.courseId, abilities);
        }),
    }),
    memberRoute({
      method: 'PATCH',
      path: '/api/courses/:courseId',
      operationId: 'updateCourse',
      summary: 'Changes fields of a course; 409 when somebody saved in between',
      tag,
      access: instructor(),
      params: CourseParams,
      body: CoursePatch,
      handle: (context, { params, body }) => changeCourse(context, params.courseId, body),
    }),
    memberRoute({
      method: 'DELETE',
      path: '/api/courses/:courseId',
      operationId: 'deleteCourse',
      summary: 'Deletes a course without learners',
      tag,
      access: instructor(),
      params: CourseParams,
      handle: (context, { params }) => removeCourse(context, params.courseId),
    }),
    memberRoute({
      method: 'PATCH',
      path: '/api/courses/:courseId/publish-status',
      operationId: 'setCoursePublishStatus',
      summary: 'Publishes a course or takes it back',
      tag,
      access: instructor(),
      params: CourseParams,
      body: Type.Object({ isPublished: Type.Boolean() }),
      handle: (context, { params, body }) => setPublished(context, params.courseId, body.isPublished),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/courses/:courseId/request-approval',
      operationId: 'requestCourseApproval',
      summary: 'Asks an administrator to publish',
      tag,
      access: instructor(),
      params: CourseParams,
      handle: (context, { params }) => requestApproval(context, params.courseId),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/courses/:courseId/approval',
      operationId: 'decideCourseApproval',
      summary: 'An administrator approves or sends back',
      tag,
      access: signedIn(),
      params: CourseParams,
      body: Type.Object({ isApproved: Type.Boolean(), note: Type.Optional(Type.String({ maxLength: 2000 })) }),
      handle: (context, { params, body }) => decideApproval(context, params.courseId, body.isApproved, body.note ?? ''),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/courses/:courseId/instructors',
      operationId: 'replaceCourseInstructors',
      summary: 'Replaces the instructors, in their order',
      tag,
      access: instructor(),
      params: CourseParams,
      body: Type.Object({ userIds: Type.Array(Id, { minItems: 1, maxItems: 20 }) }),
      handle: (context, { params, body }) => changeInstructors(context, params.courseId, body.userIds),
    }),
    memberRoute({
      method: 'PATCH',
      path: '/api/courses/:courseId/passing-criteria',
      operationId: 'setCoursePassingCriteria',
      summary: 'What it takes to complete the course',
      tag,
      access: instructor(),
      params: CourseParams,
      body: PassingCriteria,
      handle: (context, { params, body }) => changePassingCriteria(context, params.courseId, body),
    }),
  ];
};
