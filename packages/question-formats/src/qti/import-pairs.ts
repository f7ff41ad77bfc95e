import type { Localized } from '@sullam/domain/localized.ts';
import { isPositive } from '../decimals.ts';
import { matchingQuestion, orderingQuestion } from '../drafts/pairs.ts';
import { childrenNamed, type MarkupElement } from '../markup/markup-tree.ts';
import { LeftOut } from '../report.ts';
import type { ResponseDeclaration } from './qti-declarations.ts';
import { idOf, type Read } from './qti-item.ts';

export const pairsIn = ({ correct, entries }: ResponseDeclaration): [string, string][] => {
  const written = correct.length > 0 ? correct : entries.filter(({ value }) => isPositive(value)).map(({ key }) => key);
  return written.map((pair) => pair.split(/\s+/) as [string, string]);
};

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
  // pairs give their shares of the marks, also where the item gives all or nothing
  const areAlike = new Set(declared.entries.map(({ value }) => value).filter(isPositive)).size <= 1;
  if (item.scoring === 'other' || item.scoring === 'correct' || !areAlike) item.notes.add('scoring-simplified');
  return matchingQuestion(
    item.draft(item.promptOf(interaction), record, item.marks ?? declared.upperBound ?? '1'),
    joined,
    others,
  );
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
  if (item.scoring === 'other' || item.scoring === 'correct') item.notes.add('scoring-simplified');
  const others = nodes.filter((node) => !ids.includes(idOf(node))).map((node) => item.choiceTexts(node).text);
  const joined = pairs.map(([stem, right]) => ({ stem: text(stem), choice: text(right) }));
  return matchingQuestion(item.draft(item.promptOf(interaction), record, item.marks ?? '1'), joined, others);
};

export const order: Read = (item, interaction, record) => {
  const { correct } = item.declaration(interaction);
  const nodes = childrenNamed(interaction, 'simpleChoice');
  const inOrder = correct.map((id) => {
    const node = nodes.find((candidate) => idOf(candidate) === id);
    if (!node) throw new LeftOut('no-right-answer');
    return item.choiceTexts(node).text;
  });
  if (inOrder.length === 0 || inOrder.length !== nodes.length) throw new LeftOut('no-right-answer');
  // neighbours give their shares of the marks, also where the item gives all or nothing
  if (item.scoring === 'other' || item.scoring === 'correct') item.notes.add('scoring-simplified');
  return orderingQuestion(item.draft(item.promptOf(interaction), record, item.marks ?? '1'), inOrder);
};
