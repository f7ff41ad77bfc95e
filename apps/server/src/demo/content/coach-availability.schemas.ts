/** What the YAML files of coaches' hours and session types hold. */
import { SESSION_PAYMENTS } from '@sullam/domain/coaching/credits.ts';
import { SESSION_BOOKINGS, SESSION_QUESTION_KINDS } from '@sullam/domain/coaching/session-type.ts';
import { boolean, list, object, oneOf, optional, string, text, whole } from './schema-parts.ts';

/** `09:00-13:00`, by the clock of the coach. */
const spans = list(string);

export const coachAvailabilityFile = list(
  object({
    member: string,
    zone: string,
    noticeHours: optional(whole),
    horizonDays: optional(whole),
    mostPerDay: optional(whole),
    mostPerWeek: optional(whole),
    /** Days of the week, 1 for Monday. */
    week: list(object({ days: list(whole), spans })),
    /** Counted from the day on which the demo is made. */
    overrides: optional(list(object({ inDays: whole, days: whole, spans, note: optional(string) }))),
    travels: optional(list(object({ inDays: whole, days: whole, zone: string }))),
    types: list(
      object({
        title: text,
        summary: optional(text),
        minutes: whole,
        /** Learners in a session; absent: one-to-one. */
        seats: optional(whole),
        booking: oneOf(SESSION_BOOKINGS),
        payment: optional(oneOf(SESSION_PAYMENTS)),
        priceMinor: optional(whole),
        isOffered: optional(boolean),
        hasVideo: optional(boolean),
        place: optional(text),
        /** Until how many hours before the start learners can cancel. */
        cancelHours: optional(whole),
        questions: optional(
          list(
            object({
              kind: oneOf(SESSION_QUESTION_KINDS),
              text,
              isRequired: boolean,
              choices: optional(list(text)),
            }),
          ),
        ),
      }),
    ),
  }),
);
