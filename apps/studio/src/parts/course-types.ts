import type { ListTeachingCoursesAnswer } from '@sullam/api-client/schema.gen.ts';

/** A course as the studio's lists show it. */
export type TeachingCourse = ListTeachingCoursesAnswer['data'][number];
export type CourseStatus = TeachingCourse['status'];
