/** What the YAML files of coaching sessions hold. */
import { list, object, oneOf, optional, string, whole } from './schema-parts.ts';

export const coachingSessionsFile = list(
  object({
    /** Member who coaches, and member who learns. */
    coach: string,
    learner: string,
    /** Place of the session type in the coach's list, from 0. */
    type: whole,
    state: oneOf(['BOOKED', 'HELD', 'CANCELLED'] as const),
    /** Days from the day on which the demo is made; or a weekday, 1 for Monday to 7 for Sunday, so many weeks from the next one. */
    inDays: optional(whole),
    weekday: optional(whole),
    weeks: optional(whole),
    /** By the coach's clock: 10:00 */
    time: string,
    zone: optional(string),
    note: optional(string),
    answers: optional(list(string)),
    message: optional(string),
    /** Side that did not come, and what it wrote against that. */
    missedBy: optional(oneOf(['LEARNER', 'COACH'] as const)),
    objection: optional(string),
  }),
);
