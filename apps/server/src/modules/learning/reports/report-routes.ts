import { administrator, instructor } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { CourseParams } from '../courses/courses.public.ts';
import { exportReport } from './report-export.service.ts';
import type { Listed, ReportKind } from './report-kind.ts';
import { readReport } from './report-reading.service.ts';
import { ReportExportQuery, ReportPage, ReportQuery } from './reports.schemas.ts';

const rateLimit = { per: 'caller', count: 60, seconds: 600 } as const;

/** What narrows a report, and what of its list is asked for. */
function asked({ of, search, sort, skip = 0, take = 20, ...narrowing }: ReportQuery): {
  narrowing: typeof narrowing;
  listed: Listed;
} {
  return { narrowing, listed: { of, search, sort, skip, take } };
}

/** `time-to-finish` as part of an operation's name: `TimeToFinish`. */
const nameOf = ({ kind }: ReportKind): string =>
  kind.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The addresses of a kind of report: for a course, for the organisation, each as a page and as a file. */
export function reportRoutes(kind: ReportKind): RouteDefinition[] {
  const name = nameOf(kind);
  const partOf = kind.partOf ? { partOf: kind.partOf } : {};
  const file = async (
    context: Parameters<typeof exportReport>[0],
    courseId: number | null,
    { format = 'csv', ...query }: ReportExportQuery,
  ) => {
    const { narrowing, listed } = asked(query);
    return exportReport(context, kind, courseId, narrowing, listed, format);
  };
  const ofCourse = [
    memberRoute({
      ...partOf,
      method: 'GET',
      path: `/api/courses/:courseId/reports/${kind.kind}`,
      operationId: `getCourse${name}Report`,
      summary: `The report of ${kind.kind} of a course: its figures, and the list behind all of them or behind one`,
      access: instructor(),
      params: CourseParams,
      query: ReportQuery,
      response: ReportPage,
      handle: (context, { params, query }) => {
        const { narrowing, listed } = asked(query);
        return readReport(context, kind, params.courseId, narrowing, listed);
      },
    }),
    memberRoute({
      ...partOf,
      method: 'GET',
      path: `/api/courses/:courseId/reports/${kind.kind}/export`,
      operationId: `exportCourse${name}Report`,
      summary: 'The same list as CSV or as an Excel workbook',
      access: instructor(),
      rateLimit,
      params: CourseParams,
      query: ReportExportQuery,
      isRaw: true,
      handle: async (context, { params, query }, { reply }) =>
        sendTable(reply, await file(context, params.courseId, query)),
    }),
  ];
  const ofOrganization = [
    memberRoute({
      ...partOf,
      method: 'GET',
      path: `/api/reports/${kind.kind}`,
      operationId: `get${name}Report`,
      summary: `The report of ${kind.kind} of all courses`,
      access: administrator(),
      query: ReportQuery,
      response: ReportPage,
      handle: (context, { query }) => {
        const { narrowing, listed } = asked(query);
        return readReport(context, kind, null, narrowing, listed);
      },
    }),
    memberRoute({
      ...partOf,
      method: 'GET',
      path: `/api/reports/${kind.kind}/export`,
      operationId: `export${name}Report`,
      summary: 'The same list as CSV or as an Excel workbook',
      access: administrator(),
      rateLimit,
      query: ReportExportQuery,
      isRaw: true,
      handle: async (context, { query }, { reply }) => sendTable(reply, await file(context, null, query)),
    }),
  ];
  return [
    ...(kind.scopes.includes('COURSE') ? ofCourse : []),
    ...(kind.scopes.includes('ORGANIZATION') ? ofOrganization : []),
  ];
}
