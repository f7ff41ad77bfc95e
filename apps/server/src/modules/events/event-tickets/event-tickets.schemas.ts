import { type Static, Type } from 'typebox';
import { DateTime, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { EventCard } from '../event-catalogue/event-catalogue.public.ts';

export const EventTicket = NamedObject('EventTicket', {
  event: EventCard,
  holder: Type.String(),
  ticketType: LocalizedName,
  address: LocalizedName,
  mapUrl: Nullable(Type.String()),
  meetingUrl: Nullable(Type.String()),
  /** What its picture says; null: it opens no door. */
  code: Nullable(Type.String()),
  /** The same as a drawing: dark squares as a path in a square of `size`. */
  drawing: Nullable(NamedObject('TicketDrawing', { path: Type.String(), size: Type.Integer() })),
  shortCode: Nullable(Type.String()),
  /** Why it opens no door; null: it does. */
  void: Nullable(OneOf('EVENT_CANCELLED', 'OVER')),
  attendedAt: Nullable(DateTime),
  googleUrl: Nullable(
    Type.String({ description: 'Adds the running or next day to Google Calendar; null once all days are over' }),
  ),
});
export type EventTicket = Static<typeof EventTicket>;

export const GuestTicket = NamedObject('EventGuestTicket', { ...EventTicket.properties, email: Type.String() });
export type GuestTicket = Static<typeof GuestTicket>;
