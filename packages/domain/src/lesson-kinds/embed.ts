import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 50,
  slug: 'page',
  letter: 'w',
  isFinishShown: true,
} as const satisfies LessonKindDefinition;
