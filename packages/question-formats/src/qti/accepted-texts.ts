import { acceptedLetters } from '@sullam/domain/questions/accepted-texts.ts';
import type { AcceptedText } from '@sullam/domain/questions/question.ts';
import type { ResponseDeclaration } from './qti-declarations.ts';
import type { QtiItem } from './qti-item.ts';
import { ignoresCase } from './qti-scoring.ts';

/** Texts that are accepted for a response, as shares of `marks`: those that are mapped, or the right one alone. */
export function acceptedTexts(
  item: QtiItem,
  declared: ResponseDeclaration,
  marks: string,
): { accepted: AcceptedText[]; isStrict: boolean } {
  const { identifier, entries, correct } = declared;
  if (!item.isMapped(declared))
    return {
      accepted: correct.map((text) => ({ text: acceptedLetters(text), fraction: '1', feedback: {} })),
      isStrict: !ignoresCase(item.node, identifier),
    };
  return {
    accepted: entries.map(({ key, value }) => ({
      text: acceptedLetters(key),
      fraction: item.share(value, marks),
      feedback: {},
    })),
    isStrict: entries.some(({ isCaseSensitive }) => isCaseSensitive),
  };
}
