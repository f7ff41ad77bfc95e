import type { TeachingCourse } from '@sullam/api-client/schema.gen.ts';

export type { TeachingCourse } from '@sullam/api-client/schema.gen.ts';

/** A course as the studio's lists show it. */
export type CourseStatus = TeachingCourse['status'];
