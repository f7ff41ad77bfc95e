import type { Localized } from '@sullam/domain/localized.ts';
import {
  type EventCard,
  findTicketCards,
  findTicketOffers,
} from '../../events/event-catalogue/event-catalogue.public.ts';
import { holdTicket, releaseTicket, takeTicket } from '../../events/event-enrollments/event-enrollments.public.ts';
import type { ItemPage, PurchasableItemType, Sale } from './purchasable-items.types.ts';

/** The id of the item is that of a kind of ticket: an event can have several, each with its own price. */
const ticketOf = ({ itemId, ...sale }: Sale) => ({ ...sale, eventTicketTypeId: itemId });

const pageOf = (eventTicketTypeId: number, { eventId, cover, coverArt, startTime, zone }: EventCard): ItemPage => ({
  itemId: eventTicketTypeId,
  pageId: eventId,
  cover,
  coverArt,
  start: { at: new Date(startTime), zone },
});

/** The event's title with the name of the ticket, in each language in which both or one of them is written. */
function titleOf(event: Localized, ticket: Localized): Localized {
  const join = (language: 'en' | 'ar') =>
    [event[language], ticket[language]].filter((part) => part?.trim()).join(' – ');
  const [en, ar] = [join('en'), join('ar')];
  return { ...(en ? { en } : {}), ...(ar ? { ar } : {}) };
}

/** Tickets of events as purchasable items. */
export const eventItems: PurchasableItemType = {
  slug: 'event',
  async findOffers(context, tx, itemIds) {
    const { currency } = context.configuration;
    const offers = await findTicketOffers(context, tx, itemIds);
    return offers.map(({ eventTicketTypeId, event, name, priceMinor, problem }) => ({
      ...pageOf(eventTicketTypeId, event),
      title: titleOf(event.title, name),
      listMinor: priceMinor,
      currency,
      problem,
    }));
  },
  async findPages(context, tx, itemIds) {
    const cards = await findTicketCards(context, tx, itemIds);
    return cards.map(({ eventTicketTypeId, event }) => pageOf(eventTicketTypeId, event));
  },
  hold: (context, tx, sale, until) => holdTicket(context, tx, { ...ticketOf(sale), until }),
  grant: (context, tx, sale) => takeTicket(context, tx, ticketOf(sale)),
  release: (context, tx, sale) => releaseTicket(context, tx, ticketOf(sale)),
  revoke: (context, tx, sale) => releaseTicket(context, tx, ticketOf(sale)),
};
