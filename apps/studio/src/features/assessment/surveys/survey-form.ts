import type { Localized } from '@sullam/domain/localized.ts';
import type { SurveyQuestion } from '@sullam/domain/surveys/survey.ts';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import { trimmed } from '../../../parts/localized-field.tsx';
import type { Survey, SurveyPatch } from './surveys.api.ts';

/** What the editor of a survey holds; times are local texts there. */
export interface SurveyForm
  extends Pick<Survey, 'isAnonymous' | 'allowsChanges' | 'minimumAnswers' | 'resultsVisibility'> {
  title: Localized;
  description: Localized;
  closesAt: string | null;
  questions: SurveyQuestion[];
}

export const formOf = (survey: Survey): SurveyForm => ({
  title: survey.title,
  description: survey.description,
  isAnonymous: survey.isAnonymous,
  allowsChanges: survey.allowsChanges,
  minimumAnswers: survey.minimumAnswers,
  resultsVisibility: survey.resultsVisibility,
  closesAt: localText(survey.closesAt),
  questions: survey.questions,
});

const withoutBlanks = (question: SurveyQuestion): SurveyQuestion => ({
  ...question,
  title: trimmed(question.title),
  hint: trimmed(question.hint),
  fromLabel: trimmed(question.fromLabel),
  toLabel: trimmed(question.toLabel),
  options: question.options.map(({ id, label }) => ({ id, label: trimmed(label) })),
  rows: question.rows.map(({ id, label }) => ({ id, label: trimmed(label) })),
});

/** What is sent; a close time that nobody touched goes back as it came, to the second. */
export function patchOf(form: SurveyForm, survey: Survey): SurveyPatch {
  const isSameTime = form.closesAt === localText(survey.closesAt);
  return {
    ...form,
    title: trimmed(form.title),
    description: trimmed(form.description),
    closesAt: isSameTime ? survey.closesAt : form.closesAt && new Date(form.closesAt).toISOString(),
    questions: form.questions.map(withoutBlanks),
    version: survey.version,
  };
}
