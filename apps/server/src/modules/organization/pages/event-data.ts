import { type EventDayHours, spansOfDays } from '@sullam/domain/events/event-days.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { previewName } from '../covers/covers.public.ts';

/** What of an event is told to search engines. */
export interface ToldEvent {
  title: Localized;
  subtitle: Localized;
  description: Localized;
  startTime: string;
  endTime: string;
  zone: string;
  days: readonly EventDayHours[];
  status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
  postponedFrom: string | null;
  format: keyof typeof ATTENDANCE;
  place: Localized;
  address: Localized;
  cover: { url: string } | null;
  coverArt: string;
  free: number | null;
  people: readonly { name: Localized }[];
  ticketTypes: readonly {
    name: Localized;
    price: { minor: number; currency: string; isOnRequest?: boolean };
    free: number | null;
  }[];
}

const ATTENDANCE = {
  ON_SITE: 'OfflineEventAttendanceMode',
  ONLINE: 'OnlineEventAttendanceMode',
  BOTH: 'MixedEventAttendanceMode',
} as const;

const SCHEMA = 'https://schema.org';

function statusOf({ status, postponedFrom }: ToldEvent): string {
  if (status === 'CANCELLED') return `${SCHEMA}/EventCancelled`;
  return postponedFrom ? `${SCHEMA}/EventRescheduled` : `${SCHEMA}/EventScheduled`;
}

/** The days of an event, each with hours of its own. */
const daysOf = ({ title, zone, days }: ToldEvent, said: (text: Localized | undefined) => string) =>
  spansOfDays(zone, days).map(({ startsAt, endsAt }) => ({
    '@type': 'Event',
    name: said(title),
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
  }));

/** An event as search engines and previews of links read it (schema.org). */
export function eventData(
  event: ToldEvent,
  said: (text: Localized | undefined) => string,
  address: string,
): Record<string, unknown> {
  const place =
    event.format === 'ONLINE'
      ? { '@type': 'VirtualLocation', url: address }
      : { '@type': 'Place', name: said(event.place), address: said(event.address) || said(event.place) };
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: said(event.title),
    description: said(event.description) || said(event.subtitle),
    startDate: event.startTime,
    endDate: event.endTime,
    ...(event.days.length > 1 ? { subEvent: daysOf(event, said) } : {}),
    eventStatus: statusOf(event),
    eventAttendanceMode: `${SCHEMA}/${ATTENDANCE[event.format]}`,
    location: place,
    image: [new URL(event.cover?.url ?? previewName(event.coverArt), address).toString()],
    performer: event.people.map(({ name }) => ({ '@type': 'Person', name: said(name) })),
    offers: event.ticketTypes
      .filter(({ price }) => !price.isOnRequest)
      .map(({ name, price, free }) => ({
        '@type': 'Offer',
        name: said(name),
        // tickets are free until somebody sells them
        price: 0,
        priceCurrency: price.currency,
        availability: `${SCHEMA}/${event.free === 0 || free === 0 ? 'SoldOut' : 'InStock'}`,
        url: address,
      })),
  };
}
