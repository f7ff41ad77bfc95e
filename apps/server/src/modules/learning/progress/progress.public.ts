export type { LessonAction } from './lessons.access.ts';
export { notEnrolled } from './progress.errors.ts';
/** Views of its tables that others may read. */
export const VIEWS = ['finished_lessons'] as const;

export { declareLessonWindows } from './cached-outline.ts';
export { percentOf } from './completion.ts';
export { outlineAhead, readLocks, readOutline } from './course-outline.reads.ts';
export { findCourseTotals } from './course-totals.repository.ts';
export { finishedIn, hasOpenLessonsIn, ownGroupsIn, reachedIn } from './learner-fragments.ts';
export { type LessonWindow, lessonWindows } from './lesson-windows.ts';
export { accessLesson } from './lessons.access.ts';
export { placesIn } from './next-lesson.ts';
export { isUnlocked, mayWait, openLessons, selectOpenLessons } from './open-lessons.ts';
export { demoLearners, insertDemoFinished } from './progress.demo.ts';
export { finishForLearner, unfinishForLearner } from './progress.service.ts';
export { courseCompleted } from './progress.signals.ts';
export { finishForLearners, noteCourseAttendance, noteCourseTotals } from './settle-completions.ts';
