import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';

export type { Announcement } from '@sullam/api-client/schema.gen.ts';

export const ANNOUNCEMENTS_PAGE = 10;

const paging = (page: number) => ({ skip: (page - 1) * ANNOUNCEMENTS_PAGE, take: ANNOUNCEMENTS_PAGE });

/** One page of the announcements of a course, or of the whole organisation. */
export const courseAnnouncementsQuery = (courseId: number, page: number) =>
  apiQuery('GET /api/courses/{courseId}/announcements', { path: { courseId }, query: paging(page) });
export const announcementsQuery = (page: number) => apiQuery('GET /api/announcements', { query: paging(page) });

export const announcementQuery = (announcementId: number) =>
  apiQuery('GET /api/course-announcements/{announcementId}', { path: { announcementId } });

/** What the page of one of them asks for. */
export const prefetchAnnouncement = ({ params, queryClient }: LoadInput) =>
  queryClient.prefetchQuery(announcementQuery(Number(params.announcementId)));

/** Tells that it was open before the reader. That this failed is no news to them: the next opening tells it again. */
export const useMarkRead = () =>
  useMutation({
    meta: { isQuiet: true },
    mutationFn: (announcementId: number) =>
      api('PUT /api/course-announcements/{announcementId}/read', { path: { announcementId } }),
    onSuccess: useRefresh(
      'GET /api/announcements',
      'GET /api/courses/{courseId}/announcements',
      'GET /api/courses/{courseId}/news',
    ),
  });
