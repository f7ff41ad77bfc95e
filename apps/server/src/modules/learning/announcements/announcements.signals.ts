import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Readers can see it from now on. Without a course it is for the whole organisation. */
export const announcementPublished = defineSignal<{
  announcementId: number;
  courseId: number | null;
  byUserId: number;
}>('announcement.published');
