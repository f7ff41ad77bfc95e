import type { Feature } from './features.ts';

interface InSchedule {
  /** The feature that has to be on. */
  readonly feature: Feature;
  /** The page on which a learner does it, with `{courseId}` and `{activityId}` for the numbers. */
  readonly page: string;
}

/** A kind of activity that has dates and is no lesson, in `schedule-kinds/<kind>.ts`. */
export interface ScheduleKindDefinition extends InSchedule {
  /** The place in lists of all kinds, lessons included; the lowest first. */
  readonly place: number;
}

/**
 * A kind of lesson, in `lesson-kinds/<kind>.ts`. `npm run generate` finds the file by its folder and writes the lists in
 * `lesson-kinds.gen.ts`. What an application shows of it is in `<kind>.lesson-kind.ts` of one of its features.
 */
export interface LessonKindDefinition extends Partial<InSchedule> {
  /** The place in lists of all kinds; the lowest first. */
  readonly place: number;
  /** Typed after a slash in the outline to choose the kind, in either language. */
  readonly slug: string;
  /** The letter that chooses the kind after a slash in the "New" dialog. */
  readonly letter: string;
  /** Learners finish it by doing it rather than by marking it as finished. With a page it stands in their schedules. */
  readonly isActivity?: boolean;
  /** It has a grade, or may have one: it counts even where the course doesn't require it. */
  readonly isGraded?: boolean;
  /** Publishing a course doesn't publish its drafts: authors open each one separately. */
  readonly isOpenedSeparately?: boolean;
  /** Other members may see in the activity log that a learner finished it, because it is neither marked nor answered anonymously. */
  readonly isFinishShown?: boolean;
}
