import { instructor, learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('course-discussions', ({ discussions }) => `/lms/courses/${discussions.courseId}/discussion-boards`),
  learner(
    'course-discussion',
    ({ discussions }) => `/lms/courses/${discussions.courseId}/discussion-boards/${discussions.questionId}`,
  ),
  learner(
    'course-discussion-graded',
    ({ discussions }) => `/lms/courses/${discussions.courseId}/discussion-boards/${discussions.gradedId}`,
  ),
  instructor('studio-course-discussions', ({ discussions }) => `/studio/courses/${discussions.courseId}/discussions`),
  instructor(
    'studio-course-discussion',
    ({ discussions }) => `/studio/courses/${discussions.courseId}/discussions/${discussions.gradedId}`,
  ),
  instructor(
    'studio-course-discussion-grades',
    ({ discussions }) => `/studio/courses/${discussions.courseId}/discussions/${discussions.gradedId}/grades`,
  ),
  instructor(
    'studio-course-discussion-reports',
    ({ discussions }) => `/studio/courses/${discussions.courseId}/discussions/reports`,
  ),
];
