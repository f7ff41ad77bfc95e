import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 10,
  slug: 'article',
  letter: 'a',
  isFinishShown: true,
} as const satisfies LessonKindDefinition;
