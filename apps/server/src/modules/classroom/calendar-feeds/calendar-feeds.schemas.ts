import { type Static, Type } from 'typebox';
import { DateTime, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';

export const CalendarFeed = NamedObject('CalendarFeed', {
  /** null: there is no address. */
  createdAt: Nullable(DateTime),
  /** When a calendar last came for it, to the hour. */
  fetchedAt: Nullable(DateTime),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

export const NewCalendarFeed = NamedObject('NewCalendarFeed', {
  address: Type.String({ description: 'Told this once: only a hash of it is kept' }),
});
export type NewCalendarFeed = Static<typeof NewCalendarFeed>;

export const FeedParams = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100, description: 'As it is told, with its ending .ics or without' }),
});
