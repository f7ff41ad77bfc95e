import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 90,
  slug: 'poll',
  letter: 'p',
  feature: 'polls',
  page: '/lms/courses/{courseId}/polls/{activityId}',
  isActivity: true,
  // it collects answers from the moment it is published
  isOpenedSeparately: true,
} as const satisfies LessonKindDefinition;
