import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 70,
  slug: 'assignment',
  letter: 's',
  feature: 'assignments',
  page: '/lms/courses/{courseId}/assignments/{activityId}',
  isActivity: true,
  isGraded: true,
} as const satisfies LessonKindDefinition;
