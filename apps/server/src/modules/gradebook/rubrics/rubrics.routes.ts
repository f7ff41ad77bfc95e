import { Type } from 'typebox';
import { instructor } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { accessCourse, CourseParams } from '../../learning/courses/courses.public.ts';
import { listRubrics, listVersions, readRubric } from './rubrics.reads.ts';
import {
  CourseRubricBody,
  CreatedRubric,
  RubricBody,
  RubricChange,
  RubricDetail,
  RubricListQuery,
  RubricParams,
  RubricPatch,
  RubricRow,
  RubricVersionEntry,
  RubricVersionParams,
  SavedRubric,
} from './rubrics.schemas.ts';
import {
  archiveRubric,
  changeRubric,
  createRubric,
  duplicateRubric,
  removeRubric,
  restoreVersion,
} from './rubrics.service.ts';

const access = instructor();
/** Thirty criteria of ten levels, described in two languages. */
const bodyLimit = 4_194_304;

export const rubricRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/course-rubrics',
    operationId: 'listRubrics',
    summary: 'The rubrics of the organisation',
    access,
    query: RubricListQuery,
    response: page(RubricRow),
    handle: (context, { query }) => reading(context, (tx) => listRubrics(context, tx, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-rubrics',
    operationId: 'createRubric',
    summary: 'Writes a rubric, for all courses or for one',
    access,
    bodyLimit,
    body: RubricBody,
    response: CreatedRubric,
    successStatus: 201,
    handle: (context, { body }) => createRubric(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/rubrics',
    operationId: 'listCourseRubrics',
    summary: 'The rubrics that can be used in a course: those of all courses and its own',
    access,
    params: CourseParams,
    query: RubricListQuery,
    response: page(RubricRow),
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, params.courseId, 'edit');
        return listRubrics(context, tx, query, params.courseId);
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/rubrics',
    operationId: 'createCourseRubric',
    summary: 'Writes a rubric of one course',
    access,
    bodyLimit,
    params: CourseParams,
    body: CourseRubricBody,
    response: CreatedRubric,
    successStatus: 201,
    handle: (context, { params, body }) => createRubric(context, { ...body, courseId: params.courseId }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-rubrics/:rubricId',
    operationId: 'getRubric',
    summary: 'A rubric with its criteria and levels',
    access,
    params: RubricParams,
    response: RubricDetail,
    handle: (context, { params }) => reading(context, (tx) => readRubric(context, tx, params.rubricId)),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-rubrics/:rubricId',
    operationId: 'updateRubric',
    summary: 'Saves a rubric as a new version; 409 when somebody saved in between',
    access,
    bodyLimit,
    params: RubricParams,
    body: RubricChange,
    response: SavedRubric,
    handle: (context, { params, body }) => changeRubric(context, params.rubricId, body),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/course-rubrics/:rubricId',
    operationId: 'archiveRubric',
    summary: 'Puts a rubric into the archive or back',
    access,
    params: RubricParams,
    body: RubricPatch,
    handle: (context, { params, body }) => archiveRubric(context, params.rubricId, body.isArchived),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-rubrics/:rubricId',
    operationId: 'deleteRubric',
    summary: 'Deletes a rubric by which nothing has been marked',
    access,
    params: RubricParams,
    handle: (context, { params }) => removeRubric(context, params.rubricId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-rubrics/:rubricId/duplicate',
    operationId: 'copyRubric',
    summary: 'Copies the current version as a rubric of its own',
    access,
    params: RubricParams,
    response: CreatedRubric,
    successStatus: 201,
    handle: (context, { params }) => duplicateRubric(context, params.rubricId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-rubrics/:rubricId/versions',
    operationId: 'listRubricVersions',
    summary: 'Who wrote each version when',
    access,
    params: RubricParams,
    query: Type.Object(PageQuery),
    response: page(RubricVersionEntry),
    handle: (context, { params, query }) => reading(context, (tx) => listVersions(context, tx, params.rubricId, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-rubrics/:rubricId/versions/:version',
    operationId: 'getRubricVersion',
    summary: 'An earlier version as it was',
    access,
    params: RubricVersionParams,
    response: RubricDetail,
    handle: (context, { params }) => reading(context, (tx) => readRubric(context, tx, params.rubricId, params.version)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-rubrics/:rubricId/versions/:version/restore',
    operationId: 'restoreRubricVersion',
    summary: 'Makes an earlier version the newest one',
    access,
    params: RubricVersionParams,
    body: Type.Object({ version: RubricChange.properties.version }, { additionalProperties: false }),
    response: SavedRubric,
    handle: (context, { params, body }) => restoreVersion(context, params.rubricId, params.version, body.version),
  }),
];
