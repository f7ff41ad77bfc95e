import type { Feature, FeatureState } from './features.ts';
import type { Localized } from './localized.ts';

/** What can stand in a learner's schedule. */
export const ACTIVITY_KINDS = [
  'EXAM',
  'ASSIGNMENT',
  'SURVEY',
  'POLL',
  'DISCUSSION',
  'CHECKLIST',
  'LECTURE',
  'EVENT',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Where the organisation has switched this off, there are none of the kind. */
export const ACTIVITY_FEATURES = {
  EXAM: 'exams',
  ASSIGNMENT: 'assignments',
  SURVEY: 'surveys',
  POLL: 'polls',
  DISCUSSION: 'discussion-boards',
  CHECKLIST: 'checklists',
  LECTURE: 'lectures',
  EVENT: 'events',
} as const satisfies Record<ActivityKind, Feature>;

/** Kinds of which there are none in an organisation. */
export const kindsThatAreOff = (features: FeatureState): ActivityKind[] =>
  ACTIVITY_KINDS.filter((kind) => features[ACTIVITY_FEATURES[kind]] !== true);

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
  kind: ActivityKind;
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

type Place = Pick<Activity, 'activityId' | 'courseId'>;

const inCourse =
  (part: string) =>
  ({ courseId, activityId }: Place): string =>
    `/lms/courses/${courseId}/${part}/${activityId}`;

const PATHS: Record<ActivityKind, (place: Place) => string> = {
  EXAM: inCourse('exams'),
  ASSIGNMENT: inCourse('assignments'),
  SURVEY: inCourse('surveys'),
  POLL: inCourse('polls'),
  DISCUSSION: inCourse('discussion-boards'),
  CHECKLIST: ({ activityId }) => `/checklist/items/${activityId}`,
  // the page of a lecture on campus is found from there
  LECTURE: inCourse('online-lectures'),
  EVENT: ({ activityId }) => `/event/${activityId}`,
};

/** Where its learner finds it. */
export const activityPath = (activity: Place & Pick<Activity, 'kind'>): string => PATHS[activity.kind](activity);

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
      ACTIVITY_KINDS.indexOf(one.activity.kind) - ACTIVITY_KINDS.indexOf(other.activity.kind) ||
      one.activity.activityId - other.activity.activityId ||
      HAPPENINGS.indexOf(one.happens) - HAPPENINGS.indexOf(other.happens),
  );
