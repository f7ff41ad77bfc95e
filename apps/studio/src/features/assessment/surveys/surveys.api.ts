import type { SurveyBody, SurveyPatch, SurveySummary } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { Survey, SurveyPatch, SurveySummary } from '@sullam/api-client/schema.gen.ts';

export const courseSurveysQuery = (courseId: number, query: { skip: number; take: number }) =>
  apiQuery('GET /api/courses/{courseId}/surveys', { path: { courseId }, query });

/** Those that a lesson may ask: as many as a course will have of one type. */
export const choosableSurveysQuery = (courseId: number, type: SurveySummary['type']) =>
  apiQuery('GET /api/courses/{courseId}/surveys', { path: { courseId }, query: { type, take: 100 } });

export const surveyQuery = (surveyId: number) => apiQuery('GET /api/course-surveys/{surveyId}', { path: { surveyId } });

/** The survey as it stands on the server now, for everything on the page. */
export function useReadSurvey(surveyId: number) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...surveyQuery(surveyId), staleTime: 0 });
}

export interface ResultsFilter {
  filterQuestion?: string;
  filterOption?: string;
}

export const surveyResultsQuery = (surveyId: number, query: ResultsFilter) =>
  apiQuery('GET /api/course-surveys/{surveyId}/results', { path: { surveyId }, query });

export const exportAnswers = (surveyId: number, format: TableFormat) =>
  api('GET /api/course-surveys/{surveyId}/export', { path: { surveyId }, query: { format } });

const useForgetSurveys = () => useRefresh('GET /api/courses/{courseId}/surveys', 'GET /api/course-surveys/{surveyId}');

/** Chooses what a lesson asks; null: nothing. */
export function usePlaceSurvey(courseSubsectionId: number) {
  const client = useQueryClient();
  const forget = useForgetSurveys();
  return useMutation({
    mutationFn: (surveyId: number | null) =>
      api('PUT /api/course-subsections/{courseSubsectionId}/survey', {
        path: { courseSubsectionId },
        body: { surveyId },
      }),
    onSuccess: () =>
      Promise.all([forget(), client.invalidateQueries({ queryKey: ['GET /api/courses/{courseId}/outline'] })]),
  });
}

export function useCreateSurvey(courseId: number) {
  const forget = useForgetSurveys();
  return useMutation({
    mutationFn: (body: SurveyBody) => api('POST /api/courses/{courseId}/surveys', { path: { courseId }, body }),
    onSuccess: forget,
  });
}

export function useUpdateSurvey(surveyId: number) {
  const forget = useForgetSurveys();
  return useMutation({
    mutationFn: async (body: SurveyPatch) => {
      await api('PATCH /api/course-surveys/{surveyId}', { path: { surveyId }, body });
      return { version: body.version + 1 };
    },
    onSuccess: forget,
    meta: { isQuiet: true },
  });
}

export type SurveyStep = 'publish' | 'close' | 'reopen';

/** Opens, closes, opens again. */
export function useSurveyStep(surveyId: number) {
  const forget = useForgetSurveys();
  return useMutation({
    mutationFn: (step: SurveyStep) => {
      const path = { surveyId };
      if (step === 'publish') return api('POST /api/course-surveys/{surveyId}/publish', { path });
      if (step === 'close') return api('POST /api/course-surveys/{surveyId}/close', { path });
      return api('POST /api/course-surveys/{surveyId}/reopen', { path, body: { closesAt: null } });
    },
    onSuccess: forget,
  });
}

export function useDeleteSurvey() {
  const forget = useForgetSurveys();
  return useMutation({
    mutationFn: (surveyId: number) => api('DELETE /api/course-surveys/{surveyId}', { path: { surveyId } }),
    onSuccess: forget,
  });
}
