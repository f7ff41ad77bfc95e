import { foldedWords, foldForSearch } from '@sullam/domain/search-folding.ts';
import type { Catalogue, RuntimeMessage } from '@sullam/strings/define.ts';

export interface FoundMessage {
  key: string;
  shipped: RuntimeMessage;
  own: RuntimeMessage | undefined;
}

const textOf = (message: RuntimeMessage | undefined): string =>
  message === undefined ? '' : typeof message === 'string' ? message : Object.values(message).join(' ');

/** The messages whose key, shipped or own text holds every word, whatever the spelling; changed ones first. */
export function findMessages(shipped: Catalogue, own: Catalogue, query: string, onlyChanged: boolean): FoundMessage[] {
  const words = foldedWords(query);
  const found: FoundMessage[] = [];
  for (const [key, message] of Object.entries(shipped)) {
    if (onlyChanged && own[key] === undefined) continue;
    const folded = foldForSearch(`${key} ${textOf(message)} ${textOf(own[key])}`);
    if (words.every((word) => folded.includes(word))) found.push({ key, shipped: message, own: own[key] });
  }
  return found.sort((a, b) => Number(b.own !== undefined) - Number(a.own !== undefined));
}
