import { KINDS } from '../places/course-content.places.ts';
import { learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('course-information', ({ courseId }) => `/lms/courses/${courseId}/information`),
  learner('course-syllabus', ({ courseId }) => `/lms/courses/${courseId}/syllabus`),
  learner('course-modules', ({ courseId }) => `/lms/courses/${courseId}/modules`),
  ...KINDS.map((kind) =>
    learner(
      `lesson-${kind.toLowerCase()}`,
      ({ lessons }) => `/lms/courses/${lessons[kind].courseId}/content/${lessons[kind].subsectionId}`,
    ),
  ),
];
