import type { CourseDetail } from './course.api.ts';

/** Where an enrolled reader goes on; the frame finds the place. */
export const enterPath = ({ courseId }: Pick<CourseDetail, 'courseId'>): string => `/lms/courses/${courseId}`;
