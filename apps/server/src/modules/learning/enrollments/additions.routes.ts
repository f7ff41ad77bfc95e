import { Type } from 'typebox';
import { instructor, signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import {
  Addition,
  AdditionBody,
  AdditionRows,
  CandidateQuery,
  Candidates,
  OwnAddition,
  PreviewBody,
  TakenBack,
} from '../../identity/learner-additions/learner-additions.public.ts';
import { CourseParams } from '../courses/courses.public.ts';
import {
  addToCourse,
  findCourseCandidates,
  previewCourseAddition,
  readOwnAddition,
  takeBackFromCourse,
} from './additions.service.ts';

const access = instructor();
const rateLimit = { per: 'caller', count: 300, seconds: 600 } as const;

export const additionRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/learner-candidates',
    operationId: 'findLearnerCandidates',
    summary: 'People to add to a course, by what was typed of their name or address',
    access,
    params: CourseParams,
    query: CandidateQuery,
    response: Candidates,
    handle: (context, { params, query }) => findCourseCandidates(context, params.courseId, query.search),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/learner-addition-previews',
    operationId: 'previewLearnerAddition',
    summary: 'What would become of each person of a list; nothing is changed',
    access,
    rateLimit,
    params: CourseParams,
    body: PreviewBody,
    response: AdditionRows,
    errors: { 409: ['enrolment.course-not-out'], 422: ['too-complex'] },
    handle: (context, { params, body }) => previewCourseAddition(context, params.courseId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/learner-additions',
    operationId: 'addLearners',
    refusesMasquerade: true,
    summary: 'Enrols people in a course and invites those who are no members; the same request twice changes nothing',
    access,
    rateLimit,
    params: CourseParams,
    body: AdditionBody,
    response: Addition,
    errors: { 409: ['enrolment.course-not-out'] },
    handle: (context, { params, body }) => addToCourse(context, params.courseId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/courses/:courseId/learner-additions/:learnerAdditionId',
    operationId: 'undoLearnerAddition',
    refusesMasquerade: true,
    summary: 'Takes back exactly what was added, within 30 minutes; invitations that were sent stay',
    access,
    params: Type.Object({ courseId: Id, learnerAdditionId: Id }),
    response: TakenBack,
    errors: { 409: ['learner-addition.undo-over'] },
    handle: (context, { params }) => takeBackFromCourse(context, params.courseId, params.learnerAdditionId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/own-addition',
    operationId: 'getOwnLearnerAddition',
    summary: 'Who added the caller to a course, and why; null for who came by themselves',
    access: signedIn(),
    params: CourseParams,
    response: OwnAddition,
    handle: (context, { params }) => readOwnAddition(context, params.courseId),
  }),
];
