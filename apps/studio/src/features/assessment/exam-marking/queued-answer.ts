import type { QueuedAnswer } from './exam-marking.api.ts';

/** What an answer of the queue is called in addresses and lists. */
export const keyOf = ({ examAttemptId, position }: Pick<QueuedAnswer, 'examAttemptId' | 'position'>): string =>
  `${examAttemptId}-${position}`;

/** Waits for a mark or a decision of the caller. */
export const isOpen = ({ state }: Pick<QueuedAnswer, 'state'>): boolean => state === 'PENDING' || state === 'DISPUTED';
