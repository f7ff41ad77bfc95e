import type { ItemResponse } from '@sullam/domain/grading/item-statistics.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { QuestionAnswer, QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';

/** What an item offers to choose from, for its table of distractors; other types have none. */
export interface OfferedChoice {
  id: string;
  text: Localized;
  isRight: boolean;
}

/** For looking at, not for grading. */
const isAboveZero = (fraction: string | undefined): boolean => Number(fraction ?? 0) > 0;

export function offeredChoices(content: QuestionContent, key: QuestionKey): OfferedChoice[] {
  if (content.type === 'TRUE_FALSE')
    return [true, false].map((is) => ({
      id: String(is),
      text: {},
      isRight: key.type === 'TRUE_FALSE' && key.isTrue === is,
    }));
  if (content.type !== 'SINGLE_CHOICE' && content.type !== 'MULTIPLE_CHOICE') return [];
  const fractions = key.type === 'SINGLE_CHOICE' || key.type === 'MULTIPLE_CHOICE' ? key.fractions : {};
  return content.choices.map(({ id, text }) => ({ id, text, isRight: isAboveZero(fractions[id]) }));
}

export function chosenIds(answer: QuestionAnswer): string[] {
  switch (answer?.type) {
    case 'SINGLE_CHOICE':
      return [answer.choiceId];
    case 'MULTIPLE_CHOICE':
      return answer.choiceIds;
    case 'TRUE_FALSE':
      return [String(answer.isTrue)];
    default:
      return [];
  }
}

/** Percent of the paper: drawn differently, papers may be worth differently. */
export const responseOf = (row: {
  score: string;
  marks: string;
  attemptScore: string;
  attemptMarks: string;
  answer: QuestionAnswer;
}): ItemResponse => ({
  score: Number(row.score) / Number(row.marks),
  total: (Number(row.attemptScore) / Number(row.attemptMarks)) * 100,
  added: (Number(row.score) / Number(row.attemptMarks)) * 100,
  choiceIds: chosenIds(row.answer),
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export const meanOf = (values: readonly number[]): number | null => (values.length === 0 ? null : mean(values));

export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean([sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0]);
}

export const percentFor = ({ score, marks }: { score: string | null; marks: string }): number =>
  (Number(score) / Number(marks)) * 100;

/** How the whole scores lie, in percent. */
export function spreadOf(percents: readonly number[]) {
  const distribution = Array.from({ length: 10 }, () => 0);
  for (const percent of percents) {
    const tenth = Math.min(9, Math.max(0, Math.floor(percent / 10)));
    distribution[tenth] = (distribution[tenth] ?? 0) + 1;
  }
  if (percents.length === 0) return { meanPercent: null, medianPercent: null, deviationPercent: null, distribution };
  const meanPercent = mean(percents);
  const deviationPercent = Math.sqrt(mean(percents.map((percent) => (percent - meanPercent) ** 2)));
  return { meanPercent, medianPercent: medianOf(percents), deviationPercent, distribution };
}
