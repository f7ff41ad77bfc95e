import type { SurveyType } from '@sullam/domain/surveys/survey.ts';
import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** The learners of its course can answer from now on. */
export const surveyPublished = defineSignal<{
  surveyId: number;
  courseId: number;
  type: SurveyType;
  byUserId: number;
}>('survey.published');
