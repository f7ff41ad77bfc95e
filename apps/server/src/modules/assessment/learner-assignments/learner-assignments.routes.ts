import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { accessCourse, CourseParams } from '../../learning/courses/courses.public.ts';
import { AssignmentParams, accessAssignment, assignmentRoute } from '../assignments/assignments.public.ts';
import { listAssignments, readAssignment } from './learner-assignments.reads.ts';
import { AssignmentCard, AssignmentDetail, AssignmentListQuery } from './learner-assignments.schemas.ts';

export const learnerAssignmentRoutes: RouteDefinition[] = [
  assignmentRoute({
    method: 'GET',
    path: '/api/course-assignments',
    operationId: 'listAssignments',
    summary: "The assignments of all of the caller's courses, what is due first",
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
    access: signedIn(),
    params: AssignmentParams,
    response: AssignmentDetail,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { assignment, course, abilities } = await accessAssignment(context, tx, params.assignmentId, 'learn');
        const { isEnrolled } = course;
        return readAssignment(context, tx, assignment, { canEdit: abilities.canEdit, isEnrolled });
      }),
  }),
];
