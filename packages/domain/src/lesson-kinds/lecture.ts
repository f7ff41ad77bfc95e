import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 120,
  slug: 'lecture',
  letter: 'l',
  feature: 'lectures',
  // it shows lectures on campus as well
  page: '/lms/courses/{courseId}/online-lectures/{activityId}',
  isActivity: true,
  // it appears in calendars from the moment it is published
  isOpenedSeparately: true,
  isFinishShown: true,
} as const satisfies LessonKindDefinition;
