import { hasText, type Language, otherLanguage } from '@sullam/domain/localized.ts';
import { withoutControls } from '@sullam/question-formats/encoding.ts';
import { escapeAttribute, escapeText } from '@sullam/question-formats/markup/markup-tree.ts';
import { sideState } from '../text-states.ts';
import type { KeyedText } from '../translations.reads.ts';
import { codesOf, piecesOf, renumbered, writeCodes, writePieces } from './inline-codes.ts';

export const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0';
export const METADATA = 'urn:oasis:names:tc:xliff:metadata:2.0';

/** Whether a text is HTML, whose tags translators leave where they belong. */
export const isMarkup = ({ form }: Pick<KeyedText, 'form'>): boolean => form !== 'LINE' && form !== 'TEXT';

/** Everything that can be written by a file; what is written on a page of its own stays there. */
export const isTranslatable = ({ form, source }: KeyedText): boolean =>
  source.write !== undefined && form !== 'ELSEWHERE';

/** A text with its codes, and the translation where it has the same. */
function unitOf(text: KeyedText, from: Language, placeName: string): string {
  const to = otherLanguage(from);
  const [isHtml, written] = [isMarkup(text), text.value[from] ?? ''];
  const source = piecesOf(written, isHtml);
  const there = text.value[to];
  const target = hasText(there) ? renumbered(piecesOf(there, isHtml), source) : undefined;
  const isDone = target !== undefined && text.now[to] !== '' && sideState(to, text.now, text.known) === 'WRITTEN';
  const meta = (type: string, value: string) => `<mda:meta type="${type}">${value}</mda:meta>`;
  const segment = `<segment state="${isDone ? 'translated' : 'initial'}"><source xml:space="preserve">${writePieces(source)}</source>${
    target ? `<target xml:space="preserve">${writePieces(target)}</target>` : ''
  }</segment>`;
  return [
    `<unit id="${escapeAttribute(text.key)}" name="${escapeAttribute(placeName)}">`,
    `<mda:metadata><mda:metaGroup category="fingerprints">${meta('source', text.now[from])}${meta('target', text.now[to])}</mda:metaGroup></mda:metadata>`,
    hasText(there) && !target ? `<notes><note category="translation">${escapeText(there)}</note></notes>` : '',
    writeCodes(codesOf(source)),
    segment,
    '</unit>',
  ].join('');
}

/** The texts of a course that are there in one language, for a translator's tool (XLIFF 2.0). */
export function xliffFile(courseId: number, texts: readonly KeyedText[], from: Language): string {
  const units = texts
    .filter((text) => isTranslatable(text) && hasText(text.value[from]))
    .map((text) => unitOf(text, from, text.placeTitle[from] ?? text.placeTitle[otherLanguage(from)] ?? ''));
  return withoutControls(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<xliff xmlns="${XLIFF}" xmlns:mda="${METADATA}" version="2.0" srcLang="${from}" trgLang="${otherLanguage(from)}">`,
      `<file id="course-${courseId}">`,
      ...units,
      '</file>',
      '</xliff>',
      '',
    ].join('\n'),
  );
}
