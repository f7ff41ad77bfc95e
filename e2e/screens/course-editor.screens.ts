import { instructor, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  instructor('studio-course-information', ({ teachingCourseId }) => `/studio/courses/${teachingCourseId}/information`),
  instructor('studio-course-publication', ({ teachingCourseId }) => `/studio/courses/${teachingCourseId}/publication`),
];
