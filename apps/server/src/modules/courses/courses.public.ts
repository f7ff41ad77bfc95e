export { cardQuery, presentCard } from './course-cards.reads.ts';
export { readOutline } from './course-outline.reads.ts';
export { accessCourse } from './courses.access.ts';
export { CourseCard, CourseParams, OutlineSection, Price } from './courses.schemas.ts';
export { courseChanged, passingCriteriaChanged } from './courses.signals.ts';
