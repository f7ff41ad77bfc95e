import type { LearningSubsection } from '@sullam/api-client/schema.gen.ts';
import type { ActivityState } from '@sullam/domain/activities.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import type { LucideIcon } from '@sullam/ui/base/icons.ts';
import type { LazyPart } from '@sullam/ui/base/lazy-part.tsx';

/**
 * What draws a lesson of a kind: `export const lessonPart` in `<kind>.lesson-part.ts` of a feature, which lessons load without the icons and
 * names of outlines. It suspends until all that it shows has loaded.
 */
export type LessonPart = LazyPart<LessonProps>;

export interface LessonProps {
  readonly lesson: LearningSubsection;
  /** A recording was played to its end. */
  readonly onEnded: () => void;
}

export interface LessonPlace {
  readonly courseId: number;
  readonly courseSubsectionId: number;
}

/**
 * What learners see of a kind of lesson: `export const lessonKind` in `<kind>.lesson-kind.ts` of a feature. Outlines load all of
 * these files: only icons, keys and lines that load belong there.
 */
export interface LessonKindParts {
  readonly icon: LucideIcon;
  /** The name of the kind. */
  readonly titleKey: Extract<MessageKey, `course.kinds.${string}`>;
  /** Says in outlines how the learner stands who hasn't finished it. */
  readonly standing?: LazyPart<LessonPlace>;
}

/**
 * What schedules show of a kind with dates: `export const scheduleKind` in `<kind>.schedule-kind.ts` of a feature. A kind of lesson is in
 * schedules if the domain says on which page learners do it.
 */
export interface ScheduleKindParts {
  readonly icon: LucideIcon;
  readonly titleKey: Extract<MessageKey, `course.kinds.${string}` | `activities.kinds.${string}`>;
  /** The name of several. */
  readonly titlesKey: Extract<MessageKey, `course.titles.${string}` | `activities.kinds.${string}`>;
  /** Its colour where several kinds stand together: as far as possible from the others, never without icon or name. */
  readonly hue: number;
  /** States that go by another word than usual. */
  readonly stateKeys?: Readonly<Partial<Record<ActivityState, Extract<MessageKey, `activities.states.${string}`>>>>;
}
