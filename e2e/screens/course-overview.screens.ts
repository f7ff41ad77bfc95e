import { learner, type Screen, visitor } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  visitor('course-overview-visitor', ({ courseId }) => `/lms/courses/${courseId}/overview`),
  learner('course-overview', ({ courseId }) => `/lms/courses/${courseId}/overview`),
];
