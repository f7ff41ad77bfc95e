import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { SurveyAnswer, SurveyQuestion } from '@sullam/domain/surveys/survey.ts';
import { questionResult } from '@sullam/domain/surveys/survey-results.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { type ResultWords, resultWords } from '../../../kernel/result-words.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { accessSurvey } from './surveys.access.ts';
import { notFilterable, resultsHidden } from './surveys.errors.ts';
import { type AnswerFilter, countParticipants, listAnswers, listNamedAnswers } from './surveys.reads.ts';
import { listQuestions } from './surveys.repository.ts';
import type { ResultsQuery, SurveyResults } from './surveys.schemas.ts';

/** The number of answers from which results are shown. */
const smallestGroupOf = ({ isAnonymous, minimumAnswers }: { isAnonymous: boolean; minimumAnswers: number }): number =>
  isAnonymous ? minimumAnswers : 0;

function filterOf(query: ResultsQuery, questions: readonly SurveyQuestion[]): AnswerFilter | null {
  const { filterQuestion: questionKey, filterOption: option } = query;
  if (questionKey === undefined || option === undefined) return null;
  const question = questions.find((each) => each.questionKey === questionKey && each.kind === 'CHOICE');
  if (!question?.options.some(({ id }) => id === option)) throw invalidField('filterOption', 'choice');
  return { questionKey, option };
}

/** What all answers together say, as far as the group is large enough. Editors of named surveys may filter by a choice. */
export const readResults = (context: MemberContext, surveyId: number, query: ResultsQuery): Promise<SurveyResults> =>
  reading(context, async (tx) => {
    const survey = await accessSurvey(context, tx, surveyId, 'see-results');
    const questions = await listQuestions(tx, surveyId);
    const participantCount = await countParticipants(tx, surveyId);
    const filter = filterOf(query, questions);
    if (filter && (survey.isAnonymous || !survey.abilities.canEdit)) throw notFilterable();
    const minimumAnswers = smallestGroupOf(survey);
    const isHidden = participantCount < minimumAnswers;
    const answers = isHidden ? [] : await listAnswers(tx, surveyId, filter);
    return {
      participantCount,
      minimumAnswers,
      isHidden,
      questions: questions.map((question) => questionResult(question, answers, minimumAnswers)),
    };
  });

/** What stands between the words of an answer. */
const BETWEEN = { en: '; ', ar: '؛ ' };

/** An answer's words: one for each chosen option, one for each row of a matrix with its row. */
function wordsOf(question: SurveyQuestion, answer: SurveyAnswer | undefined, language: Language): string[] {
  if (!answer) return [];
  const word = (text: Localized | undefined): string => chooseText(text, language)?.text ?? '';
  const option = (id: string): string => word(question.options.find((each) => each.id === id)?.label);
  switch (question.kind) {
    case 'CHOICE':
      return [...(answer.options ?? []).map(option), ...(answer.other ? [answer.other] : [])];
    case 'RANKING':
      return (answer.options ?? []).map((id, at) => `${at + 1}. ${option(id)}`);
    case 'SCALE':
      return [String(answer.value)];
    case 'MATRIX':
      return (answer.cells ?? []).map(
        (cell) => `${word(question.rows.find(({ id }) => id === cell.row)?.label)} – ${option(cell.option)}`,
      );
    case 'TEXT':
      return [answer.text ?? ''];
  }
}

const titleOf = ({ title }: SurveyQuestion, language: Language): string => chooseText(title, language)?.text ?? '';

type Cells = readonly (string | number)[];

/** A line for each person, a column for each question. */
async function namedLines(
  { language }: MemberContext,
  tx: Tx,
  { head: headOf }: ResultWords,
  surveyId: number,
  questions: readonly SurveyQuestion[],
) {
  const people = await listNamedAnswers(tx, surveyId);
  const head: Cells = [
    ...headOf('firstName', 'lastName', 'email'),
    ...questions.map((question) => titleOf(question, language)),
  ];
  const lines = people.map(({ firstName, lastName, email, answers }): Cells => {
    const given = new Map(answers.map((answer) => [answer.questionKey, answer]));
    const cells = questions.map((question) =>
      wordsOf(question, given.get(question.questionKey), language).join(BETWEEN[language]),
    );
    return [firstName, lastName, email, ...cells];
  });
  return [head, ...lines];
}

/** A line for each answer, question by question: nothing says which lines come from the same person. */
async function anonymousLines(
  context: MemberContext,
  tx: Tx,
  { head }: ResultWords,
  { surveyId, minimumAnswers }: { surveyId: number; minimumAnswers: number },
  questions: readonly SurveyQuestion[],
) {
  const all = await listAnswers(tx, surveyId);
  const lines = questions.flatMap((question) => {
    const answers = all.filter(({ questionKey }) => questionKey === question.questionKey);
    if (answers.length < minimumAnswers) return [];
    return answers.map(
      (answer): Cells => [
        titleOf(question, context.language),
        wordsOf(question, answer, context.language).join(BETWEEN[context.language]),
      ],
    );
  });
  return [head('question', 'answer') as Cells, ...lines];
}

/** The answers as a table. That somebody took them along is recorded. */
export async function exportAnswers(
  context: MemberContext,
  surveyId: number,
  format: TableFormat | undefined,
): Promise<TableFile> {
  const words = await resultWords(context);
  return transaction(context, async (tx) => {
    const survey = await accessSurvey(context, tx, surveyId, 'write');
    const questions = await listQuestions(tx, surveyId);
    await audit(context, tx, { action: 'survey.export', noun: 'survey', nounId: surveyId });
    const about = { title: words.title('answers'), of: survey.title };
    if (!survey.isAnonymous)
      return tableFile(context, format, await namedLines(context, tx, words, surveyId, questions), about);
    if ((await countParticipants(tx, surveyId)) < survey.minimumAnswers) throw resultsHidden();
    return tableFile(context, format, await anonymousLines(context, tx, words, survey, questions), about);
  });
}
