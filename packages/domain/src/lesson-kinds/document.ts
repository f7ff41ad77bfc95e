import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 40,
  slug: 'document',
  letter: 'd',
  isFinishShown: true,
} as const satisfies LessonKindDefinition;
