import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 100,
  slug: 'discussion',
  letter: 'b',
  feature: 'discussion-boards',
  page: '/lms/courses/{courseId}/discussion-boards/{activityId}',
  isActivity: true,
  isGraded: true,
} as const satisfies LessonKindDefinition;
