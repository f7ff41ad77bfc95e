import type { LessonKindDefinition } from '../lesson-kind.ts';

export const lessonKind = {
  place: 20,
  slug: 'video',
  letter: 'v',
  isFinishShown: true,
} as const satisfies LessonKindDefinition;
