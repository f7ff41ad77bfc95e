/** What the YAML files of notes, files, goals and tasks of coaching hold. Sessions are places among the past ones of the two, 0 for the oldest. */
import { boolean, list, object, oneOf, optional, string, whole } from './schema-parts.ts';

export const coachingNotesFile = list(
  object({
    learner: string,
    coach: string,
    session: whole,
    by: oneOf(['LEARNER', 'COACH'] as const),
    kind: oneOf(['PRIVATE', 'SHARED'] as const),
    text: string,
  }),
);

export const coachingFilesFile = list(
  object({
    learner: string,
    coach: string,
    session: whole,
    by: oneOf(['LEARNER', 'COACH'] as const),
    file: string,
  }),
);

export const coachingGoalsFile = list(
  object({
    learner: string,
    coach: string,
    goals: list(
      object({
        title: string,
        inDays: optional(whole),
        steps: whole,
        reviews: list(object({ session: whole, done: whole, note: string })),
      }),
    ),
    tasks: list(object({ title: string, session: whole, inDays: optional(whole), isDone: optional(boolean) })),
  }),
);
