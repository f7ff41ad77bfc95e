/** Views of its tables that others may read. */
export const VIEWS = ['coach_language_records', 'coach_pages', 'coach_records', 'coach_topic_records'] as const;

export { PLAIN_HUE } from './coach-details.reads.ts';
export { COACH } from './coach-showing.ts';
export {
  accessCoach,
  accessOwnCoach,
  type CoachRecord,
  checkMayLookAtCoaches,
  isCoachingMember,
  lockCoach,
  looksAtCoaches,
} from './coaches.access.ts';
export { demoCoaches } from './coaches.demo.ts';
export { CoachTopic, LanguageCode } from './coaches.schemas.ts';
export { coachApproved, coachChanged } from './coaches.signals.ts';
