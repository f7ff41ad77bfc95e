/** What the YAML files of ratings of coaches hold. */
import { boolean, list, object, oneOf, optional, string, whole } from './schema-parts.ts';

export const coachRatingsFile = list(
  object({
    learner: string,
    coach: string,
    /** Place among the past sessions of the two, from 0 for the oldest. */
    session: whole,
    stars: whole,
    testimonial: optional(string),
    namesAuthor: optional(boolean),
    /** Of the testimonial; without one it waits. */
    status: optional(oneOf(['APPROVED'] as const)),
    reply: optional(string),
  }),
);
