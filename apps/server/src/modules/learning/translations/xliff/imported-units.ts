import { otherLanguage } from '@sullam/domain/localized.ts';
import { escapeText } from '@sullam/question-formats/markup/markup-tree.ts';
import { type BroughtText, outcomeOf } from '../imported-texts.ts';
import { fingerprintOf } from '../text-states.ts';
import type { KeyedText } from '../translations.reads.ts';
import { codesOf, type InlineCode, piecesOf, textOfPieces } from './inline-codes.ts';
import type { ReadUnit, TargetPiece } from './read-xliff.ts';
import { isMarkup, isTranslatable } from './write-xliff.ts';

const wordsOf = (pieces: readonly TargetPiece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : wordsOf(piece.pieces))).join('');

/** How often each end of a code stands in a translation. */
function countCodes(pieces: readonly TargetPiece[], counts = new Map<string, number>()): Map<string, number> {
  for (const piece of pieces) {
    if ('text' in piece) continue;
    for (const end of piece.part === 'whole' ? ['start', 'end'] : [piece.part])
      counts.set(`${piece.id} ${end}`, (counts.get(`${piece.id} ${end}`) ?? 0) + 1);
    countCodes(piece.pieces, counts);
  }
  return counts;
}

/** The codes that don't stand in a translation exactly once, as they are written; of strange ones their number. */
function misplaced(codes: readonly InlineCode[], pieces: readonly TargetPiece[]): string[] {
  const counts = countCodes(pieces);
  const faulty = codes.filter(({ id }) => counts.get(`${id} start`) !== 1 || counts.get(`${id} end`) !== 1);
  const known = new Set(codes.map(({ id }) => id));
  const strange = [...counts.keys()].map((name) => name.split(' ')[0] ?? '').filter((id) => !known.has(id));
  return [...faulty.map(({ start }) => start), ...new Set(strange)];
}

/** The translation as a text, with the codes of the text that it was made from, whatever the file says that they are. */
function composed(pieces: readonly TargetPiece[], codes: ReadonlyMap<string, InlineCode>, isHtml: boolean): string {
  return pieces
    .map((piece) => {
      if ('text' in piece) return isHtml ? escapeText(piece.text) : piece.text;
      const code = codes.get(piece.id);
      const [start, end] = [code?.start ?? '', code?.end ?? ''];
      if (piece.part !== 'whole') return piece.part === 'start' ? start : end;
      return start + composed(piece.pieces, codes, isHtml) + end;
    })
    .join('');
}

function broughtUnit(unit: ReadUnit, found: KeyedText | undefined): BroughtText[] {
  const { key, line, language, pieces, sourceWas, targetWas: was = '', isUnfinished } = unit;
  const row = { key, language, line, was, lost: [] as string[], text: wordsOf(pieces).trim() };
  if (!found || !isTranslatable(found)) return [{ ...row, outcome: 'UNKNOWN' }];
  const isHtml = isMarkup(found);
  const from = otherLanguage(language);
  // another text stands there than was translated: its placeholders can't be compared
  if (sourceWas !== undefined && sourceWas !== found.now[from]) return [{ ...row, outcome: 'CONFLICT' }];
  const codes = codesOf(piecesOf(found.value[from] ?? '', isHtml));
  const lost = misplaced(codes, pieces);
  if (lost.length > 0) return [{ ...row, lost, outcome: 'PLACEHOLDER' }];
  const text = composed(pieces, new Map(codes.map((code) => [code.id, code])), isHtml).trim();
  const there = textOfPieces(piecesOf(found.value[language] ?? '', isHtml), isHtml);
  if (fingerprintOf(text) === fingerprintOf(there)) return [];
  if (isUnfinished) return [{ ...row, outcome: 'UNFINISHED' }];
  return [{ ...row, text, outcome: outcomeOf(found, { language, text, was }) }];
}

/** What the translations of a file would do to the texts of its course; those that are as they were say nothing. */
export const importedUnits = (units: readonly ReadUnit[], texts: ReadonlyMap<string, KeyedText>): BroughtText[] =>
  units.flatMap((unit) => broughtUnit(unit, texts.get(unit.key)));
