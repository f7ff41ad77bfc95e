/** Views of its tables that others may read. */
export const VIEWS = ['finished_lessons'] as const;

export { readLocks, readOutline } from './course-outline.reads.ts';
export { accessLesson, type LessonAction } from './lessons.access.ts';
export { isUnlocked, openLessons } from './open-lessons.ts';
export { demoLearners } from './progress.demo.ts';
export { finishForLearner, unfinishForLearner } from './progress.service.ts';
export { courseCompleted } from './progress.signals.ts';
export { noteCourseTotals } from './settle-completions.ts';
export type { Lock } from './subsection-lock.ts';
export { findPlayback } from './visits.repository.ts';
