import { administrator, instructor } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { CourseParams } from '../courses/courses.public.ts';
import { reportKinds } from './report-kind.ts';
import { isOpen } from './report-reading.service.ts';
import { reportWords } from './report-words.ts';
import { accessReports } from './reports.access.ts';
import { ReportKindList } from './reports.schemas.ts';

async function listKinds(context: MemberContext, courseId: number | null): Promise<ReportKindList> {
  await reading(context, (tx) => accessReports(context, tx, courseId));
  const scope = courseId === null ? 'ORGANIZATION' : 'COURSE';
  const kinds = context.extensions
    .of(reportKinds)
    .filter((kind) => kind.scopes.includes(scope) && isOpen(context, kind))
    .sort((a, b) => a.place - b.place);
  return {
    data: await Promise.all(
      kinds.map(async (kind) => ({
        kind: kind.kind,
        usualStatus: kind.usualStatus,
        title: kind.title(await reportWords(context, kind.words)),
        filters: kind.filters.filter((filter) => filter !== 'group' || courseId !== null),
      })),
    ),
  };
}

/** Which reports there are. */
export const reportListRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/reports',
    operationId: 'listCourseReports',
    summary: 'The kinds of report of a course, in their order',
    access: instructor(),
    params: CourseParams,
    response: ReportKindList,
    handle: (context, { params }) => listKinds(context, params.courseId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/reports',
    operationId: 'listReports',
    summary: 'The kinds of report of all courses, in their order',
    access: administrator(),
    response: ReportKindList,
    handle: (context) => listKinds(context, null),
  }),
];
