import type { Tx } from '../../kernel/database/database.ts';
import { extensionPoint } from '../../kernel/extensions.ts';

/** When there is something to do in a lesson, for everybody: an exam that can be sat, a lecture that takes place. Null: no bound. */
export interface LessonWindow {
  courseSubsectionId: number;
  opensAt: Date | null;
  closesAt: Date | null;
}

/**
 * A module whose activities have times of their own brings them, by the courses that they belong to. Learners aren't sent to an exam that
 * is closed or a lecture that is over. Somebody with more time of their own still finds the lesson in its course.
 */
export const lessonWindows =
  extensionPoint<(tx: Tx, courseIds: readonly number[]) => Promise<LessonWindow[]>>('lesson-windows');

/** Whether it is the time of a lesson. */
export const isInWindow = (window: Omit<LessonWindow, 'courseSubsectionId'> | null, now: Date): boolean =>
  window === null ||
  ((window.opensAt === null || window.opensAt <= now) && (window.closesAt === null || window.closesAt > now));
