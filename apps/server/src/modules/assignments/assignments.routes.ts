import { Type } from 'typebox';
import { instructor, signedIn } from '../../kernel/access/access.ts';
import { reading } from '../../kernel/database/database.ts';
import type { RouteDefinition } from '../../kernel/http/route.ts';
import { page, Versioned } from '../../kernel/http/schemas.ts';
import { accessCourse, CourseParams } from '../courses/courses.public.ts';
import { listAccommodations } from './accommodations.repository.ts';
import { grantAccommodation, withdrawAccommodation } from './accommodations.service.ts';
import { readFindings } from './assignment-findings.reads.ts';
import { assignmentRoute } from './assignment-route.ts';
import { accessAssignment } from './assignments.access.ts';
import { listAssignments, readAssignment, readAssignmentForEditing } from './assignments.reads.ts';
import {
  AccommodationChange,
  AccommodationRow,
  AssignmentCard,
  AssignmentChange,
  AssignmentDetail,
  AssignmentEditing,
  AssignmentFindings,
  AssignmentListQuery,
  AssignmentParams,
  GroupAccommodationParams,
  LearnerAccommodationParams,
} from './assignments.schemas.ts';
import { publishAssignment, releaseMarks, saveAssignment, unpublishAssignment } from './assignments.service.ts';

const tag = 'Assignments';
/** Instructions in two languages. */
const bodyLimit = 4_194_304;

const forLearners: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments',
    operationId: 'listAssignments',
    summary: "The assignments of all of the caller's courses, what is due first",
    tag,
    access: signedIn(),
    query: AssignmentListQuery,
    response: page(AssignmentCard),
    handle: (context, { query: { skip, take } }) =>
      reading(context, (tx) => listAssignments(context, tx, { skip, take, canEdit: false })),
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/courses/:courseId/assignments',
    operationId: 'listCourseAssignments',
    summary: 'The assignments of a course with how the caller stands',
    tag,
    access: signedIn(),
    params: CourseParams,
    query: AssignmentListQuery,
    response: page(AssignmentCard),
    handle: (context, { params: { courseId }, query: { skip, take } }) =>
      reading(context, async (tx) => {
        const { abilities } = await accessCourse(context, tx, courseId, 'learn');
        return listAssignments(context, tx, { skip, take, courseId, canEdit: abilities.canEdit });
      }),
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId',
    operationId: 'getAssignment',
    summary: 'An assignment with its rules, and how the caller stands',
    tag,
    access: signedIn(),
    params: AssignmentParams,
    response: AssignmentDetail,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { held, course, abilities } = await accessAssignment(context, tx, params.assignmentId, 'learn');
        const { isEnrolled } = course;
        return readAssignment(context, tx, held, { canEdit: abilities.canEdit, isEnrolled });
      }),
  }),
];

const forEditors: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/editing',
    operationId: 'getAssignmentForEditing',
    summary: 'What is asked and by which rules, for editors',
    tag,
    access: instructor(),
    params: AssignmentParams,
    response: AssignmentEditing,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { held } = await accessAssignment(context, tx, params.assignmentId, 'edit');
        return readAssignmentForEditing(context, tx, held);
      }),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/course-assignments/:assignmentId',
    operationId: 'saveAssignment',
    summary: 'Saves the assignment of a subsection, version 0 makes it; 409 when somebody saved in between',
    tag,
    access: instructor(),
    bodyLimit,
    params: AssignmentParams,
    body: AssignmentChange,
    response: Versioned,
    handle: (context, { params, body }) => saveAssignment(context, params.assignmentId, body),
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/findings',
    operationId: 'getAssignmentFindings',
    summary: 'What is missing or odd before learners work on it',
    tag,
    access: instructor(),
    params: AssignmentParams,
    response: AssignmentFindings,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { held } = await accessAssignment(context, tx, params.assignmentId, 'edit');
        return readFindings(tx, held, context.clock.now());
      }),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/publish',
    operationId: 'publishAssignment',
    summary: 'Shows it to learners',
    tag,
    access: instructor(),
    params: AssignmentParams,
    handle: (context, { params }) => publishAssignment(context, params.assignmentId),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/unpublish',
    operationId: 'unpublishAssignment',
    summary: 'Hides it from learners; what was handed in stays',
    tag,
    access: instructor(),
    params: AssignmentParams,
    handle: (context, { params }) => unpublishAssignment(context, params.assignmentId),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/release',
    operationId: 'releaseAssignmentMarks',
    summary: 'Lets all learners see their marks, where they are released by hand',
    tag,
    access: instructor(),
    params: AssignmentParams,
    handle: (context, { params }) => releaseMarks(context, params.assignmentId, true),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/hide',
    operationId: 'hideAssignmentMarks',
    summary: 'Hides all marks from learners again',
    tag,
    access: instructor(),
    params: AssignmentParams,
    handle: (context, { params }) => releaseMarks(context, params.assignmentId, false),
  }),
];

const accommodations: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/accommodations',
    operationId: 'listAssignmentAccommodations',
    summary: 'Dates of their own that learners and groups have',
    tag,
    access: instructor(),
    params: AssignmentParams,
    response: Type.Object({ data: Type.Array(AccommodationRow) }),
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessAssignment(context, tx, params.assignmentId, 'edit');
        return { data: await listAccommodations(tx, params.assignmentId) };
      }),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/course-assignments/:assignmentId/accommodations/learners/:userId',
    operationId: 'saveAssignmentAccommodation',
    summary: 'Gives a learner dates of their own; they take the place of all three',
    tag,
    access: instructor(),
    params: LearnerAccommodationParams,
    body: AccommodationChange,
    response: Versioned,
    handle: (context, { params: { assignmentId, userId }, body }) =>
      grantAccommodation(context, assignmentId, { userId, courseGroupId: null }, body),
  }),
  assignmentRoute({
    method: 'DELETE',
    path: '/api/course-assignments/:assignmentId/accommodations/learners/:userId',
    operationId: 'deleteAssignmentAccommodation',
    summary: "Takes a learner's own dates back",
    tag,
    access: instructor(),
    params: LearnerAccommodationParams,
    handle: (context, { params: { assignmentId, userId } }) =>
      withdrawAccommodation(context, assignmentId, { userId, courseGroupId: null }),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/course-assignments/:assignmentId/accommodations/groups/:courseGroupId',
    operationId: 'saveAssignmentGroupAccommodation',
    summary: 'Gives a group dates of its own; a learner’s own dates go before them',
    tag,
    access: instructor(),
    params: GroupAccommodationParams,
    body: AccommodationChange,
    response: Versioned,
    handle: (context, { params: { assignmentId, courseGroupId }, body }) =>
      grantAccommodation(context, assignmentId, { userId: null, courseGroupId }, body),
  }),
  assignmentRoute({
    method: 'DELETE',
    path: '/api/course-assignments/:assignmentId/accommodations/groups/:courseGroupId',
    operationId: 'deleteAssignmentGroupAccommodation',
    summary: "Takes a group's own dates back",
    tag,
    access: instructor(),
    params: GroupAccommodationParams,
    handle: (context, { params: { assignmentId, courseGroupId } }) =>
      withdrawAccommodation(context, assignmentId, { userId: null, courseGroupId }),
  }),
];

export const assignmentRoutes: RouteDefinition[] = [...forLearners, ...forEditors, ...accommodations];
