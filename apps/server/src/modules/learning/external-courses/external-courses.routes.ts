import { LEARNERS } from '@sullam/domain/portals.ts';
import { Type } from 'typebox';
import { administrator, permission, signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, page } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { exportAll, listAll, listOfMember, readOne } from './external-courses.reads.ts';
import {
  DecisionBody,
  ExportQuery,
  ExternalCourse,
  ExternalCourseBody,
  ExternalCourseChange,
  ExternalCourseParams,
  ExternalCourseQuery,
  MemberParams,
  OwnExternalCourses,
  OwnQuery,
} from './external-courses.schemas.ts';
import {
  changeExternalCourse,
  decideExternalCourse,
  recordExternalCourse,
  removeExternalCourse,
} from './external-courses.service.ts';

export const externalCourseRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/external-courses',
    operationId: 'listUserExternalCourses',
    summary: "Courses that somebody took elsewhere; one's own, administrators everybody's",
    access: signedIn(),
    params: MemberParams,
    query: OwnQuery,
    response: OwnExternalCourses,
    handle: (context, { params, query }) => listOfMember(context, params.userId, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/external-courses',
    operationId: 'createExternalCourse',
    summary: 'Records a course that the caller took elsewhere, to be accepted',
    access: permission(...LEARNERS),
    refusesMasquerade: true,
    body: ExternalCourseBody,
    response: Type.Object({ externalCourseId: Id }),
    successStatus: 201,
    handle: (context, { body }) => recordExternalCourse(context, body),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/external-courses/:externalCourseId',
    operationId: 'updateExternalCourse',
    summary: "Changes one's own; a refused one waits for a decision again",
    access: permission(...LEARNERS),
    refusesMasquerade: true,
    params: ExternalCourseParams,
    body: ExternalCourseChange,
    handle: (context, { params, body }) => changeExternalCourse(context, params.externalCourseId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/external-courses/:externalCourseId',
    operationId: 'deleteExternalCourse',
    summary: "Takes one's own away that nobody has accepted",
    access: permission(...LEARNERS),
    refusesMasquerade: true,
    params: ExternalCourseParams,
    handle: (context, { params }) => removeExternalCourse(context, params.externalCourseId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/external-courses',
    operationId: 'listExternalCourses',
    summary: "Everybody's, those that wait longest first",
    access: administrator(),
    query: ExternalCourseQuery,
    response: page(ExternalCourse),
    handle: (context, { query }) => listAll(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/external-courses/export',
    operationId: 'exportExternalCourses',
    summary: 'The rows of the list as CSV or as a workbook',
    access: administrator(),
    query: ExportQuery,
    isRaw: true,
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportAll(context, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/external-courses/:externalCourseId',
    operationId: 'getExternalCourse',
    summary: 'One, for administrators',
    access: administrator(),
    params: ExternalCourseParams,
    response: ExternalCourse,
    handle: (context, { params }) => readOne(context, params.externalCourseId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/external-courses/:externalCourseId/decision',
    operationId: 'decideExternalCourse',
    summary: 'Accepts or refuses one, with a reason that its member reads',
    access: administrator(),
    refusesMasquerade: true,
    params: ExternalCourseParams,
    body: DecisionBody,
    handle: (context, { params, body }) => decideExternalCourse(context, params.externalCourseId, body),
  }),
];
