export { type CardView, cardQuery, presentCard, viewOf } from './course-cards.reads.ts';
export { type CopyCoursePart, type CourseCopy, courseCopying, shiftedDate } from './course-copy.ts';
export { readLocks, readOutline } from './course-outline.reads.ts';
export { accessCourse, type CourseAction, courseAbilities } from './courses.access.ts';
export { incomplete } from './courses.errors.ts';
export { COURSE_CHANGED, findCourseTitle, teachersOf, tellAboutCourse } from './courses.notifications.ts';
export { readInstructors } from './courses.reads.ts';
export {
  CourseCard,
  CourseCategoryRef,
  CourseParams,
  CourseStatus,
  CreatedCourse,
  OutlineSection,
  OutlineSubsection,
  Price,
  SubsectionKind,
} from './courses.schemas.ts';
export {
  courseApprovalDecided,
  courseApprovalRequested,
  courseChanged,
  coursePublished,
  passingCriteriaChanged,
} from './courses.signals.ts';
