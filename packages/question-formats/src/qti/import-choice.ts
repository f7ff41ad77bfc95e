import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import { greatest, isOne, isPositive, sum } from '../decimals.ts';
import { choiceQuestion, sharesOf, trueFalseQuestion } from '../drafts/choices.ts';
import type { DraftChoice } from '../drafts/draft.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { childrenNamed, type MarkupElement } from '../markup/markup-tree.ts';
import { plainLine } from '../markup/plain-text.ts';
import { LeftOut } from '../report.ts';
import { type ResponseDeclaration, withinUpperBound } from './qti-declarations.ts';
import { remarksByRightness } from './qti-feedback.ts';
import { idOf, type QtiItem, type Read } from './qti-item.ts';
import { isMappingAdjusted } from './qti-scoring.ts';

/** The marks of each choice: what the mapping gives, or all for being right. */
function choiceShares(item: QtiItem, nodes: MarkupElement[], declared: ResponseDeclaration, isSingle: boolean) {
  const { correct, entries } = declared;
  const areRight = nodes.map((node) => correct.includes(idOf(node)));
  const values = nodes.map((node) => entries.find(({ key }) => key === idOf(node))?.value ?? declared.defaultValue);
  const positive = values.filter(isPositive);
  const isMapped = item.isMapped(declared);
  // all or nothing: a mapping of the right ones says at most how much each is worth among them
  const isWeighed = !isSingle && entries.length > 0 && values.every((value, at) => isPositive(value) === areRight[at]);
  // a key that names choices that aren't there is no key
  if (!isMapped && correct.length > areRight.filter(Boolean).length) throw new LeftOut('no-right-answer');
  if (!isMapped && !isWeighed) {
    const shares = isSingle ? areRight.map((isRight) => (isRight ? '1' : '0')) : sharesOf(areRight);
    return { shares, marks: item.marksFor(declared) ?? '1' };
  }
  const total = isSingle ? greatest(positive) : sum(positive);
  const isAdjusted = isMapped && isMappingAdjusted(item.node);
  if (isAdjusted) item.notes.add('scoring-simplified');
  const marks =
    isMapped && !isAdjusted ? (item.marks ?? withinUpperBound(declared, total)) : (item.marksFor(declared) ?? '1');
  return { shares: values.map((value) => item.share(value, isMapped && !isAdjusted ? marks : total)), marks };
}

const TRUTHS: [RegExp, RegExp] = [/^(?:true|صواب|صح|صحيح)$/i, /^(?:false|خطأ|خاطئ)$/i];

/** Whether choices say no more than "true" and "false". */
const saysTruth = (text: Localized, words: RegExp): boolean =>
  LANGUAGES.every((code) => !text[code] || words.test(plainLine(text[code])));

export const choice: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const nodes = childrenNamed(interaction, 'simpleChoice');
  const isSingle = declared.cardinality === 'single';
  if (item.scoring === 'other') item.notes.add('scoring-simplified');
  if (interaction.attributes.shuffle !== 'true' || nodes.some(({ attributes }) => attributes.fixed === 'true'))
    item.notes.add('order-not-fixed');
  const { shares, marks } = choiceShares(item, nodes, declared, isSingle);
  const byRightness = isSingle ? remarksByRightness(item.node, declared.identifier) : null;
  const choices: DraftChoice[] = nodes.map((node, index) => {
    const { text, feedback } = item.choiceTexts(node);
    const fraction = shares[index] ?? '0';
    const remark = byRightness && (isOne(fraction) ? byRightness.right : byRightness.wrong);
    return { text, fraction, feedback: remark && isEmpty(feedback) ? item.text(remark.children) : feedback };
  });
  const placed = byRightness ? Object.values(byRightness) : [];
  const draft = item.draft(item.promptOf(interaction), record, marks, nodes.map(idOf), placed);
  const named = ['true', 'false'].map((name) => nodes.findIndex((node) => idOf(node).toLowerCase() === name));
  const [whenTrue, whenFalse] = named.map((place) => choices[place]);
  const isTruth = whenTrue && whenFalse && saysTruth(whenTrue.text, TRUTHS[0]) && saysTruth(whenFalse.text, TRUTHS[1]);
  if (isSingle && nodes.length === 2 && isTruth && isOne(whenTrue.fraction) !== isOne(whenFalse.fraction))
    return trueFalseQuestion(draft, isOne(whenTrue.fraction), { true: whenTrue.feedback, false: whenFalse.feedback });
  const isAllOrNothing =
    !isSingle && (item.scoring === 'correct' || (item.scoring === 'none' && declared.entries.length === 0));
  return choiceQuestion(draft, choices, { isSingle, isAllOrNothing }, item.notes);
};
