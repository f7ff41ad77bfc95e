export { type CourseDetail, courseQuery, useCourse, useCourseProgress, useLeaveCourse } from './course.api.ts';
export { OutlineRows } from './course-outline.tsx';
export { CoursePeople, CoursePoints } from './course-points.tsx';
export { CourseProgressRungs } from './frame-rungs.tsx';
export { loadPreviewNotice } from './load-preview-notice.ts';
export { useLockText } from './lock-text.ts';
export { useFinishLine } from './use-finish-line.ts';
