import { signedIn } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading } from '../../kernel/database/database.ts';
import { byQuery } from '../../kernel/http/by-query.ts';
import { memberRoute, type RouteDefinition } from '../../kernel/http/route.ts';
import { page } from '../../kernel/http/schemas.ts';
import { CourseParams } from '../courses/courses.public.ts';
import { accessAnnouncement, accessAnnouncements } from './announcements.access.ts';
import { listAnnouncements, readAnnouncement } from './announcements.reads.ts';
import {
  Announcement,
  AnnouncementBody,
  AnnouncementListQuery,
  AnnouncementParams,
  AnnouncementPatch,
  CreatedAnnouncement,
  OwnAnnouncementsQuery,
} from './announcements.schemas.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  publishAnnouncement,
  removeAnnouncement,
} from './announcements.service.ts';

const access = signedIn();

const list = (
  context: MemberContext,
  courseId: number | null,
  query: { skip?: number; take?: number; includeCourses?: boolean },
) =>
  reading(context, async (tx) => {
    const { canWrite } = await accessAnnouncements(context, tx, courseId, 'read');
    return listAnnouncements(context, tx, courseId, { ...query, canWrite });
  });

const listOfCourse = memberRoute({
  method: 'GET',
  path: '/api/courses/:courseId/announcements',
  operationId: 'listCourseAnnouncements',
  summary: 'Announcements of a course, for those who learn in it; its editors see drafts too',
  access,
  params: CourseParams,
  query: AnnouncementListQuery,
  response: page(Announcement),
  handle: (context, { params, query }) => list(context, params.courseId, query),
});

export const announcementRoutes = (): RouteDefinition[] => [
  listOfCourse,
  byQuery(listOfCourse, { path: '/api/course-announcements', operationId: 'listAnnouncementsOfCourse' }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/announcements',
    operationId: 'createCourseAnnouncement',
    summary: 'Writes a draft for the learners of a course',
    access,
    params: CourseParams,
    body: AnnouncementBody,
    response: CreatedAnnouncement,
    successStatus: 201,
    handle: (context, { params, body }) => createAnnouncement(context, params.courseId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/announcements',
    operationId: 'listAnnouncements',
    summary: 'Announcements to the whole organisation; administrators see drafts too',
    access,
    query: OwnAnnouncementsQuery,
    response: page(Announcement),
    handle: (context, { query }) => list(context, null, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/announcements',
    operationId: 'createAnnouncement',
    summary: 'Writes a draft for all members; administrators only',
    access,
    body: AnnouncementBody,
    response: CreatedAnnouncement,
    successStatus: 201,
    handle: (context, { body }) => createAnnouncement(context, null, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-announcements/:announcementId',
    operationId: 'getAnnouncement',
    summary: 'One announcement, of a course or of the organisation',
    access,
    params: AnnouncementParams,
    response: Announcement,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { abilities } = await accessAnnouncement(context, tx, params.announcementId, 'read');
        return readAnnouncement(context, tx, params.announcementId, abilities.canEdit);
      }),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/course-announcements/:announcementId',
    operationId: 'updateAnnouncement',
    summary: 'Changes an announcement; 409 when somebody saved in between',
    access,
    params: AnnouncementParams,
    body: AnnouncementPatch,
    handle: (context, { params, body }) => changeAnnouncement(context, params.announcementId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-announcements/:announcementId',
    operationId: 'deleteAnnouncement',
    summary: 'Deletes an announcement',
    access,
    params: AnnouncementParams,
    handle: (context, { params }) => removeAnnouncement(context, params.announcementId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-announcements/:announcementId/publish',
    operationId: 'publishAnnouncement',
    summary: 'Publishes it and notifies its readers',
    access,
    params: AnnouncementParams,
    handle: (context, { params }) => publishAnnouncement(context, params.announcementId),
  }),
];
