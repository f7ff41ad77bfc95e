import type {
  AcceptedNumber,
  AcceptedText,
  DecimalText,
  PartsRule,
  Question,
  TextRule,
} from '@sullam/domain/questions/question.ts';
import { isZero } from '../decimals.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { LeftOut, type Notes } from '../report.ts';
import { checkedShares } from './choices.ts';
import { type Draft, type DraftChoice, ids, keyed, whole } from './draft.ts';
import { checkedNumbers, checkedTexts } from './typed.ts';

/** A gap of a cloze text: typed when it has no choices. */
export interface DraftGap {
  weight: DecimalText;
  texts: AcceptedText[];
  numbers: AcceptedNumber[];
  choices: DraftChoice[];
}

/** How gap number `index` (from 0) is written in a cloze text. */
export const gapMark = (index: number): string => `{{${gapId(index)}}}`;
const gapId = (index: number): string => `b${index + 1}`;

/** Braces in a file's text that would be read as a gap of ours. */
export function withoutGapMarks(html: string, notes: Notes): string {
  if (!html.includes('{{')) return html;
  notes.add('braces-split');
  return html.replaceAll('{{', '{ {').replaceAll('{{', '{ {');
}

/** A cloze text: gaps to type in, or gaps to choose in; where both occur, choices become what may be typed. */
export function clozeQuestion(draft: Draft, gaps: DraftGap[], rule: TextRule & PartsRule, notes: Notes): Question {
  if (gaps.length === 0) throw new LeftOut('no-gaps');
  if (gaps.every(({ choices }) => choices.length > 0)) return dropdownQuestion(draft, gaps, rule, notes);
  const keys = gaps.map((_, index) => gapId(index));
  const blanks = gaps.map(({ weight, texts, numbers }) => {
    if (numbers.length === 0) return { weight, texts: checkedTexts(texts, notes), numbers };
    // what is said of any other answer
    return { weight, texts: texts.filter(({ text }) => text === '*'), numbers: checkedNumbers(numbers, notes) };
  });
  const listed = keys.map((id, index) => ({ id, isNumeric: (blanks[index]?.numbers.length ?? 0) > 0 }));
  return whole(
    draft,
    { type: 'FILL_BLANKS', blanks: listed },
    { type: 'FILL_BLANKS', blanks: keyed(keys, blanks), ...rule },
  );
}

function dropdownQuestion(
  draft: Draft,
  gaps: DraftGap[],
  { isStrict: _, ...rule }: TextRule & PartsRule,
  notes: Notes,
): Question {
  const keys = gaps.map((_, index) => gapId(index));
  const shares = gaps.map(({ choices }) => {
    if (choices.length < 2) throw new LeftOut('no-choices', { count: choices.length });
    if (choices.some(({ text }) => isEmpty(text))) throw new LeftOut('text-missing');
    if (choices.some(({ feedback }) => !isEmpty(feedback))) notes.add('feedback-left');
    return checkedShares(choices, true, notes);
  });
  const listed = gaps.map(({ choices }, index) => ({
    id: gapId(index),
    choices: choices.map(({ text }, place) => ({ id: `c${place + 1}`, text })),
  }));
  const right = gaps.map(({ weight, choices }, index) => ({
    weight,
    fractions: keyed(ids('c', choices.length), shares[index] ?? []),
  }));
  return whole(
    draft,
    { type: 'DROPDOWN_CLOZE', gaps: listed },
    { type: 'DROPDOWN_CLOZE', gaps: keyed(keys, right), ...rule },
  );
}

/** Weights of gaps that are all nothing would divide by nothing. */
export const checkedWeight = (weight: DecimalText): DecimalText => (isZero(weight) ? '1' : weight);
