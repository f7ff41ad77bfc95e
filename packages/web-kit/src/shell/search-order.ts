import type { SearchResult } from '@sullam/api-client/schema.gen.ts';
import { foldedWords, foldForSearch } from '@sullam/domain/search-folding.ts';

/** That a text holds each word whole or from its beginning, the Arabic article left aside. */
function startsWords(text: string, words: readonly string[]): boolean {
  const own = foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [word, word.replace(/^ال/, '')]);
  return words.every((word) => own.some((each) => each.startsWith(word)));
}

/**
 * What was found, as a short list shows it: titles that have the words themselves before those that only hold their letters, and a
 * lesson once, whether its title has the words or its text.
 */
export function inOrder(results: readonly SearchResult[], query: string): SearchResult[] {
  const words = foldedWords(query);
  const lessons = new Set(results.filter(({ kind }) => kind === 'lesson').map(({ path }) => path));
  const once = results.filter(({ kind, path }) => kind !== 'article' || !lessons.has(path));
  const isClose = ({ title }: SearchResult) => Object.values(title).some((text) => startsWords(text ?? '', words));
  return [...once.filter(isClose), ...once.filter((result) => !isClose(result))];
}
