import type { EventCard } from '@sullam/api-client/schema.gen.ts';
import { EVENT_FORMATS, type EventFormat } from '@sullam/domain/events/event.ts';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { pageOf } from '../../../parts/paging.ts';

/** What the address asks the lists of events for. */
export interface EventsAsked {
  readonly page: number;
  readonly filter: {
    readonly search?: string;
    readonly categories?: number[];
    readonly formats?: EventFormat[];
  };
  readonly isFiltered: boolean;
}

/** Reads the address; what it can't mean is left out. */
export function eventsAsked(address: AddressQuery): EventsAsked {
  const search = address.value('search')?.trim();
  const category = Number(address.value('category'));
  const format = EVENT_FORMATS.find((each) => each === address.value('format'));
  const filter = {
    ...(search ? { search } : {}),
    ...(Number.isSafeInteger(category) && category > 0 ? { categories: [category] } : {}),
    // what is in a room and online fits who asks for either
    ...(format ? { formats: format === 'BOTH' ? [format] : [format, 'BOTH' as const] } : {}),
  };
  return { page: pageOf(address.value('page')), filter, isFiltered: Object.keys(filter).length > 0 };
}

const monthAt = (at: Date): string => `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`;

/** `2026-12` of an address; undefined: it names none. */
export const monthOf = (text: string | undefined): string | undefined =>
  text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;

/** The month of the next day of an event that isn't over, by the clock of its place; else the one of today. */
export function firstMonth(next: Pick<EventCard, 'days' | 'endTime'> | undefined, now: number): string {
  const month = monthAt(new Date(now));
  if (!next || isPast(next, now)) return month;
  return (
    [...next.days]
      .map(({ date }) => date.slice(0, 7))
      .sort()
      .find((day) => day >= month) ?? month
  );
}

export const isPast = ({ endTime }: Pick<EventCard, 'endTime'>, now: number): boolean => Date.parse(endTime) <= now;
export const isLive = ({ startTime, endTime }: Pick<EventCard, 'startTime' | 'endTime'>, now: number): boolean =>
  Date.parse(startTime) <= now && now < Date.parse(endTime);
