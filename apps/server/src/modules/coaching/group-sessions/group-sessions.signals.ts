import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** A learner took a seat or gave it back; a seat was offered to a learner who waits, or the offer ended. */
export const groupSeatChanged = defineSignal<{
  groupSessionId: number;
  userId: number;
  news: 'booked' | 'left' | 'offered' | 'expired';
}>('group-seat.changed');
