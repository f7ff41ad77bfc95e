import { copyAssignments } from './modules/assignments/assignments.public.ts';
import { copyCourseGroups } from './modules/course-groups/course-groups.public.ts';
import type { CopyCoursePart } from './modules/courses/courses.public.ts';
import { copySubsectionExams } from './modules/subsection-exams/subsection-exams.public.ts';
import { copySurveys } from './modules/surveys/surveys.public.ts';

/** What modules copy with a course, in this order: groups come first, because others belong to them. */
export const COURSE_COPIES: readonly CopyCoursePart[] = [
  copyCourseGroups,
  copySubsectionExams,
  copyAssignments,
  copySurveys,
];
