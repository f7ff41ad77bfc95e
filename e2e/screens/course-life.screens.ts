import { administrator, instructor, learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner(
    'lesson-files',
    ({ courseLife }) => `/lms/courses/${courseLife.filesCourseId}/content/${courseLife.filesLessonId}`,
  ),
  learner('course-coming', ({ courseLife }) => `/lms/courses/${courseLife.comingCourseId}/overview`),
  instructor('studio-course-files', ({ courseLife }) => `/studio/courses/${courseLife.filesCourseId}/attachments`),
  administrator(
    'studio-course-interests',
    ({ courseLife }) => `/studio/courses/${courseLife.comingCourseId}/interests`,
  ),
  instructor(
    'studio-course-translations',
    ({ courseLife }) => `/studio/courses/${courseLife.filesCourseId}/translations`,
  ),
  administrator(
    'studio-course-translations-missing',
    ({ courseLife }) => `/studio/courses/${courseLife.halfWrittenId}/translations?filter=missing`,
  ),
];
