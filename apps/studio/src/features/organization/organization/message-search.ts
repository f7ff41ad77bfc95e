import { foldedWords, foldForSearch } from '@sullam/domain/search-folding.ts';
import type { Catalogue, RuntimeMessage } from '@sullam/strings/define.ts';

export interface FoundMessage {
  key: string;
  shipped: RuntimeMessage;
  /** What the content service says in its place. */
  content: RuntimeMessage | undefined;
  own: RuntimeMessage | undefined;
}

/** The messages of one language in each layer, by key. */
export interface MessageLayers {
  shipped: Catalogue;
  content: Catalogue;
  own: Catalogue;
}

const textOf = (message: RuntimeMessage | undefined): string =>
  message === undefined ? '' : typeof message === 'string' ? message : Object.values(message).join(' ');

/** The messages whose key or text in any layer holds every word, whatever the spelling; the organisation's own first. */
export function findMessages(
  { shipped, content, own }: MessageLayers,
  query: string,
  onlyChanged: boolean,
): FoundMessage[] {
  const words = foldedWords(query);
  const found: FoundMessage[] = [];
  for (const [key, message] of Object.entries(shipped)) {
    if (onlyChanged && own[key] === undefined) continue;
    const folded = foldForSearch(`${key} ${[message, content[key], own[key]].map(textOf).join(' ')}`);
    if (words.every((word) => folded.includes(word)))
      found.push({ key, shipped: message, content: content[key], own: own[key] });
  }
  return found.sort((a, b) => Number(b.own !== undefined) - Number(a.own !== undefined));
}
