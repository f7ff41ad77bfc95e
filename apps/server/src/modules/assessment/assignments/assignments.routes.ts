import { Type } from 'typebox';
import { instructor } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { Versioned } from '../../../kernel/http/schemas.ts';
import { grantAccommodation, listAccommodations, withdrawAccommodation } from '../assessment/assessment.public.ts';
import { accommodatedAssignment } from './accommodations.service.ts';
import { readFindings } from './assignment-findings.reads.ts';
import { assignmentRoute } from './assignment-route.ts';
import { accessAssignment } from './assignments.access.ts';
import { readAssignmentForEditing } from './assignments.reads.ts';
import {
  AccommodationChange,
  AccommodationRow,
  AssignmentChange,
  AssignmentEditing,
  AssignmentFindings,
  AssignmentParams,
  GroupAccommodationParams,
  LearnerAccommodationParams,
} from './assignments.schemas.ts';
import { publishAssignment, releaseMarks, saveAssignment, unpublishAssignment } from './assignments.service.ts';

/** Instructions in two languages. */
const bodyLimit = 4_194_304;

const forEditors: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/editing',
    operationId: 'getAssignmentForEditing',
    summary: 'What is asked and by which rules, for editors',
    access: instructor(),
    params: AssignmentParams,
    response: AssignmentEditing,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { assignment } = await accessAssignment(context, tx, params.assignmentId, 'edit');
        return readAssignmentForEditing(context, tx, assignment);
      }),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/course-assignments/:assignmentId',
    operationId: 'saveAssignment',
    summary: 'Saves the assignment of a subsection, version 0 makes it; 409 when somebody saved in between',
    access: instructor(),
    bodyLimit,
    params: AssignmentParams,
    body: AssignmentChange,
    response: Versioned,
    errors: { 409: ['assignment.has-marks', 'assignment.has-submissions', 'assignment.other-kind'] },
    handle: (context, { params, body }) => saveAssignment(context, params.assignmentId, body),
  }),
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/findings',
    operationId: 'getAssignmentFindings',
    summary: 'What is missing or odd before learners work on it',
    access: instructor(),
    params: AssignmentParams,
    response: AssignmentFindings,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { assignment } = await accessAssignment(context, tx, params.assignmentId, 'edit');
        return readFindings(tx, assignment, context.clock.now());
      }),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/publish',
    operationId: 'publishAssignment',
    summary: 'Shows it to learners',
    access: instructor(),
    params: AssignmentParams,
    errors: { 409: ['assignment.not-ready'] },
    handle: (context, { params }) => publishAssignment(context, params.assignmentId),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/unpublish',
    operationId: 'unpublishAssignment',
    summary: 'Hides it from learners; what was handed in stays',
    access: instructor(),
    params: AssignmentParams,
    handle: (context, { params }) => unpublishAssignment(context, params.assignmentId),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/release',
    operationId: 'releaseAssignmentMarks',
    summary: 'Lets all learners see their marks, where they are released by hand',
    access: instructor(),
    params: AssignmentParams,
    errors: { 409: ['assignment.not-released-by-hand'] },
    handle: (context, { params }) => releaseMarks(context, params.assignmentId, true),
  }),
  assignmentRoute({
    method: 'POST',
    path: '/api/course-assignments/:assignmentId/hide',
    operationId: 'hideAssignmentMarks',
    summary: 'Hides all marks from learners again',
    access: instructor(),
    params: AssignmentParams,
    errors: { 409: ['assignment.not-released-by-hand'] },
    handle: (context, { params }) => releaseMarks(context, params.assignmentId, false),
  }),
];

const accommodations: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments/:assignmentId/accommodations',
    operationId: 'listAssignmentAccommodations',
    summary: 'Dates of their own that learners and groups have',
    access: instructor(),
    params: AssignmentParams,
    response: Type.Object({ data: Type.Array(AccommodationRow) }),
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessAssignment(context, tx, params.assignmentId, 'edit');
        return { data: await listAccommodations(tx, params.assignmentId, 'BY_GRANT') };
      }),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/course-assignments/:assignmentId/accommodations/learners/:userId',
    operationId: 'saveAssignmentAccommodation',
    summary: 'Gives a learner dates of their own; they take the place of all three',
    access: instructor(),
    params: LearnerAccommodationParams,
    body: AccommodationChange,
    response: Versioned,
    handle: (context, { params: { assignmentId, userId }, body }) =>
      grantAccommodation(context, accommodatedAssignment(context, assignmentId), { userId, courseGroupId: null }, body),
  }),
  assignmentRoute({
    method: 'DELETE',
    path: '/api/course-assignments/:assignmentId/accommodations/learners/:userId',
    operationId: 'deleteAssignmentAccommodation',
    summary: "Takes a learner's own dates back",
    access: instructor(),
    params: LearnerAccommodationParams,
    handle: (context, { params: { assignmentId, userId } }) =>
      withdrawAccommodation(context, accommodatedAssignment(context, assignmentId), { userId, courseGroupId: null }),
  }),
  assignmentRoute({
    method: 'PUT',
    path: '/api/course-assignments/:assignmentId/accommodations/groups/:courseGroupId',
    operationId: 'saveAssignmentGroupAccommodation',
    summary: 'Gives a group dates of its own; a learner’s own dates go before them',
    access: instructor(),
    params: GroupAccommodationParams,
    body: AccommodationChange,
    response: Versioned,
    handle: (context, { params: { assignmentId, courseGroupId }, body }) =>
      grantAccommodation(context, accommodatedAssignment(context, assignmentId), { userId: null, courseGroupId }, body),
  }),
  assignmentRoute({
    method: 'DELETE',
    path: '/api/course-assignments/:assignmentId/accommodations/groups/:courseGroupId',
    operationId: 'deleteAssignmentGroupAccommodation',
    summary: "Takes a group's own dates back",
    access: instructor(),
    params: GroupAccommodationParams,
    handle: (context, { params: { assignmentId, courseGroupId } }) =>
      withdrawAccommodation(context, accommodatedAssignment(context, assignmentId), { userId: null, courseGroupId }),
  }),
];

export const assignmentRoutes: RouteDefinition[] = [...forEditors, ...accommodations];
