import type { FeatureState } from './features.ts';
import { SCHEDULE_KIND_DEFINITIONS } from './lesson-kind-definitions.gen.ts';
import { SCHEDULE_KINDS, type ScheduleKind } from './lesson-kinds.gen.ts';
import type { Localized } from './localized.ts';

/** Whether an organisation has a kind switched on. */
export const isScheduleKindOn = (features: FeatureState, kind: ScheduleKind): boolean =>
  features[SCHEDULE_KIND_DEFINITIONS[kind].feature] === true;

/** The kinds that an organisation has switched off: it has none of them. */
export const kindsThatAreOff = (features: FeatureState): ScheduleKind[] =>
  SCHEDULE_KINDS.filter((kind) => !isScheduleKindOn(features, kind));

/** What happens at a moment. TIME_UP: a running attempt takes no more answers. */
export const HAPPENINGS = ['OPENS', 'STARTS', 'DUE', 'LATE_UNTIL', 'CLOSES', 'TIME_UP'] as const;
export type Happening = (typeof HAPPENINGS)[number];

/**
 * How an activity stands to its learner. OVERDUE can still be done, MISSED no more. DUE_BEFORE: it can still be done, but was due before
 * they joined, so nobody asks for it. OVER: it took place.
 */
export const ACTIVITY_STATES = [
  'NOT_BEGUN',
  'RUNNING',
  'DRAFT',
  'OVERDUE',
  'DUE_BEFORE',
  'MISSED',
  'HANDED_IN',
  'MARKED',
  'OVER',
] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

const TO_DO: ReadonlySet<ActivityState> = new Set(['NOT_BEGUN', 'RUNNING', 'DRAFT', 'OVERDUE']);

/** Is there still something to be done? */
export const isToDo = (state: ActivityState): boolean => TO_DO.has(state);

export interface ActivityMoment {
  happens: Happening;
  at: Date;
}

/** Something of a learner's that opens, is due or closes, with the times that hold for this learner. */
export interface Activity {
  kind: ScheduleKind;
  /** By which its page is found: the number of the lesson, survey, discussion, lecture or event, or of a person's item of a checklist. */
  activityId: number;
  /** null: it is of no course. */
  courseId: number | null;
  /** The lesson that has to be open; null: it stands in none. */
  courseSubsectionId: number | null;
  /** false: the lesson waits for no date, group or other lesson, whoever asks; absent: that isn't known. */
  mayWait?: boolean;
  title: Localized;
  state: ActivityState;
  moments: ActivityMoment[];
  /** Until when it takes place; what is due or closes takes no time. */
  endsAt?: Date;
  /** Where it takes place: the room. */
  place?: Localized;
}

/** The page on which its learner finds it. */
export const activityPath = ({
  kind,
  courseId,
  activityId,
}: Pick<Activity, 'kind' | 'courseId' | 'activityId'>): string =>
  SCHEDULE_KIND_DEFINITIONS[kind].page
    .replace('{courseId}', String(courseId))
    .replace('{activityId}', String(activityId));

/** What somebody asks a schedule for. */
export interface ActivitySpan {
  courseIds: readonly number[];
  /** The moment itself belongs to it. */
  from: Date;
  /** The moment itself doesn't. */
  to: Date;
  /** With what was due before, if it can still be done. */
  withOverdue: boolean;
}

/** The longest span of a schedule. */
export const SCHEDULE_DAYS_MAXIMUM = 366;

/** Whether a moment belongs to a span; none never does. */
export const isWithin = (at: Date | null, { from, to }: Pick<ActivitySpan, 'from' | 'to'>): boolean =>
  at !== null && at >= from && at < to;

export interface ScheduleEntry extends ActivityMoment {
  activity: Activity;
}

/** All that happens in a span. */
export const entriesOf = (activity: Activity, span: Pick<ActivitySpan, 'from' | 'to'>): ScheduleEntry[] =>
  activity.moments.filter(({ at }) => isWithin(at, span)).map((moment) => ({ ...moment, activity }));

/** What is still to be done by when: the due date that has passed, else the first end in the span; none: nothing. */
export function dueEntryOf(activity: Activity, span: Pick<ActivitySpan, 'from' | 'to'>): ScheduleEntry[] {
  if (!isToDo(activity.state)) return [];
  const ends = activity.moments.filter(({ happens }) => happens !== 'OPENS');
  const due =
    activity.state === 'OVERDUE'
      ? ends.find(({ happens, at }) => happens === 'DUE' && at < span.to)
      : ends.filter(({ at }) => isWithin(at, span)).sort((one, other) => one.at.getTime() - other.at.getTime())[0];
  return due ? [{ ...due, activity }] : [];
}

/** The order of a schedule: by time; what happens at once stays where it is, whatever page it is on. */
export const inOrder = (entries: readonly ScheduleEntry[]): ScheduleEntry[] =>
  [...entries].sort(
    (one, other) =>
      one.at.getTime() - other.at.getTime() ||
      SCHEDULE_KINDS.indexOf(one.activity.kind) - SCHEDULE_KINDS.indexOf(other.activity.kind) ||
      one.activity.activityId - other.activity.activityId ||
      HAPPENINGS.indexOf(one.happens) - HAPPENINGS.indexOf(other.happens),
  );
