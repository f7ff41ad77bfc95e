import type { Localized } from '@sullam/domain/localized.ts';
import { areAlike, isPositive, isZero, sum } from '../decimals.ts';
import { matchingQuestion, orderingQuestion } from '../drafts/pairs.ts';
import { childrenNamed, type MarkupElement } from '../markup/markup-tree.ts';
import { LeftOut } from '../report.ts';
import { type ResponseDeclaration, withinUpperBound } from './qti-declarations.ts';
import { idOf, type QtiItem, type Read } from './qti-item.ts';
import { isMappingAdjusted } from './qti-scoring.ts';

export const pairsIn = ({ correct, entries }: ResponseDeclaration): [string, string][] => {
  const written = correct.length > 0 ? correct : entries.filter(({ value }) => isPositive(value)).map(({ key }) => key);
  return written.map((pair) => pair.trim().split(/\s+/) as [string, string]);
};

/** What right pairs give together. Pairs give equal shares of it here, and wrong ones cost nothing. */
function pairMarks(item: QtiItem, declared: ResponseDeclaration): string {
  const { entries, correct, defaultValue } = declared;
  const positive = entries.map(({ value }) => value).filter(isPositive);
  const isPlain =
    isZero(defaultValue) &&
    entries.every(({ value }) => isZero(value) || isPositive(value)) &&
    areAlike(positive) &&
    [0, correct.length].includes(correct.length === 0 ? 0 : positive.length);
  const isMapped = item.isMapped(declared);
  if (!isPlain || item.scoring === 'other' || item.scoring === 'correct' || isMappingAdjusted(item.node))
    item.notes.add('scoring-simplified');
  if (!isMapped) return item.marksFor(declared) ?? '1';
  return item.marks ?? withinUpperBound(declared, sum(positive));
}

export const match: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const [first, second] = childrenNamed(interaction, 'simpleMatchSet').map((set) =>
    childrenNamed(set, 'simpleAssociableChoice'),
  );
  if (!first || !second) throw new LeftOut('no-choices', { count: 0 });
  const pairs = pairsIn(declared);
  const isOnce = (place: 0 | 1): boolean => new Set(pairs.map((pair) => pair[place])).size === pairs.length;
  if (!isOnce(0) && !isOnce(1)) throw new LeftOut('pairs-not-single');
  const [stems, choices, place] = isOnce(0) ? [first, second, 0 as const] : [second, first, 1 as const];
  const textOfId = (nodes: MarkupElement[], id: string | undefined): Localized => {
    const node = nodes.find((candidate) => idOf(candidate) === id);
    if (!node) throw new LeftOut('no-right-answer');
    return item.choiceTexts(node).text;
  };
  const inOrder = stems.flatMap((stem) => pairs.filter((pair) => pair[place] === idOf(stem)));
  if (inOrder.length < stems.length) item.notes.add('scoring-simplified');
  const joined = inOrder.map((pair) => ({
    stem: textOfId(stems, pair[place]),
    choice: textOfId(choices, pair[1 - place]),
  }));
  const used = new Set(inOrder.map((pair) => pair[1 - place]));
  const others = choices.filter((node) => !used.has(idOf(node))).map((node) => item.choiceTexts(node).text);
  const marks = pairMarks(item, declared);
  return matchingQuestion(item.draft(item.promptOf(interaction), record, marks), joined, others);
};

export const associate: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const nodes = childrenNamed(interaction, 'simpleAssociableChoice');
  const pairs = pairsIn(declared);
  const ids = pairs.flat();
  if (new Set(ids).size !== ids.length) throw new LeftOut('pairs-not-single');
  const text = (id: string): Localized => {
    const node = nodes.find((candidate) => idOf(candidate) === id);
    if (!node) throw new LeftOut('no-right-answer');
    return item.choiceTexts(node).text;
  };
  item.notes.add('associate-as-matching');
  const others = nodes.filter((node) => !ids.includes(idOf(node))).map((node) => item.choiceTexts(node).text);
  const joined = pairs.map(([stem, right]) => ({ stem: text(stem), choice: text(right) }));
  const marks = pairMarks(item, declared);
  return matchingQuestion(item.draft(item.promptOf(interaction), record, marks), joined, others);
};

export const order: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const nodes = childrenNamed(interaction, 'simpleChoice');
  const inOrder = declared.correct.map((id) => {
    const node = nodes.find((candidate) => idOf(candidate) === id);
    if (!node) throw new LeftOut('no-right-answer');
    return item.choiceTexts(node).text;
  });
  if (inOrder.length === 0 || inOrder.length !== nodes.length) throw new LeftOut('no-right-answer');
  // neighbours give their shares of the marks, also where the item gives all or nothing
  if (item.scoring === 'other' || item.scoring === 'correct') item.notes.add('scoring-simplified');
  const marks = item.marksFor(declared) ?? '1';
  return orderingQuestion(item.draft(item.promptOf(interaction), record, marks), inOrder);
};
