import { foldForSearch } from '@sullam/domain/search-folding.ts';

/** Below this many letters anything begins like what is typed. */
export const SHORTEST = 2;

/** Whether what is typed, folded, begins one of the words of a message that lists them: "grades, marks". */
export const isAmongWords = (typed: string, words: string | null | undefined): boolean =>
  typed.length >= SHORTEST && (words ?? '').split(/[,،]/).some((word) => foldForSearch(word).startsWith(typed));
