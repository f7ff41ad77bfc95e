import type { Localized } from '@sullam/domain/localized.ts';
import type { DecimalText, Question, SumRule } from '@sullam/domain/questions/question.ts';
import { equalShares, greatest, isOne, isPositive, isZero, settledShares, sum } from '../decimals.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { LeftOut, type Notes } from '../report.ts';
import { type Draft, type DraftChoice, ids, keyed, whole, withinBounds } from './draft.ts';

/** Shares of choices as they are kept; says where they are not what they should be. */
export function checkedShares(
  choices: readonly DraftChoice[],
  isSingle: boolean,
  notes: Notes,
  isSum = false,
): DecimalText[] {
  const bounded = withinBounds(choices, notes);
  const { fractions, isRounded } = settledShares(bounded.map(({ fraction }) => fraction));
  if (isRounded) notes.add('weights-rounded');
  const positive = fractions.filter(isPositive);
  if (positive.length === 0) throw new LeftOut('no-right-answer');
  const total = sum(positive);
  const isWhole = isSingle ? positive.some(isOne) : isSum ? greatest([total, '1']) === total : isOne(total);
  if (!isWhole) notes.add('weights-not-whole', { sum: sum(positive) });
  return fractions;
}

function feedbackOf(keys: readonly string[], choices: readonly DraftChoice[]): Record<string, Localized> {
  const pairs = keys.map((key, index) => [key, choices[index]?.feedback ?? {}] as const);
  return Object.fromEntries(pairs.filter(([, feedback]) => !isEmpty(feedback)));
}

/** A wrong choice without a share of its own costs its part of the marks here, and nothing in other systems. */
export function noteFreeChoices(fractions: Record<string, DecimalText>, notes: Notes): void {
  if (Object.values(fractions).some(isZero)) notes.add('wrong-choices-cost');
}

/** Other systems add up what choices give, and none costs unless it says so: where some say nothing, it is said here. */
export const addedUp = (choices: readonly DraftChoice[]): { sum?: SumRule } =>
  choices.some(({ fraction }) => isZero(fraction)) ? { sum: { least: '0' } } : {};

export interface ChoiceRule {
  isSingle: boolean;
  isAllOrNothing: boolean;
  /** Choices are added up: those that say nothing cost nothing. */
  sum?: SumRule;
}

export function choiceQuestion(draft: Draft, choices: DraftChoice[], rule: ChoiceRule, notes: Notes): Question {
  if (choices.length < 2) throw new LeftOut('no-choices', { count: choices.length });
  if (choices.some(({ text }) => isEmpty(text))) throw new LeftOut('text-missing');
  const keys = ids('c', choices.length);
  const fractions = keyed(keys, checkedShares(choices, rule.isSingle, notes, rule.sum !== undefined));
  const feedback = feedbackOf(keys, choices);
  const listed = keys.map((id, index) => ({ id, text: choices[index]?.text ?? {} }));
  if (rule.isSingle)
    return whole(draft, { type: 'SINGLE_CHOICE', choices: listed }, { type: 'SINGLE_CHOICE', fractions, feedback });
  const { isAllOrNothing } = rule;
  const added = !isAllOrNothing && rule.sum ? { sum: rule.sum } : {};
  return whole(
    draft,
    { type: 'MULTIPLE_CHOICE', choices: listed },
    { type: 'MULTIPLE_CHOICE', fractions, feedback, isAllOrNothing, ...added },
  );
}

/** Shares for choices of which it is only known whether they are right. */
export function sharesOf(areRight: readonly boolean[]): DecimalText[] {
  const count = areRight.filter(Boolean).length;
  const shares = count === 0 ? [] : equalShares(count);
  return areRight.map((isRight) => (isRight ? (shares.shift() ?? '0') : '0'));
}

export function trueFalseQuestion(
  draft: Draft,
  isTrue: boolean,
  feedback: { true: Localized; false: Localized },
): Question {
  return whole(draft, { type: 'TRUE_FALSE' }, { type: 'TRUE_FALSE', isTrue, feedback });
}
