import { EVENT_ENROLLMENT_STATES, EVENT_LIMITS } from '@sullam/domain/events/event.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Email, Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { additionFields, PreviewBody } from '../../identity/learner-additions/learner-additions.public.ts';
import { EventKey } from '../events/events.public.ts';

export const EventAnswer = NamedObject('EventAnswer', {
  key: EventKey,
  answer: Type.String({ maxLength: EVENT_LIMITS.answer }),
});
export type EventAnswer = Static<typeof EventAnswer>;

/** How the caller stands to it. */
export const OwnEnrollment = NamedObject('OwnEventEnrollment', {
  eventEnrollmentId: Id,
  state: OneOf(...EVENT_ENROLLMENT_STATES),
  eventTicketTypeId: Id,
  /** Paid for with an order: it is refunded or passed on, not given back. */
  isBought: Type.Boolean(),
  /** Costs something that isn't paid yet: an offered place goes into the cart. */
  isForSale: Type.Boolean(),
  /** Until when an offered place stands; null: none is offered. */
  offeredUntil: Nullable(DateTime),
  /** Of those who wait, the caller's number; null: they don't wait. */
  queuePlace: Nullable(Type.Integer()),
  /** Whom the caller brings. */
  guests: Type.Array(
    NamedObject('OwnEventGuest', {
      eventEnrollmentId: Id,
      eventTicketTypeId: Id,
      name: Type.String(),
      /** null: they have an account by now, and the ticket is in it. */
      email: Nullable(Type.String()),
    }),
  ),
});
export type OwnEnrollment = Static<typeof OwnEnrollment>;

export const EnrollBody = NamedObject('EnrollInEventBody', {
  eventTicketTypeId: Id,
  answers: Type.Array(EventAnswer, { maxItems: EVENT_LIMITS.questions }),
});

export const TransferBody = NamedObject('TransferTicketBody', {
  email: Email,
});

export const EventPreviewBody = NamedObject(
  'EventAdditionPreviewBody',
  { ...PreviewBody.properties, eventTicketTypeId: Id },
  { additionalProperties: false },
);
export type EventPreviewBody = Static<typeof EventPreviewBody>;

export const EventAdditionBody = NamedObject(
  'EventAdditionBody',
  { ...additionFields, eventTicketTypeId: Id },
  { additionalProperties: false },
);
export type EventAdditionBody = Static<typeof EventAdditionBody>;
