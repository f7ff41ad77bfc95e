import { Problem } from '../../../kernel/problem.ts';

/** Words stand between marks of direction, so that one of the other script doesn't turn the sentence around. */
const isolated = (word: string): string => `\u2068${word}\u2069`;

/** The organisation doesn't take texts with such words. */
export const refusedWords = (written: readonly string[]): Problem =>
  new Problem('posting-rules.refused', 400, {
    values: { count: written.length, words: written.map(isolated).join(' · ') },
  });
