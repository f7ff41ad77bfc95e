import { Type } from 'typebox';
import { instructor, permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import { CourseNews, readCourseNews } from './course-news.ts';
import { accessCourse } from './courses.access.ts';
import { readCourseForEditing, readInstructors } from './courses.reads.ts';
import {
  CourseBody,
  CourseEditing,
  CourseInstructor,
  CourseParams,
  CoursePatch,
  CreatedCourse,
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
  withdrawApproval,
} from './courses.service.ts';

export const courseRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/courses',
    operationId: 'createCourse',
    summary: 'Creates a draft',
    access: permission('organization_create_courses'),
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
    method: 'GET',
    path: '/api/courses/:courseId/news',
    operationId: 'getCourseNews',
    summary: 'How much in a course is new to the caller or waits for them, as the lists behind it say',
    access: signedIn(),
    params: CourseParams,
    response: CourseNews,
    handle: (context, { params }) => readCourseNews(context, params.courseId),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/courses/:courseId',
    operationId: 'updateCourse',
    summary: 'Changes fields of a course; 409 when somebody saved in between',
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
    access: permission('organization_delete_courses', 'organization_create_courses'),
    params: CourseParams,
    errors: { 409: ['course.has-enrolments'] },
    handle: (context, { params }) => removeCourse(context, params.courseId),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/courses/:courseId/publish-status',
    operationId: 'setCoursePublishStatus',
    summary: 'Publishes a course or takes it back',
    access: instructor(),
    params: CourseParams,
    body: Type.Object({ isPublished: Type.Boolean() }),
    errors: { 409: ['course.incomplete', 'course.lessons-empty'] },
    handle: (context, { params, body }) => setPublished(context, params.courseId, body.isPublished),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/request-approval',
    operationId: 'requestCourseApproval',
    summary: 'Asks an administrator to publish',
    access: instructor(),
    params: CourseParams,
    errors: { 409: ['course.already-published', 'course.incomplete', 'course.lessons-empty'] },
    handle: (context, { params }) => requestApproval(context, params.courseId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/courses/:courseId/request-approval',
    operationId: 'withdrawCourseApproval',
    summary: 'Takes the request for approval back: the course is a draft again',
    access: instructor(),
    params: CourseParams,
    errors: { 409: ['course.not-pending'] },
    handle: (context, { params }) => withdrawApproval(context, params.courseId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/approval',
    operationId: 'decideCourseApproval',
    summary: 'An administrator approves or sends back',
    access: signedIn(),
    params: CourseParams,
    body: Type.Object({ isApproved: Type.Boolean(), note: Type.Optional(Type.String({ maxLength: 2000 })) }),
    errors: { 409: ['course.incomplete', 'course.lessons-empty', 'course.not-pending'] },
    handle: (context, { params, body }) => decideApproval(context, params.courseId, body.isApproved, body.note ?? ''),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/instructors',
    operationId: 'listCourseInstructors',
    mayLag: true,
    summary: 'Who teaches a course, in the order that its page shows, for its editors',
    access: instructor(),
    params: CourseParams,
    response: Type.Object({ data: Type.Array(CourseInstructor) }),
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'edit');
        return { data: await readInstructors(context, tx, courseId) };
      }),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/courses/:courseId/instructors',
    operationId: 'replaceCourseInstructors',
    summary: 'Replaces the instructors, in their order',
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
    access: instructor(),
    params: CourseParams,
    body: PassingCriteria,
    handle: (context, { params, body }) => changePassingCriteria(context, params.courseId, body),
  }),
];
