import { instructor, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Versioned } from '../../../kernel/http/schemas.ts';
import { SubsectionParams } from '../course-content/course-content.public.ts';
import { accessCourse, CourseParams } from '../courses/courses.public.ts';
import { accessLesson } from '../progress/progress.public.ts';
import { readAttachments } from './attachments.reads.ts';
import {
  AddedAttachment,
  AttachmentBody,
  AttachmentList,
  AttachmentOrder,
  AttachmentParams,
  AttachmentPatch,
} from './attachments.schemas.ts';
import { addAttachment, changeAttachment, removeAttachment, reorderAttachments } from './attachments.service.ts';

const ofCourse: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/attachments',
    operationId: 'listCourseAttachments',
    summary: 'Files and links of a course as a whole, for those who learn in it and its editors',
    access: signedIn(),
    params: CourseParams,
    response: AttachmentList,
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'learn');
        return readAttachments(context, tx, { courseId, courseSubsectionId: null });
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/attachments',
    operationId: 'addCourseAttachment',
    summary: 'Adds a file or a link to a course',
    access: instructor(),
    params: CourseParams,
    body: AttachmentBody,
    response: AddedAttachment,
    successStatus: 201,
    errors: { 409: ['attachment.too-many'] },
    handle: (context, { params, body }) => addAttachment(context, params, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/courses/:courseId/attachments/order',
    operationId: 'reorderCourseAttachments',
    summary: 'Puts the attachments of a course in order; 409 when they are others meanwhile',
    access: instructor(),
    params: CourseParams,
    body: AttachmentOrder,
    handle: (context, { params, body }) => reorderAttachments(context, params, body.attachmentIds),
  }),
];

const ofLessons: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/course-subsections/:courseSubsectionId/attachments',
    operationId: 'listSubsectionAttachments',
    summary: 'Files and links of a lesson that is open to the caller',
    access: signedIn(),
    params: SubsectionParams,
    response: AttachmentList,
    errors: { 409: ['subsection.locked'] },
    handle: (context, { params: { courseSubsectionId } }) =>
      reading(context, async (tx) => {
        const { course } = await accessLesson(context, tx, courseSubsectionId, 'open');
        return readAttachments(context, tx, { courseId: course.courseId, courseSubsectionId });
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-subsections/:courseSubsectionId/attachments',
    operationId: 'addSubsectionAttachment',
    summary: 'Adds a file or a link to a lesson',
    access: instructor(),
    params: SubsectionParams,
    body: AttachmentBody,
    response: AddedAttachment,
    successStatus: 201,
    errors: { 409: ['attachment.too-many'] },
    handle: (context, { params, body }) => addAttachment(context, params, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-subsections/:courseSubsectionId/attachments/order',
    operationId: 'reorderSubsectionAttachments',
    summary: 'Puts the attachments of a lesson in order; 409 when they are others meanwhile',
    access: instructor(),
    params: SubsectionParams,
    body: AttachmentOrder,
    handle: (context, { params, body }) => reorderAttachments(context, params, body.attachmentIds),
  }),
];

export const attachmentRoutes: RouteDefinition[] = [
  ...ofCourse,
  ...ofLessons,
  memberRoute({
    method: 'PATCH',
    path: '/api/attachments/:attachmentId',
    operationId: 'updateAttachment',
    summary: 'Names an attachment, or replaces its file or address; 409 when somebody saved in between',
    access: instructor(),
    params: AttachmentParams,
    body: AttachmentPatch,
    response: Versioned,
    errors: { 409: ['attachment.another-kind'] },
    handle: (context, { params, body }) => changeAttachment(context, params.attachmentId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/attachments/:attachmentId',
    operationId: 'removeAttachment',
    summary: 'Takes an attachment away; its file stays with whoever brought it',
    access: instructor(),
    params: AttachmentParams,
    handle: (context, { params }) => removeAttachment(context, params.attachmentId),
  }),
];
