import type { SurveyAnswer } from '@sullam/domain/surveys/survey.ts';
import { draftKeyOf, readJson, writeJson } from '@sullam/web-kit/base/stored.ts';
import { useKit, useMember } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { Survey } from './surveys.api.ts';

const isAnswers = (value: unknown): value is SurveyAnswer[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'questionKey' in each);

/** What somebody answers, kept in this browser until it is sent; begun with what they sent before. */
export function useAnswerDraft(survey: Survey) {
  const { storage } = useKit();
  const key = draftKeyOf(useMember().id, `survey.${survey.surveyId}`);
  const [answers, setAnswers] = useState(() => readJson(storage, key, isAnswers) ?? survey.ownAnswers);
  const asked = new Set(survey.questions.map(({ questionKey }) => questionKey));
  return {
    // a question may have gone since
    answers: answers.filter(({ questionKey }) => asked.has(questionKey)),
    change(next: SurveyAnswer[]) {
      setAnswers(next);
      writeJson(storage, key, next);
    },
    clear: () => storage.removeItem(key),
  };
}
