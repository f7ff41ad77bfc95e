/** Views of its tables that others may read. */
export const VIEWS = ['coach_next_time_records', 'session_type_records'] as const;

export { OfCoach } from './availability.schemas.ts';
export {
  affectedSessions,
  coachBusySpans,
  coachSessionSpans,
  coachTimeFollowers,
  type OutsideSession,
} from './availability-extensions.ts';
export { readLecturesAndEvents } from './busy-elsewhere.reads.ts';
export { demoSessionTypes } from './coach-availability.demo.ts';
export { readCoachReach, readPreparedTime } from './coach-time.reads.ts';
export { checkManages, managedCoach } from './managed-coach.ts';
export { coachTimesChanged, noteAvailabilityChange } from './next-times.jobs.ts';
export { readSlotRules, type SessionTypeRecord } from './session-types.reads.ts';
export { SessionQuestion } from './session-types.schemas.ts';
export { Slot } from './slots.schemas.ts';
export { presentSlot } from './slots.ts';
