import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { type QueuedAnswer, queueQuery } from './exam-marking.api.ts';

const keyOf = ({ examAttemptId, position }: Pick<QueuedAnswer, 'examAttemptId' | 'position'>): string =>
  `${examAttemptId}-${position}`;

const isOpen = ({ state }: QueuedAnswer): boolean => state === 'PENDING' || state === 'DISPUTED';

export interface Queue {
  answers: readonly QueuedAnswer[];
  current: QueuedAnswer | undefined;
  /** Counted from 1. */
  place: number;
  key: string;
  next: QueuedAnswer | undefined;
  previous: QueuedAnswer | undefined;
  /** The next one that waits for a mark, after this one or from the beginning. */
  nextOpen: QueuedAnswer | undefined;
  goTo: (answer: QueuedAnswer | undefined) => void;
}

/** Answers one after the other; which one is shown stands in the address. */
export function useQueue(subsectionExamId: number, which: { questionId?: number; examAttemptId?: number }) {
  const address = useAddressQuery();
  const query = useQuery(queueQuery(subsectionExamId, which));
  const answers = query.data ?? [];
  const asked = answers.findIndex((answer) => keyOf(answer) === address.value('answer'));
  const at = asked >= 0 ? asked : Math.max(0, answers.findIndex(isOpen));
  const current = answers[at];
  const others = [...answers.slice(at + 1), ...answers.slice(0, at)];
  const queue: Queue = {
    answers,
    current,
    place: at + 1,
    key: current ? keyOf(current) : '',
    next: answers[at + 1],
    previous: answers[at - 1],
    nextOpen: others.find(isOpen),
    goTo: (answer) => answer && address.change({ answer: keyOf(answer) }, { replace: true }),
  };
  return { query, queue };
}
