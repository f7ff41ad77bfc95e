import { groupAlike } from '@sullam/domain/assessment/alike-answers.ts';
import { useMemo } from 'react';
import type { QueuedAnswer } from './exam-marking.api.ts';
import { keyOf } from './queued-answer.ts';

/** How an answer stands to the first that says the same. */
export interface Alike {
  /** The number of the first one in the list. */
  readonly firstNumber: number;
  /** How similar they are, from 0 to 1; 1 for the same words. */
  readonly similarity: number;
  readonly isFirst: boolean;
  /** All that say the same, in their order; this one too. */
  readonly answers: readonly QueuedAnswer[];
}

export interface NumberedAnswers {
  /** The number that an answer has, however the list is ordered. */
  readonly numberOf: (answer: QueuedAnswer) => number;
  /** Null where no other answer says the same. */
  readonly alikeOf: (answer: QueuedAnswer) => Alike | null;
  /** Those that say the same beside each other. */
  readonly together: readonly QueuedAnswer[];
}

/** The answers to a question with what others say the same: computed once for a list, however often it is drawn. */
export function useAlike(answers: readonly QueuedAnswer[]): NumberedAnswers {
  return useMemo(() => {
    const numbers = new Map(answers.map((answer, at) => [keyOf(answer), at + 1]));
    const numberOf = (answer: QueuedAnswer) => numbers.get(keyOf(answer)) ?? 0;
    const groups = groupAlike(answers, ({ comparedText }) => comparedText);
    const found = new Map<string, Alike>();
    for (const { answers: members } of groups) {
      const [first] = members;
      if (!first || members.length === 1) continue;
      const all = members.map(({ answer }) => answer);
      for (const { answer, similarity } of members)
        found.set(keyOf(answer), {
          firstNumber: numberOf(first.answer),
          similarity,
          isFirst: answer === first.answer,
          answers: all,
        });
    }
    return {
      numberOf,
      alikeOf: (answer) => found.get(keyOf(answer)) ?? null,
      together: groups.flatMap((group) => group.answers.map(({ answer }) => answer)),
    };
  }, [answers]);
}
