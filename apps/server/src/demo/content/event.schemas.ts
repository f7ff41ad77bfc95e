/** What the YAML files of events hold. */
import { EVENT_AUDIENCES, EVENT_FORMATS, EVENT_QUESTION_KINDS } from '@sullam/domain/events/event.ts';
import { boolean, cancellationTiers, list, object, oneOf, optional, string, text, whole } from './schema-parts.ts';

export const eventsFile = list(
  object({
    title: text,
    subtitle: text,
    description: text,
    category: string,
    /** From the day on which the demo is made; below 0 it has been. */
    inDays: whole,
    time: string,
    minutes: whole,
    /** So many days one after the other. */
    days: optional(whole),
    format: oneOf(EVENT_FORMATS),
    audience: optional(oneOf(EVENT_AUDIENCES)),
    place: text,
    address: optional(text),
    meetingUrl: optional(string),
    capacity: optional(whole),
    host: string,
    isFeatured: optional(boolean),
    /** The English name of the group that it belongs to. */
    group: optional(string),
    guests: optional(list(object({ name: text, role: text }))),
    sessions: optional(
      list(
        object({
          day: whole,
          time: string,
          minutes: whole,
          title: text,
          speakers: optional(text),
          room: optional(text),
          track: optional(text),
        }),
      ),
    ),
    questions: optional(
      list(object({ kind: oneOf(EVENT_QUESTION_KINDS), text, isRequired: boolean, choices: optional(list(text)) })),
    ),
    tickets: list(
      object({
        name: text,
        description: optional(text),
        audience: optional(oneOf(EVENT_AUDIENCES)),
        /** In minor units of the organisation's currency; nothing: free. */
        price: optional(whole),
        /** Until when a buyer can cancel, and how much comes back, instead of what the organisation has for all tickets. */
        cancellation: optional(cancellationTiers),
        quota: optional(whole),
        perPerson: optional(whole),
      }),
    ),
    /** Members with a ticket, those who wait, and those who came. */
    enrolled: optional(list(string)),
    waiting: optional(list(string)),
    attended: optional(list(string)),
  }),
);
