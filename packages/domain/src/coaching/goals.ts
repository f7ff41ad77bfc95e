export const NOTE_KINDS = ['PRIVATE', 'SHARED'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export const GOAL_STATES = ['OPEN', 'REACHED', 'DROPPED'] as const;
export type GoalState = (typeof GOAL_STATES)[number];

export const WORK_LIMITS = {
  note: 10_000,
  title: 200,
  goalNote: 1000,
  steps: 20,
  /** Files of one booking. */
  files: 20,
  /** Goals, and tasks, of one learner with one coach. */
  each: 100,
} as const;
