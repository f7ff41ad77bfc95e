import type { SurveyAnswer, SurveyType } from '@sullam/domain/surveys/survey.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';
import { pageQuery } from '../../../parts/paging.ts';

export type { Survey, SurveySummary } from '@sullam/api-client/schema.gen.ts';

export const SURVEYS_PAGE = 10;

export const courseSurveysQuery = (courseId: number, type: SurveyType, page: number) =>
  apiQuery('GET /api/courses/{courseId}/surveys', {
    path: { courseId },
    query: { type, ...pageQuery(page, SURVEYS_PAGE) },
  });

export const surveyQuery = (surveyId: number) => apiQuery('GET /api/course-surveys/{surveyId}', { path: { surveyId } });

export const lessonSurveyQuery = (courseSubsectionId: number) =>
  apiQuery('GET /api/course-subsections/{courseSubsectionId}/survey', { path: { courseSubsectionId } });

export const surveyResultsQuery = (surveyId: number) =>
  apiQuery('GET /api/course-surveys/{surveyId}/results', { path: { surveyId } });

/** Sends somebody's answers. */
export function useAnswerSurvey(surveyId: number) {
  return useMutation({
    mutationFn: (answers: readonly SurveyAnswer[]) =>
      api('POST /api/course-surveys/{surveyId}/answers', { path: { surveyId }, body: { answers: [...answers] } }),
    // refused as well: it may have been closed, or answered in another window
    onSettled: useRefresh(
      'GET /api/course-surveys/{surveyId}',
      'GET /api/courses/{courseId}/surveys',
      'GET /api/course-surveys/{surveyId}/results',
      // a lesson that asks it is finished now
      'GET /api/course-subsections/{courseSubsectionId}/survey',
      'GET /api/course-subsections/{courseSubsectionId}',
      'GET /api/courses/{courseId}/student-sections',
      'GET /api/courses/{courseId}/progress',
    ),
  });
}

/** What the page of one of them asks for. */
export const prefetchSurvey = ({ params, queryClient }: LoadInput) =>
  queryClient.prefetchQuery(surveyQuery(Number(params.surveyId)));
