import { greatest, isOne, isPositive, sum } from '../decimals.ts';
import { choiceQuestion, sharesOf, trueFalseQuestion } from '../drafts/choices.ts';
import type { DraftChoice } from '../drafts/draft.ts';
import { childrenNamed, type MarkupElement } from '../markup/markup-tree.ts';
import type { ResponseDeclaration } from './qti-declarations.ts';
import { idOf, type QtiItem, type Read } from './qti-item.ts';

/** The marks of each choice: what the mapping gives, or all for being right. */
function choiceShares(item: QtiItem, nodes: MarkupElement[], declared: ResponseDeclaration, isSingle: boolean) {
  const { correct, entries } = declared;
  const isMapped = entries.length > 0 && (item.scoring !== 'correct' || !isSingle);
  if (!isMapped) {
    const areRight = nodes.map((node) => correct.includes(idOf(node)));
    const shares = isSingle ? areRight.map((isRight) => (isRight ? '1' : '0')) : sharesOf(areRight);
    return { shares, marks: item.marks ?? '1' };
  }
  const values = nodes.map((node) => entries.find(({ key }) => key === idOf(node))?.value ?? declared.defaultValue);
  const positive = values.filter(isPositive);
  const marks = item.marks ?? declared.upperBound ?? (isSingle ? greatest(positive) : sum(positive));
  return { shares: values.map((value) => item.share(value, marks)), marks };
}

export const choice: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const nodes = childrenNamed(interaction, 'simpleChoice');
  const isSingle = declared.cardinality === 'single';
  if (item.scoring === 'other') item.notes.add('scoring-simplified');
  if (interaction.attributes.shuffle !== 'true') item.notes.add('order-not-fixed');
  const { shares, marks } = choiceShares(item, nodes, declared, isSingle);
  const draft = item.draft(item.promptOf(interaction), record, marks, nodes.map(idOf));
  const choices: DraftChoice[] = nodes.map((node, index) => ({
    ...item.choiceTexts(node),
    fraction: shares[index] ?? '0',
  }));
  const named = ['true', 'false'].map((name) => nodes.findIndex((node) => idOf(node).toLowerCase() === name));
  const [whenTrue, whenFalse] = named.map((place) => choices[place]);
  if (isSingle && nodes.length === 2 && whenTrue && whenFalse && isOne(whenTrue.fraction) !== isOne(whenFalse.fraction))
    return trueFalseQuestion(draft, isOne(whenTrue.fraction), { true: whenTrue.feedback, false: whenFalse.feedback });
  const isAllOrNothing =
    !isSingle && (item.scoring === 'correct' || (item.scoring === 'none' && declared.entries.length === 0));
  return choiceQuestion(draft, choices, { isSingle, isAllOrNothing }, item.notes);
};
