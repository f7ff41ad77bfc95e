import { learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('course-notes', ({ lessons }) => `/lms/courses/${lessons.VIDEO.courseId}/notes`),
];
