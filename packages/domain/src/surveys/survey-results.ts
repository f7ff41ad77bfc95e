import { isAnswered } from './check-survey-answers.ts';
import { type SurveyAnswer, type SurveyQuestion, scaleValues } from './survey.ts';

export interface OptionCount {
  id: string;
  count: number;
}

/** What all answers to a question say together. Each kind fills its own parts; the others are empty. */
export interface QuestionResult {
  questionKey: string;
  answered: number;
  /** Fewer people than the smallest group answered this question: nothing of it is shown. */
  isHidden: boolean;
  /** CHOICE */
  options: OptionCount[];
  otherCount: number;
  /** SCALE */
  values: { value: number; count: number }[];
  mean: number | null;
  /** MATRIX */
  rows: { id: string; options: OptionCount[] }[];
  /** RANKING: the sum of places (1 is the first), the best option first. */
  ranks: { id: string; rankSum: number; meanRank: number }[];
  /** TEXT, and the own texts of CHOICE. */
  texts: string[];
}

const countOf = (ids: readonly string[], chosen: readonly string[]): OptionCount[] => {
  const counts = new Map<string, number>();
  for (const id of chosen) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.map((id) => ({ id, count: counts.get(id) ?? 0 }));
};

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

function ranksOf(question: SurveyQuestion, answers: readonly SurveyAnswer[]): QuestionResult['ranks'] {
  return idsOf(question.options)
    .map((id) => {
      const rankSum = answers.reduce((sum, { options = [] }) => sum + options.indexOf(id) + 1, 0);
      return { id, rankSum, meanRank: answers.length === 0 ? 0 : rankSum / answers.length };
    })
    .sort((one, other) => one.rankSum - other.rankSum);
}

const hidden = (questionKey: string): QuestionResult => ({
  questionKey,
  answered: 0,
  isHidden: true,
  options: [],
  otherCount: 0,
  values: [],
  mean: null,
  rows: [],
  ranks: [],
  texts: [],
});

/**
 * Counts the answers to one question. Below `smallestGroup` nothing is shown, not even how many answered: an optional
 * question that two people took reveals too much about them. Texts come in the order in which they were given here.
 */
export function questionResult(
  question: SurveyQuestion,
  all: readonly SurveyAnswer[],
  smallestGroup: number,
): QuestionResult {
  const { questionKey, kind } = question;
  const answers = all.filter((answer) => answer.questionKey === questionKey && isAnswered(question, answer));
  if (answers.length < smallestGroup) return hidden(questionKey);
  const result = { ...hidden(questionKey), isHidden: false, answered: answers.length };
  switch (kind) {
    case 'CHOICE': {
      const texts = answers.flatMap(({ other }) => (other ? [other] : []));
      const options = countOf(
        idsOf(question.options),
        answers.flatMap((answer) => answer.options ?? []),
      );
      return { ...result, options, otherCount: texts.length, texts };
    }
    case 'SCALE': {
      const given = answers.map(({ value }) => value as number);
      const values = scaleValues(question).map((value) => ({
        value,
        count: given.filter((each) => each === value).length,
      }));
      const mean = given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length;
      return { ...result, values, mean };
    }
    case 'MATRIX': {
      const chosenIn = (row: string) =>
        answers.flatMap(({ cells = [] }) => cells.filter((cell) => cell.row === row).map(({ option }) => option));
      const rows = idsOf(question.rows).map((id) => ({ id, options: countOf(idsOf(question.options), chosenIn(id)) }));
      return { ...result, rows };
    }
    case 'RANKING':
      return { ...result, ranks: ranksOf(question, answers) };
    case 'TEXT':
      return { ...result, texts: answers.map(({ text }) => text as string) };
  }
}
