import type {
  Announcement,
  AnnouncementBody,
  AnnouncementPage,
  AnnouncementPatch,
  AnnouncementReading,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiKey, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { Announcement } from '@sullam/api-client/schema.gen.ts';

type Paging = { skip: number; take: number };

/** Of a course, or without one of the whole organisation. */
export function announcementsQuery(courseId: number | null, query: Paging) {
  return {
    queryKey:
      courseId === null
        ? apiKey('GET /api/announcements', { query })
        : apiKey('GET /api/courses/{courseId}/announcements', { path: { courseId }, query }),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnnouncementPage> =>
      courseId === null
        ? api('GET /api/announcements', { query, signal })
        : api('GET /api/courses/{courseId}/announcements', { path: { courseId }, query, signal }),
    placeholderData: keepPreviousData,
  };
}

const useForgetAnnouncements = () => useRefresh('GET /api/announcements', 'GET /api/courses/{courseId}/announcements');

const publish = (announcementId: number) =>
  api('POST /api/course-announcements/{announcementId}/publish', { path: { announcementId } });

const schedule = (announcementId: number, scheduledAt: string) =>
  api('PUT /api/course-announcements/{announcementId}/schedule', { path: { announcementId }, body: { scheduledAt } });

const unschedule = (announcementId: number) =>
  api('DELETE /api/course-announcements/{announcementId}/schedule', { path: { announcementId } });

/** What becomes of an announcement that is saved: it stays what it is, is published, or is published at a moment to come. */
export type Ending = 'saved' | 'published' | { scheduledAt: string };

export interface AnnouncementInput {
  /** What is changed; a new one without it. */
  announcement: Announcement | null;
  body: AnnouncementBody & Omit<AnnouncementPatch, 'version'>;
  ending: Ending;
}

/** Saves what was written, and publishes or schedules it if that was asked for. */
export function useSaveAnnouncement(courseId: number | null) {
  const forget = useForgetAnnouncements();
  return useMutation({
    async mutationFn({ announcement, body, ending }: AnnouncementInput) {
      const announcementId = announcement?.announcementId ?? (await create(courseId, body)).announcementId;
      if (announcement)
        await api('PATCH /api/course-announcements/{announcementId}', {
          path: { announcementId },
          body: { ...body, version: announcement.version },
        });
      if (ending === 'published') await publish(announcementId);
      else if (ending !== 'saved') await schedule(announcementId, ending.scheduledAt);
      else if (announcement?.scheduledAt) await unschedule(announcementId);
    },
    // A draft that was saved but not published stands in the list all the same.
    onSettled: forget,
  });
}

const create = (courseId: number | null, body: AnnouncementBody) =>
  courseId === null
    ? api('POST /api/announcements', { body })
    : api('POST /api/courses/{courseId}/announcements', { path: { courseId }, body });

export function usePublishAnnouncement() {
  const forget = useForgetAnnouncements();
  return useMutation({ mutationFn: publish, onSuccess: forget });
}

export function useUnscheduleAnnouncement() {
  const forget = useForgetAnnouncements();
  return useMutation({ mutationFn: unschedule, onSettled: forget });
}

export type ReadState = 'READ' | 'UNREAD';
export type Reader = AnnouncementReading;

export const READERS_PAGE = 20;

/** Those who have read an announcement, or haven't, by name. */
export const readersQuery = (announcementId: number, state: ReadState, search: string, page: number) => ({
  ...apiQuery('GET /api/course-announcements/{announcementId}/readers', {
    path: { announcementId },
    query: { state, search, skip: (page - 1) * READERS_PAGE, take: READERS_PAGE },
  }),
  placeholderData: keepPreviousData,
});

export const useRemindReaders = () =>
  useMutation({
    mutationFn: (announcementId: number) =>
      api('POST /api/course-announcements/{announcementId}/remind', { path: { announcementId } }),
  });

export function useDeleteAnnouncement() {
  const forget = useForgetAnnouncements();
  return useMutation({
    mutationFn: (announcementId: number) =>
      api('DELETE /api/course-announcements/{announcementId}', { path: { announcementId } }),
    onSuccess: forget,
  });
}
