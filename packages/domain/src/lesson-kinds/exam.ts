import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 60,
  slug: 'exam',
  letter: 'e',
  feature: 'exams',
  page: '/lms/courses/{courseId}/exams/{activityId}',
  isActivity: true,
  isGraded: true,
} as const satisfies LessonKindDefinition;
