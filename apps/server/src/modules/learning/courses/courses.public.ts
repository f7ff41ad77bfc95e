/** Views of its tables that others may read. */
export const VIEWS = ['course_overviews', 'course_teachers'] as const;

export { contentChanged } from './content-change.ts';
export { copyCourse, copyCourseDates } from './copy-course.repository.ts';
export { type CopyCoursePart, type CourseCopy, courseCopying, shiftedDate } from './course-copy.ts';
export { courseLists, courseNews } from './course-news.ts';
export { courseContents, courseDeletion, courseGaps } from './course-parts.ts';
export {
  type CourseText,
  type CourseTextChange,
  type CourseTextSource,
  courseTexts,
  TEXT_FORMS,
} from './course-texts.ts';
export { accessCourse, type CourseAction, checkMayLookAround } from './courses.access.ts';
export { demoCourses } from './courses.demo.ts';
export { COURSE_CHANGED, findCourseTitle, notifyAboutCourse, teachersOf } from './courses.notifications.ts';
export { readCategoryCounts, readInstructors } from './courses.reads.ts';
export {
  type CourseKey,
  changeEnrolledCount,
  findOutlineVersion,
  holdOutline,
  lockOutline,
  rowsOfCourse,
  setLessonCounts,
} from './courses.repository.ts';
export {
  CourseCard,
  CourseDetail,
  CourseListQuery,
  CourseName,
  CourseParams,
  CourseStatus,
  CreatedCourse,
  FilterOptions,
  OutlineSection,
  OutlineSubsection,
  Price,
  SubsectionKind,
} from './courses.schemas.ts';
export { courseChanged, coursePublished, passingCriteriaChanged } from './courses.signals.ts';
export { enrolmentState, takesLearners } from './enrolment-state.ts';
export {
  type CourseViewer,
  courseViewerOf,
  hasCatalogue,
  learnsCourse,
  listedCourses,
  onlyLearnsCourse,
  teachesCourse,
  worksOnCourse,
} from './visible-courses.ts';
