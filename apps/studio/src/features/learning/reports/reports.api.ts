import type { BodyOf, QueryOf, ResponseOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { ReportColumn, ReportPage, ReportPlot, ReportPlotItem, ReportRow } from '@sullam/api-client/schema.gen.ts';

/** Null: of the whole organisation. */
export type ReportScope = number | null;

export type ReportQuery = QueryOf<'GET /api/courses/{courseId}/reports/completion'>;

type OfCourse<Rest extends string> = `GET /api/courses/{courseId}/reports${Rest}`;

/** An address of a course's reports, or the same of the organisation's: they answer alike. */
const addressOf = (courseId: ReportScope, rest: string) =>
  courseId === null ? (`GET /api/reports${rest}` as const) : (`GET /api/courses/{courseId}/reports${rest}` as const);

/** An address of the organisation has no place for the course: nothing is put into it. */
const pathOf = (courseId: ReportScope) => ({ courseId: courseId ?? 0 });

export const reportKindsQuery = (courseId: ReportScope) =>
  apiQuery(addressOf(courseId, '') as OfCourse<''>, { path: pathOf(courseId) });

/**
 * A report of any kind. The server says which kinds there are, also those that this application has never heard of; each has an
 * address of its own, and all are asked alike.
 */
export const reportQuery = (courseId: ReportScope, kind: string, query: ReportQuery) => ({
  ...apiQuery(addressOf(courseId, `/${kind}`) as OfCourse<'/completion'>, { path: pathOf(courseId), query }),
  placeholderData: keepPreviousData,
});

export const exportReport = (
  courseId: ReportScope,
  kind: string,
  query: QueryOf<'GET /api/courses/{courseId}/reports/completion/export'>,
) => api(addressOf(courseId, `/${kind}/export`) as OfCourse<'/completion/export'>, { path: pathOf(courseId), query });

const VIEWS_OF_COURSE = 'GET /api/courses/{courseId}/report-views';

export type ReportView = ResponseOf<'GET /api/report-views'>['data'][number];

const ofCourse = (courseId: ReportScope) => (courseId === null ? {} : { courseId });

export const reportViewsQuery = (courseId: ReportScope) =>
  apiQuery((courseId === null ? 'GET /api/report-views' : VIEWS_OF_COURSE) as typeof VIEWS_OF_COURSE, {
    path: pathOf(courseId),
  });

type NewView = Omit<BodyOf<'POST /api/report-views'>, 'courseId'>;

export const useCreateView = (courseId: ReportScope) =>
  useMutation({
    mutationFn: (view: NewView) => api('POST /api/report-views', { body: { ...view, ...ofCourse(courseId) } }),
    onSuccess: useRefresh('GET /api/report-views', VIEWS_OF_COURSE),
  });

export const useShareView = () =>
  useMutation({
    mutationFn: ({ reportViewId, isShared }: Pick<ReportView, 'reportViewId' | 'isShared'>) =>
      api('PATCH /api/report-views/{reportViewId}', { path: { reportViewId }, body: { isShared } }),
    onSuccess: useRefresh('GET /api/report-views', VIEWS_OF_COURSE),
  });

export const useDeleteView = () =>
  useMutation({
    mutationFn: (reportViewId: number) => api('DELETE /api/report-views/{reportViewId}', { path: { reportViewId } }),
    onSuccess: useRefresh('GET /api/report-views', VIEWS_OF_COURSE),
  });

export const useSetMail = () =>
  useMutation({
    mutationFn: ({ reportViewId, rhythm }: Pick<ReportView, 'reportViewId' | 'rhythm'>) =>
      api('PUT /api/report-views/{reportViewId}/mail', { path: { reportViewId }, body: { rhythm } }),
    onSuccess: useRefresh('GET /api/report-views', VIEWS_OF_COURSE),
  });

export type ReportFile = ResponseOf<'GET /api/report-files'>['data'][number];

/** How often a file that is being made is asked for. */
const WATCHED_EVERY = 2000;

export const reportFilesQuery = () => ({
  ...apiQuery('GET /api/report-files'),
  refetchInterval: ({ state }: { state: { data: ResponseOf<'GET /api/report-files'> | undefined } }) =>
    state.data?.data.some(({ status }) => status === 'WAITING') ? WATCHED_EVERY : (false as const),
});

export const useRequestFile = (courseId: ReportScope) =>
  useMutation({
    mutationFn: (file: Omit<BodyOf<'POST /api/report-files'>, 'courseId'>) =>
      api('POST /api/report-files', { body: { ...file, ...ofCourse(courseId) } }),
    onSuccess: useRefresh('GET /api/report-files'),
  });

export const readReportFile = (reportFileId: number) =>
  api('GET /api/report-files/{reportFileId}/content', { path: { reportFileId } });
