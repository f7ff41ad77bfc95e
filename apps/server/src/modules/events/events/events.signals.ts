import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** What those who hold a ticket are told of an event. */
export type EventNews = 'moved' | 'place' | 'cancelled' | 'postponed' | 'changed';

/** Something that ticket holders planned by is different. */
export const eventAnnounced = defineSignal<{ eventId: number; news: EventNews; sequence: number; byUserId: number }>(
  'event.announced',
);
