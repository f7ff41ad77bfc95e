/** Views of its tables that others may read. */
export const VIEWS = ['course_overviews', 'course_teachers'] as const;

export { readCategoryCounts } from './categories.repository.ts';
export { contentChanged } from './content-change.ts';
export { copyCourse, copyCourseDates } from './copy-course.repository.ts';
export { type CopyCoursePart, type CourseCopy, courseCopying, shiftedDate } from './course-copy.ts';
export { courseContents, courseDeletion } from './course-parts.ts';
export { accessCourse, type CourseAction, checkMayLookAround, courseAbilities } from './courses.access.ts';
export { demoCourses } from './courses.demo.ts';
export { incomplete } from './courses.errors.ts';
export { COURSE_CHANGED, findCourseTitle, teachersOf, tellAboutCourse } from './courses.notifications.ts';
export { readInstructors } from './courses.reads.ts';
export { findOutlineVersion, lockOutline } from './courses.repository.ts';
export {
  CourseCard,
  CourseCategoryRef,
  CourseDetail,
  CourseListQuery,
  CourseParams,
  CourseStatus,
  CreatedCourse,
  FilterOptions,
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
export {
  type CourseViewer,
  courseViewerOf,
  learnsCourse,
  teachesCourse,
  visibleCourses,
  worksOnCourse,
} from './visible-courses.ts';
