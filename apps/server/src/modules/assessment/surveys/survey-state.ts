import type { Localized } from '@sullam/domain/localized.ts';
import type { ResultsVisibility, SurveyType } from '@sullam/domain/surveys/survey.ts';
import type { SurveyAbilities } from './surveys.schemas.ts';

export type SurveyStatus = 'DRAFT' | 'PUBLISHED' | 'CLOSED';

/** The fields of a survey that rules depend on. */
export interface SurveyRecord {
  surveyId: number;
  courseId: number;
  title: Localized;
  type: SurveyType;
  status: SurveyStatus;
  closesAt: Date | null;
  isAnonymous: boolean;
  allowsChanges: boolean;
  minimumAnswers: number;
  resultsVisibility: ResultsVisibility;
  version: number;
  /** Somebody has answered. */
  isAnswered: boolean;
  /** The caller has. */
  hasAnswered: boolean;
}

/** What a course lets the caller do with its surveys. */
export interface CourseRights {
  canRead: boolean;
  canWrite: boolean;
  /** Learns in it: whoever only edits looks at a preview, which isn't counted. */
  isEnrolled: boolean;
}

/** The state at a moment: a published survey whose time is over is closed. */
export const statusAt = ({ status, closesAt }: Pick<SurveyRecord, 'status' | 'closesAt'>, now: Date): SurveyStatus =>
  status === 'PUBLISHED' && closesAt !== null && closesAt <= now ? 'CLOSED' : status;

/** What the caller may do with a survey. After closing, answering is over for everybody: "after answering" is then past too. */
export function surveyAbilities(survey: SurveyRecord, rights: CourseRights, now: Date): SurveyAbilities {
  const status = statusAt(survey, now);
  const isOpen = status === 'PUBLISHED' && rights.isEnrolled;
  const isShown: Record<ResultsVisibility, boolean> = {
    NEVER: false,
    AFTER_ANSWER: survey.hasAnswered || status === 'CLOSED',
    AFTER_CLOSE: status === 'CLOSED',
  };
  return {
    canEdit: rights.canWrite,
    canAnswer: isOpen && !survey.hasAnswered,
    canChange: isOpen && survey.hasAnswered && survey.allowsChanges && !survey.isAnonymous,
    canSeeResults: rights.canWrite || (rights.canRead && status !== 'DRAFT' && isShown[survey.resultsVisibility]),
  };
}
