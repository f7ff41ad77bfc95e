import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import { type Rational, rationalOf } from '@sullam/domain/rational.ts';
import { greatest, isOne, isPositive, sum } from '../decimals.ts';
import { choiceQuestion, sharesOf, trueFalseQuestion } from '../drafts/choices.ts';
import type { DraftChoice } from '../drafts/draft.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { childrenNamed, type MarkupElement } from '../markup/markup-tree.ts';
import { plainLine } from '../markup/plain-text.ts';
import { LeftOut, type Notes } from '../report.ts';
import { type ChoiceShares, fitChoices } from '../scoring/fit-choices.ts';
import { type ResponseDeclaration, withinUpperBound } from './qti-declarations.ts';
import { remarksByRightness } from './qti-feedback.ts';
import { idOf, type QtiItem, type Read } from './qti-item.ts';
import { isMappingAdjusted } from './qti-scoring.ts';
import { mapped } from './response-rules.ts';

/** The marks of each choice where no rule of ours does what the item's do: what the mapping gives, or all for being right. */
function nearestShares(
  item: QtiItem,
  nodes: MarkupElement[],
  declared: ResponseDeclaration,
  isSingle: boolean,
): ChoiceShares {
  const { correct, entries } = declared;
  const areRight = nodes.map((node) => correct.includes(idOf(node)));
  const values = nodes.map((node) => entries.find(({ key }) => key === idOf(node))?.value ?? declared.defaultValue);
  const positive = values.filter(isPositive);
  const isMapped = item.isMapped(declared);
  const marksOf = (given: string): string => item.marksFor(declared) ?? given;
  // a key that names choices that aren't there is no key
  if (!isMapped && correct.length > areRight.filter(Boolean).length) throw new LeftOut('no-right-answer');
  if (!isMapped || positive.length === 0) {
    const shares = isSingle ? areRight.map((isRight) => (isRight ? '1' : '0')) : sharesOf(areRight);
    return { shares, marks: marksOf('1'), isAllOrNothing: !isSingle && item.scoring === 'correct' };
  }
  const total = isSingle ? greatest(positive) : sum(positive);
  const marks = isMappingAdjusted(item.node) ? marksOf('1') : withinUpperBound(declared, total);
  const whole = isMappingAdjusted(item.node) ? total : marks;
  return { shares: values.map((value) => item.share(value, whole)), marks, isAllOrNothing: false };
}

const TRUTHS: [RegExp, RegExp] = [/^(?:true|صواب|صح|صحيح)$/i, /^(?:false|خطأ|خاطئ)$/i];

/** Whether choices say no more than "true" and "false". */
const saysTruth = (text: Localized | undefined, words: RegExp): boolean =>
  text !== undefined && LANGUAGES.every((code) => !text[code] || words.test(plainLine(text[code])));

export const choice: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const nodes = childrenNamed(interaction, 'simpleChoice');
  const ids = nodes.map(idOf);
  const isSingle = declared.cardinality === 'single';
  if (interaction.attributes.shuffle !== 'true' || nodes.some(({ attributes }) => attributes.fixed === 'true'))
    item.notes.add('order-not-fixed');
  const byRightness = isSingle ? remarksByRightness(item.node, declared.identifier) : null;
  const written = nodes.map((node) => item.choiceTexts(node));
  const byRight = byRightness && {
    right: item.text(byRightness.right.children),
    wrong: item.text(byRightness.wrong.children),
  };
  const prompt = item.promptOf(interaction);
  const placed = byRightness ? Object.values(byRightness) : [];
  const [trueAt = -1, falseAt = -1] = ['true', 'false'].map((name) => ids.findIndex((id) => id.toLowerCase() === name));
  const isTruth =
    isSingle &&
    nodes.length === 2 &&
    saysTruth(written[trueAt]?.text, TRUTHS[0]) &&
    saysTruth(written[falseAt]?.text, TRUTHS[1]);
  const build = ({ shares, marks, isAllOrNothing, sum: added }: ChoiceShares, notes: Notes): Question => {
    const choices: DraftChoice[] = written.map(({ text, feedback }, index) => {
      const fraction = shares[index] ?? '0';
      const remark = byRight && (isOne(fraction) ? byRight.right : byRight.wrong);
      return { text, fraction, feedback: remark && isEmpty(feedback) ? remark : feedback };
    });
    const draft = item.draft(prompt, record, marks, ids, placed);
    const [whenTrue, whenFalse] = [choices[trueAt], choices[falseAt]];
    const isSettled = (fraction: string): boolean => isOne(fraction) || fraction === '0';
    if (isTruth && whenTrue && whenFalse && isOne(whenTrue.fraction) !== isOne(whenFalse.fraction))
      if (isSettled(whenTrue.fraction) && isSettled(whenFalse.fraction))
        return trueFalseQuestion(draft, isOne(whenTrue.fraction), {
          true: whenTrue.feedback,
          false: whenFalse.feedback,
        });
    return choiceQuestion(draft, choices, { isSingle, isAllOrNothing, ...(added ? { sum: added } : {}) }, notes);
  };
  const isMapped = item.isMapped(declared);
  const worthOf = (id: string): Rational => mapped({ ...declared, lowerBound: null, upperBound: null }, [id]);
  const limit = Number(interaction.attributes.maxChoices ?? '0');
  const reading = fitChoices({
    ids,
    isSingle,
    score: (chosen) => item.scoreOf({ [declared.identifier]: chosen }),
    correct: declared.correct,
    values: isSingle || declared.entries.length === 0 ? null : ids.map(worthOf),
    unnamed: ids.filter((id) => !declared.entries.some(({ key }) => key === id)),
    isMapped,
    least: declared.lowerBound === null ? null : rationalOf(declared.lowerBound),
    mostChosen: Number.isSafeInteger(limit) && limit > 1 && limit < ids.length ? limit : null,
    trueId: ids[trueAt] ?? null,
    named: item.namedRule,
    build,
  });
  return item.settled(reading, () => build(nearestShares(item, nodes, declared, isSingle), item.notes));
};
