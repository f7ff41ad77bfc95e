import { apiQuery } from '@sullam/web-kit/api.ts';

export type { Attachment } from '@sullam/api-client/schema.gen.ts';

/** Addresses of files hold for some hours, so these are asked for again with their page. */
export const courseAttachmentsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/attachments', { path: { courseId } });

export const lessonAttachmentsQuery = (courseSubsectionId: number) =>
  apiQuery('GET /api/course-subsections/{courseSubsectionId}/attachments', { path: { courseSubsectionId } });
