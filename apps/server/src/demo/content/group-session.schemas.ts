/** What the YAML files of group sessions hold. */
import { list, object, string, whole } from './schema-parts.ts';

export const groupSessionsFile = list(
  object({
    /** Member who coaches. */
    coach: string,
    /** Place of the session type in the coach's list, from 0. */
    type: whole,
    /** 1 for Monday to 7 for Sunday, so many weeks from the next one. */
    weekday: whole,
    weeks: whole,
    /** By the coach's clock: 10:00 */
    time: string,
    /** Members who take seats, in their order; those for whom none is left wait. */
    learners: list(string),
  }),
);
