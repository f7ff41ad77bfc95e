import type { LessonKindDefinition } from './lesson-kind.ts';
import { LESSON_KIND_DEFINITIONS } from './lesson-kind-definitions.gen.ts';
import { LESSON_ACTIVITIES, type LessonActivity, type LessonKind } from './lesson-kinds.gen.ts';

/** Whether learners finish a kind of lesson by doing it, rather than by marking it as finished. */
export const isLessonActivity = (kind: string): kind is LessonActivity =>
  LESSON_ACTIVITIES.some((activity) => activity === kind);

/** The definition of a kind, with what it leaves unset. */
export const lessonKindOf = (kind: LessonKind): LessonKindDefinition => LESSON_KIND_DEFINITIONS[kind];

/** Whether a lesson may be left out: one with a grade counts even where the course doesn't require it. */
export const isOptionalLesson = ({ isRequired, kind }: { isRequired: boolean; kind: LessonKind }): boolean =>
  !isRequired && lessonKindOf(kind).isGraded !== true;
