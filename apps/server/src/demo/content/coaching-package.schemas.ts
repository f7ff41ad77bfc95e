/** What the YAML files of coaching packages hold. */
import { boolean, list, object, optional, string, text, whole } from './schema-parts.ts';

export const coachingPackagesFile = list(
  object({
    /** Member who coaches. */
    coach: string,
    title: text,
    /** Places of the session types in the coach's list, from 0. */
    types: list(whole),
    sessions: whole,
    days: whole,
    /** List price in minor units; 0: free. It is for sale if it has one. */
    price: optional(whole),
    /** Learners who have it. Their sessions of these types are paid with it. */
    assigned: list(object({ learner: string, by: string, daysAgo: whole, isPromotional: boolean, reason: string })),
  }),
);
