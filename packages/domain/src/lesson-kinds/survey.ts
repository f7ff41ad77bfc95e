import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 80,
  slug: 'survey',
  letter: 'y',
  feature: 'surveys',
  page: '/lms/courses/{courseId}/surveys/{activityId}',
  isActivity: true,
  // it collects answers from the moment it is published
  isOpenedSeparately: true,
} as const satisfies LessonKindDefinition;
