import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** When there is something to do in a lesson, for everybody: an exam that can be sat, a lecture that takes place. Null: no bound. */
export interface LessonWindow {
  courseSubsectionId: number;
  opensAt: Date | null;
  closesAt: Date | null;
}

/** The times of one kind of activity. */
export interface LessonWindows {
  /** Those for everybody, of the lessons of some courses. */
  read(tx: Tx, courseIds: readonly number[]): Promise<LessonWindow[]>;
  /** Those of one learner in some lessons, where learners may be granted others. */
  readOwn?(tx: Tx, userId: number, courseSubsectionIds: readonly number[]): Promise<LessonWindow[]>;
}

/** A module whose activities have times brings them: learners aren't sent to an exam that is closed or a lecture that is over. */
export const lessonWindows = extensionPoint<LessonWindows>('lesson-windows');

export const windowsByLesson = <Window extends LessonWindow>(windows: readonly Window[]) =>
  new Map(windows.map((window) => [window.courseSubsectionId, window]));

/** Whether it is the time of a lesson. */
export const isInWindow = (window: Pick<LessonWindow, 'opensAt' | 'closesAt'> | null, now: Date): boolean =>
  window === null ||
  ((window.opensAt === null || window.opensAt <= now) && (window.closesAt === null || window.closesAt > now));
