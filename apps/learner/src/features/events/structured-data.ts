import type { Localized } from '@sullam/domain/localized.ts';
import type { EventDetail } from './events.api.ts';

const ATTENDANCE = {
  ON_SITE: 'OfflineEventAttendanceMode',
  ONLINE: 'OnlineEventAttendanceMode',
  BOTH: 'MixedEventAttendanceMode',
} as const;

const SCHEMA = 'https://schema.org';

function statusOf({ status, postponedFrom }: EventDetail): string {
  if (status === 'CANCELLED') return `${SCHEMA}/EventCancelled`;
  return postponedFrom ? `${SCHEMA}/EventRescheduled` : `${SCHEMA}/EventScheduled`;
}

/** The event as search engines read it (schema.org). What could end the script that holds it is written as a code. */
export function structuredData(
  event: EventDetail,
  said: (text: Localized | undefined) => string,
  address: string,
): string {
  const place =
    event.format === 'ONLINE'
      ? { '@type': 'VirtualLocation', url: address }
      : { '@type': 'Place', name: said(event.place), address: said(event.address) || said(event.place) };
  return JSON.stringify({
    '@context': SCHEMA,
    '@type': 'Event',
    name: said(event.title),
    description: said(event.description) || said(event.subtitle),
    startDate: event.startTime,
    endDate: event.endTime,
    eventStatus: statusOf(event),
    eventAttendanceMode: `${SCHEMA}/${ATTENDANCE[event.format]}`,
    location: place,
    image: [new URL(event.cover?.url ?? event.coverArt, address).toString()],
    performer: event.people.map(({ name }) => ({ '@type': 'Person', name: said(name) })),
    offers: event.ticketTypes.map(({ name, price, free }) => ({
      '@type': 'Offer',
      name: said(name),
      // tickets are free until somebody sells them
      price: 0,
      priceCurrency: price.currency,
      availability: `${SCHEMA}/${event.free === 0 || free === 0 ? 'SoldOut' : 'InStock'}`,
      url: address,
    })),
  }).replaceAll('<', String.raw`\u003c`);
}
