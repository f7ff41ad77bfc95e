import { instructor, learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('course-announcements', ({ courseId }) => `/lms/courses/${courseId}/announcements`),
  instructor(
    'studio-course-announcements',
    ({ teachingCourseId }) => `/studio/courses/${teachingCourseId}/announcements`,
  ),
];
