import type { AcceptedNumber, AcceptedText, Question, TextRule, Unit } from '@sullam/domain/questions/question.ts';
import { isPositive } from '../decimals.ts';
import { LeftOut, type Notes } from '../report.ts';
import { type Draft, whole, withinBounds } from './draft.ts';

/** What a short text may hold where the file doesn't say. */
export const USUAL_LENGTH = 255;

export function checkedTexts(accepted: readonly AcceptedText[], notes: Notes): AcceptedText[] {
  const texts = withinBounds(accepted, notes).map((entry) => ({ ...entry, text: entry.text.trim() }));
  if (!texts.some(({ text, fraction }) => text !== '' && isPositive(fraction))) throw new LeftOut('no-right-answer');
  return texts.filter(({ text }) => text !== '');
}

export function shortTextQuestion(
  draft: Draft,
  accepted: readonly AcceptedText[],
  rule: TextRule & { maximumLength?: number },
  notes: Notes,
): Question {
  const { isStrict, maximumLength = USUAL_LENGTH } = rule;
  const texts = checkedTexts(accepted, notes);
  const length = Math.max(maximumLength, ...texts.map(({ text }) => text.length));
  return whole(draft, { type: 'SHORT_TEXT', maximumLength: length }, { type: 'SHORT_TEXT', accepted: texts, isStrict });
}

export function checkedNumbers(accepted: readonly AcceptedNumber[], notes: Notes): AcceptedNumber[] {
  const numbers = withinBounds(accepted, notes);
  if (!numbers.some(({ fraction }) => isPositive(fraction))) throw new LeftOut('no-right-answer');
  return numbers;
}

export function numericQuestion(
  draft: Draft,
  accepted: readonly AcceptedNumber[],
  units: { list: Unit[]; isRequired: boolean },
  notes: Notes,
): Question {
  const numbers = checkedNumbers(accepted, notes);
  return whole(
    draft,
    { type: 'NUMERIC', units: units.list.map(({ name }) => name) },
    {
      type: 'NUMERIC',
      accepted: numbers,
      units: units.list,
      isUnitRequired: units.isRequired && units.list.length > 0,
    },
  );
}
