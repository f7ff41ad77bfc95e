import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** What learners are told of. */
export type LectureNews = 'lecture' | 'lectures' | 'lectureMoved' | 'lecturePlace' | 'lectureCancelled';

/** Lectures were published, moved, put elsewhere or cancelled. */
export const lectureAnnounced = defineSignal<{
  courseId: number;
  /** The first of those that are meant. */
  lectureId: number;
  news: LectureNews;
  byUserId: number;
}>('lecture.announced');
