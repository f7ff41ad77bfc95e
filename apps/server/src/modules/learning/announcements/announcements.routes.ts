import { signedIn } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { byQuery } from '../../../kernel/http/by-query.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { CourseParams } from '../courses/courses.public.ts';
import { listReaders } from './announcement-readers.reads.ts';
import { accessAnnouncement, accessAnnouncements } from './announcements.access.ts';
import { listAnnouncements, readAnnouncement } from './announcements.reads.ts';
import {
  Announcement,
  AnnouncementBody,
  AnnouncementListQuery,
  AnnouncementParams,
  AnnouncementPatch,
  AnnouncementReaders,
  CreatedAnnouncement,
  OwnAnnouncementsQuery,
  ReadersQuery,
  RemindedReaders,
  ScheduleBody,
} from './announcements.schemas.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  markRead,
  publishAnnouncement,
  remindReaders,
  removeAnnouncement,
  scheduleAnnouncement,
  unscheduleAnnouncement,
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
    mayLag: true,
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
    mayLag: true,
    summary: 'One announcement, of a course or of the organisation',
    access,
    params: AnnouncementParams,
    response: Announcement,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { abilities, courseId } = await accessAnnouncement(context, tx, params.announcementId, 'read');
        return readAnnouncement(context, tx, { ...params, courseId }, abilities.canEdit);
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
    errors: { 409: ['announcement.already-sent'] },
    handle: (context, { params }) => publishAnnouncement(context, params.announcementId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-announcements/:announcementId/schedule',
    operationId: 'setAnnouncementSchedule',
    summary: 'Has it published at a moment to come, in place of a moment before',
    access,
    params: AnnouncementParams,
    body: ScheduleBody,
    errors: { 409: ['announcement.already-sent'] },
    handle: (context, { params, body }) => scheduleAnnouncement(context, params.announcementId, body.scheduledAt),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-announcements/:announcementId/schedule',
    operationId: 'deleteAnnouncementSchedule',
    summary: 'Takes the schedule away: it is a draft again',
    access,
    params: AnnouncementParams,
    errors: { 409: ['announcement.already-sent'] },
    handle: (context, { params }) => unscheduleAnnouncement(context, params.announcementId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-announcements/:announcementId/read',
    operationId: 'markAnnouncementRead',
    summary: 'Notes that the caller had it open before them',
    access,
    params: AnnouncementParams,
    handle: (context, { params }) => markRead(context, params.announcementId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-announcements/:announcementId/readers',
    operationId: 'listAnnouncementReaders',
    mayLag: true,
    summary: 'Whom it is for, with when each of them read it; for its writers',
    access,
    params: AnnouncementParams,
    query: ReadersQuery,
    response: AnnouncementReaders,
    handle: (context, { params: { announcementId }, query }) =>
      reading(context, async (tx) => {
        const { courseId } = await accessAnnouncement(context, tx, announcementId, 'write');
        return listReaders(context, tx, { announcementId, courseId }, query);
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-announcements/:announcementId/remind',
    operationId: 'sendAnnouncementReminder',
    summary: "Notifies those who haven't read it once more, at most once a day",
    access,
    params: AnnouncementParams,
    response: RemindedReaders,
    successStatus: 200,
    errors: { 409: ['announcement.reminded-lately'] },
    handle: (context, { params }) => remindReaders(context, params.announcementId),
  }),
];
