/** Views of its tables that others may read. */
export const VIEWS = ['lesson_texts', 'lessons', 'sections'] as const;

export { accessSubsection } from './content-access.ts';
export { isInLesson, LESSON, ownMediaIds, presentCaptions } from './content-media.reads.ts';
export { demoLessons, insertDemoActivity } from './course-content.demo.ts';
export { LearningSubsection, SubsectionParams } from './course-content.schemas.ts';
export { type AddedLesson, type LessonActivities, lessonActivities } from './lesson-activities.ts';
export { settleLesson } from './lesson-completeness.ts';
export { findLessonTitle } from './lesson-title.reads.ts';
export { insertSection } from './outline.repository.ts';
export { requiredLessons } from './subsections.repository.ts';
export { textsOf } from './texts.repository.ts';
