import type { LessonActivities } from '../../learning/course-content/course-content.public.ts';
import { detachFromLessons } from './grade-items.repository.ts';

/** An item outlives the lesson that it follows. */
export const detachItems: NonNullable<LessonActivities['removing']> = async (_context, tx, courseSubsectionIds) => {
  await detachFromLessons(tx, courseSubsectionIds);
  return async () => undefined;
};
