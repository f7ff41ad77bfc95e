import type { SurveyType } from '@sullam/domain/surveys/survey.ts';

/** Where a course's surveys or polls are listed; a survey's number follows. */
export const surveysPlace = (courseId: number, type: SurveyType): string =>
  `/lms/courses/${courseId}/${type === 'POLL' ? 'polls' : 'surveys'}`;
