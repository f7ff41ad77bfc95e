import type { Readable } from 'node:stream';
import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import { signedIn } from '../../../kernel/access/access.ts';
import { ruleText } from '../../../kernel/http/error-text.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import type { Wording } from '../../../kernel/wording.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { readBody } from '../../organization/media/media.public.ts';
import { exportGrades } from './grade-export.service.ts';
import { fileTooLarge } from './grade-files.errors.ts';
import { ExportQuery, Imported, ImportPreview, ImportQuery, MOST_LISTED, PreviewQuery } from './grade-files.schemas.ts';
import { importGrades, previewImport } from './grade-import.service.ts';

const access = signedIn();
const rateLimit = { per: 'caller', count: 60, seconds: 600 } as const;
const MOST_BYTES = 10 * MEGABYTE;

async function fileOf(body: unknown): Promise<Buffer> {
  const bytes = await readBody(body as Readable, MOST_BYTES);
  if (!bytes) throw fileTooLarge();
  return bytes;
}

const presentPreview = (
  wording: Wording,
  { changes, errors, ...plan }: Awaited<ReturnType<typeof previewImport>>,
): ImportPreview => ({
  ...plan,
  changeCount: changes.length,
  changes: changes.slice(0, MOST_LISTED).map(({ learner, ...change }) => ({
    ...change,
    userId: learner.userId,
    firstName: learner.firstName,
    lastName: learner.lastName,
  })),
  errors: errors.slice(0, MOST_LISTED).map((error) => ({ ...error, message: ruleText(wording, error.code, {}) })),
  errorCount: errors.length,
});

/** Grades from spreadsheets and into spreadsheets. */
export const gradeFileRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/reports/grades/export',
    operationId: 'exportGrades',
    summary: 'The grades of a course, or of a group of it, as CSV or as an Excel workbook, which can be imported again',
    access,
    rateLimit,
    params: CourseParams,
    query: ExportQuery,
    isRaw: true,
    handle: async (context, { params, query }, { reply }) => {
      const { format = 'csv', ...group } = query;
      return sendTable(reply, await exportGrades(context, { ...params, ...group }, format));
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/grades/import-preview',
    operationId: 'previewGradeImport',
    summary: 'What a CSV file or a workbook (the body, at most 10 MB) would change; nothing is saved',
    access,
    rateLimit,
    params: CourseParams,
    query: PreviewQuery,
    rawBody: true,
    response: ImportPreview,
    errors: {
      400: ['grade-file.no-learners', 'grade-file.unreadable'],
      413: ['grade-file.too-large'],
      422: ['too-complex'],
    },
    handle: async (context, { params, query }, { request }) =>
      presentPreview(
        await context.wordingIn(context.language),
        await previewImport(context, { ...params, ...query }, await fileOf(request.raw)),
      ),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/grades/import',
    operationId: 'importGrades',
    refusesMasquerade: true,
    summary: 'Saves all that the preview of the same file showed, or nothing if anything has changed since',
    access,
    rateLimit,
    params: CourseParams,
    query: ImportQuery,
    rawBody: true,
    response: Imported,
    errors: {
      400: ['grade-file.has-errors', 'grade-file.no-learners', 'grade-file.unreadable'],
      409: ['grade-file.changed'],
      413: ['grade-file.too-large'],
      422: ['too-complex'],
    },
    handle: async (context, { params, query }, { request }) =>
      importGrades(context, { ...params, ...query }, await fileOf(request.raw), query.fingerprint),
  }),
];
