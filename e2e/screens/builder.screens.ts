import { instructor, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  instructor('studio-course-outline', ({ teachingCourseId }) => `/studio/courses/${teachingCourseId}/outline`),
  instructor(
    'studio-lesson',
    ({ teachingLesson }) => `/studio/courses/${teachingLesson.courseId}/lessons/${teachingLesson.subsectionId}`,
  ),
];
