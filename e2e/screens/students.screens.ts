import { instructor, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  instructor('studio-course-students', ({ teachingCourseId }) => `/studio/courses/${teachingCourseId}/students`),
];
