import { Problem } from '../../../kernel/problem.ts';

export const pollClosed = (): Problem => new Problem('post.poll-closed', 409);
export const tooManyPins = (): Problem => new Problem('post.too-many-pins', 409);
/** Who came lately posts and comments a few times an hour. */
export const slowDown = (seconds: number): Problem =>
  new Problem('post.slow-down', 429, { values: { count: Math.ceil(seconds / 60), seconds } });

/** Words stand between marks of direction, so that one of the other script doesn't turn the sentence around. */
const isolated = (word: string): string => `\u2068${word}\u2069`;

/** The organisation doesn't take texts with such words. */
export const refusedWords = (written: readonly string[]): Problem =>
  new Problem('posting-rules.refused', 400, {
    values: { count: written.length, words: written.map(isolated).join(' · ') },
  });
