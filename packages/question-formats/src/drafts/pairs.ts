import type { Localized } from '@sullam/domain/localized.ts';
import type { Choice, OrderRule, Question } from '@sullam/domain/questions/question.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { LeftOut } from '../report.ts';
import { type Draft, whole } from './draft.ts';

/** Texts in an order that says nothing about which belongs to which or which comes first. */
export const byText = (a: Localized, b: Localized): number => {
  const [x, y] = [a, b].map((text) => `${text.en ?? ''}\n${text.ar ?? ''}`) as [string, string];
  return x < y ? -1 : x > y ? 1 : 0;
};

const same = (a: Localized, b: Localized): boolean => byText(a, b) === 0;

/** Pairs as they belong together; choices of the same words are one, those of `others` belong to nothing. */
export function matchingQuestion(
  draft: Draft,
  pairs: { stem: Localized; choice: Localized }[],
  others: Localized[],
): Question {
  if (pairs.length === 0) throw new LeftOut('no-right-answer');
  const texts = [...pairs.map(({ choice }) => choice), ...others].sort(byText);
  if (texts.some(isEmpty) || pairs.some(({ stem }) => isEmpty(stem))) throw new LeftOut('text-missing');
  const different = texts.filter((text, index) => index === 0 || !same(text, texts[index - 1] ?? {}));
  if (different.length < 2) throw new LeftOut('no-choices', { count: different.length });
  const choices: Choice[] = different.map((text, index) => ({ id: `c${index + 1}`, text }));
  const stems: Choice[] = pairs.map(({ stem }, index) => ({ id: `s${index + 1}`, text: stem }));
  const idOf = (text: Localized): string => choices.find((choice) => same(choice.text, text))?.id ?? '';
  const right = Object.fromEntries(pairs.map(({ choice }, index) => [`s${index + 1}`, idOf(choice)]));
  return whole(draft, { type: 'MATCHING', stems, choices }, { type: 'MATCHING', pairs: right });
}

/** Things as they belong in order. What learners get is sorted by its words, so that it gives nothing away. */
export function orderingQuestion(draft: Draft, inOrder: Localized[], rule: OrderRule = 'NEIGHBOURS'): Question {
  if (inOrder.length < 2) throw new LeftOut('no-choices', { count: inOrder.length });
  if (inOrder.some(isEmpty)) throw new LeftOut('text-missing');
  const sorted = inOrder.map((text, place) => ({ text, place })).sort((a, b) => byText(a.text, b.text));
  const choices = sorted.map(({ text }, index) => ({ id: `c${index + 1}`, text }));
  const order = inOrder.map((_, place) => `c${sorted.findIndex((choice) => choice.place === place) + 1}`);
  const counting = rule === 'NEIGHBOURS' ? {} : { rule };
  return whole(draft, { type: 'ORDERING', choices }, { type: 'ORDERING', order, ...counting });
}
