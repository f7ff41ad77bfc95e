import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 30,
  slug: 'audio',
  letter: 'u',
  isFinishShown: true,
} as const satisfies LessonKindDefinition;
