export { findLessonTitle } from './lesson-title.reads.ts';
