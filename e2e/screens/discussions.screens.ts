import { administrator, learner, type Screen } from '../support/screen.ts';

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
  learner(
    'course-discussion-by-rubric',
    ({ discussions: { byRubric } }) => `/lms/courses/${byRubric.courseId}/discussion-boards/${byRubric.boardId}`,
  ),
  administrator(
    'studio-course-discussion-marking',
    ({ discussions: { byRubric } }) =>
      `/studio/courses/${byRubric.courseId}/discussions/${byRubric.boardId}/marking/${byRubric.userId}`,
  ),
  administrator(
    'studio-course-discussion-by-rubric',
    ({ discussions: { byRubric } }) => `/studio/courses/${byRubric.courseId}/discussions/${byRubric.boardId}`,
  ),
  administrator(
    'studio-course-discussions',
    ({ discussions }) => `/studio/courses/${discussions.courseId}/discussions`,
  ),
  administrator(
    'studio-course-discussion',
    ({ discussions }) => `/studio/courses/${discussions.courseId}/discussions/${discussions.gradedId}`,
  ),
  administrator(
    'studio-course-discussion-grades',
    ({ discussions }) => `/studio/courses/${discussions.courseId}/discussions/${discussions.gradedId}/grades`,
  ),
  administrator(
    'studio-course-discussion-reports',
    ({ discussions }) => `/studio/courses/${discussions.courseId}/discussions/reports`,
  ),
];
