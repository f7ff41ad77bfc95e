import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
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
