import { copyAssignments } from './modules/assignments/assignments.public.ts';
import { copyCourseGroups } from './modules/course-groups/course-groups.public.ts';
import type { CopyCoursePart } from './modules/courses/courses.public.ts';
import { copyQuestionRubrics } from './modules/exam-marking/exam-marking.public.ts';
import { copyGradebook } from './modules/grade-items/grade-items.public.ts';
import { copyPlagiarismSettings } from './modules/plagiarism/plagiarism.public.ts';
import { copySubsectionExams } from './modules/subsection-exams/subsection-exams.public.ts';
import { copySurveys } from './modules/surveys/surveys.public.ts';

/** What modules copy with a course, in this order: what belongs to something comes after it. */
export const COURSE_COPIES: readonly CopyCoursePart[] = [
  copyCourseGroups,
  copySubsectionExams,
  copyQuestionRubrics,
  copyAssignments,
  copyPlagiarismSettings,
  copySurveys,
  copyGradebook,
];
