import type {
  Announcement,
  AnnouncementBody,
  AnnouncementPage,
  AnnouncementPatch,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiKey } from '@sullam/web-kit/api.ts';
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

export interface AnnouncementInput {
  /** What is changed; a new one without it. */
  announcement: Announcement | null;
  body: AnnouncementBody & Omit<AnnouncementPatch, 'version'>;
  isPublished: boolean;
}

/** Saves what was written, and publishes it if that was asked for. */
export function useSaveAnnouncement(courseId: number | null) {
  const forget = useForgetAnnouncements();
  return useMutation({
    async mutationFn({ announcement, body, isPublished }: AnnouncementInput) {
      const announcementId = announcement?.announcementId ?? (await create(courseId, body)).announcementId;
      if (announcement)
        await api('PATCH /api/course-announcements/{announcementId}', {
          path: { announcementId },
          body: { ...body, version: announcement.version },
        });
      if (isPublished) await publish(announcementId);
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

export function useDeleteAnnouncement() {
  const forget = useForgetAnnouncements();
  return useMutation({
    mutationFn: (announcementId: number) =>
      api('DELETE /api/course-announcements/{announcementId}', { path: { announcementId } }),
    onSuccess: forget,
  });
}
