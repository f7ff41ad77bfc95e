import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { SURVEY_LIMITS, type SurveyOption, type SurveyQuestion } from '@sullam/domain/surveys/survey.ts';

/** What becomes of each text of a question; the field is where it stands, as `questions.2.options.0`. */
type TextChange = (text: Localized, field: string, mostCharacters: number) => Localized;

const OWN = [
  ['title', SURVEY_LIMITS.title],
  ['hint', SURVEY_LIMITS.title],
  ['fromLabel', SURVEY_LIMITS.label],
  ['toLabel', SURVEY_LIMITS.label],
] as const;

/** The questions with their texts changed. */
export function questionsWith(questions: readonly SurveyQuestion[], change: TextChange): SurveyQuestion[] {
  const labelled = (options: readonly SurveyOption[], place: string): SurveyOption[] =>
    options.map(({ id, label }, at) => ({ id, label: change(label, `${place}.${at}`, SURVEY_LIMITS.label) }));
  return questions.map((question, at) => {
    const place = `questions.${at}`;
    const changed = { ...question };
    for (const [name, most] of OWN) changed[name] = change(question[name], `${place}.${name}`, most);
    return {
      ...changed,
      options: labelled(question.options, `${place}.options`),
      rows: labelled(question.rows, `${place}.rows`),
    };
  });
}

export interface QuestionText {
  field: string;
  value: Localized;
  mostCharacters: number;
}

/** What questions say. A hint or a label that nobody wrote in either language is none. */
export function textsOfQuestions(questions: readonly SurveyQuestion[]): QuestionText[] {
  const texts: QuestionText[] = [];
  questionsWith(questions, (value, field, mostCharacters) => {
    if (isWritten(value)) texts.push({ field, value, mostCharacters });
    return value;
  });
  return texts;
}
