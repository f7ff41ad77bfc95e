export { presentCard, readCardRow } from './event-catalogue.reads.ts';
export { EventCard } from './event-catalogue.schemas.ts';
export { findTicketCards, findTicketOffers } from './ticket-offers.reads.ts';
