import { isWritten } from '../localized.ts';
import { plainQuestion, SURVEY_LIMITS, type SurveyOption, type SurveyQuestion, type SurveyType } from './survey.ts';

/** What is wrong with a survey: the place and a rule of the wording (`errors.rules.*`). */
export interface SurveyFinding {
  path: string;
  rule: 'oneLanguage' | 'listNotEmpty' | 'listMinimum' | 'listMaximum' | 'numberGreaterThan' | 'unique';
  values: Record<string, number>;
}

const finding = (path: string, rule: SurveyFinding['rule'], values: SurveyFinding['values'] = {}): SurveyFinding => ({
  path,
  rule,
  values,
});

const repeats = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;

/** IDs are unique at any time, also in a draft. */
export function checkSurveyKeys(questions: readonly SurveyQuestion[]): SurveyFinding[] {
  const found = repeats(questions.map(({ questionKey }) => questionKey)) ? [finding('questions', 'unique')] : [];
  for (const [at, { options, rows }] of questions.entries())
    for (const [part, list] of Object.entries({ options, rows }))
      if (repeats(list.map(({ id }) => id))) found.push(finding(`questions.${at}.${part}`, 'unique'));
  return found;
}

function checkOptions(path: string, options: readonly SurveyOption[], fewest: number): SurveyFinding[] {
  if (options.length < fewest) return [finding(path, 'listMinimum', { count: fewest })];
  return options.flatMap(({ label }, at) => (isWritten(label) ? [] : [finding(`${path}.${at}`, 'oneLanguage')]));
}

/** What keeps one question from being asked. */
export function checkQuestion(question: SurveyQuestion, path: string): SurveyFinding[] {
  const found = isWritten(question.title) ? [] : [finding(`${path}.title`, 'oneLanguage')];
  switch (question.kind) {
    case 'CHOICE':
      return [...found, ...checkOptions(`${path}.options`, question.options, question.hasOther ? 1 : 2)];
    case 'RANKING':
      return [...found, ...checkOptions(`${path}.options`, question.options, 2)];
    case 'MATRIX':
      return [
        ...found,
        ...checkOptions(`${path}.options`, question.options, 2),
        ...checkOptions(`${path}.rows`, question.rows, 1),
      ];
    case 'SCALE':
      return question.to > question.from
        ? found
        : [...found, finding(`${path}.to`, 'numberGreaterThan', { limit: question.from })];
    case 'TEXT':
      return found;
  }
}

/** What keeps a survey from being published. A poll has exactly one question. */
export function checkSurvey(type: SurveyType, questions: readonly SurveyQuestion[]): SurveyFinding[] {
  if (questions.length === 0) return [finding('questions', 'listNotEmpty')];
  const most = type === 'POLL' ? 1 : SURVEY_LIMITS.questions;
  if (questions.length > most) return [finding('questions', 'listMaximum', { count: most })];
  return [
    ...checkSurveyKeys(questions),
    ...questions.flatMap((question, at) => checkQuestion(question, `questions.${at}`)),
  ];
}

/** All of a survey but its words: what can't change once somebody has answered. */
function meaningOf(questions: readonly SurveyQuestion[]): string {
  const ids = (options: readonly SurveyOption[]) => options.map(({ id }) => id);
  return JSON.stringify(
    questions
      .map(plainQuestion)
      .map(({ questionKey, kind, isRequired, options, rows, isMultiple, hasOther, from, to }) => [
        questionKey,
        kind,
        isRequired,
        ids(options),
        ids(rows),
        isMultiple,
        hasOther,
        from,
        to,
      ]),
  );
}

/** Whether a change touches nothing but the wording. */
export const changesOnlyWords = (before: readonly SurveyQuestion[], after: readonly SurveyQuestion[]): boolean =>
  meaningOf(before) === meaningOf(after);
