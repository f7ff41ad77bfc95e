export { presentCard, readCardRow } from './event-catalogue.reads.ts';
export { EventCard } from './event-catalogue.schemas.ts';
