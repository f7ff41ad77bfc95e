import { instructor, learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('course-surveys', ({ surveys }) => `/lms/courses/${surveys.courseId}/surveys`),
  learner('course-survey', ({ surveys }) => `/lms/courses/${surveys.courseId}/surveys/${surveys.surveyId}`),
  learner('course-polls', ({ surveys }) => `/lms/courses/${surveys.courseId}/polls`),
  learner('course-poll', ({ surveys }) => `/lms/courses/${surveys.courseId}/polls/${surveys.pollId}`),
  instructor('studio-course-surveys', ({ surveys }) => `/studio/courses/${surveys.courseId}/surveys`),
  instructor(
    'studio-course-survey',
    ({ surveys }) => `/studio/courses/${surveys.courseId}/surveys/${surveys.surveyId}`,
  ),
  instructor(
    'studio-course-survey-results',
    ({ surveys }) => `/studio/courses/${surveys.courseId}/surveys/${surveys.surveyId}/results`,
  ),
];
