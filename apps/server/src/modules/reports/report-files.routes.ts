import { DAY } from '@sullam/domain/limits.ts';
import { type Static, Type } from 'typebox';
import { instructor } from '../../kernel/access/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading, transaction } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { memberRoute, type RouteDefinition } from '../../kernel/http/route.ts';
import { DateTime, Id, NamedObject, Nullable, OneOf } from '../../kernel/http/schemas.ts';
import { notFound } from '../../kernel/problem.ts';
import { MAKE_FILE } from './report-files.jobs.ts';
import { findFile, insertFile, listFiles } from './report-files.repository.ts';
import { askReport } from './report-reading.service.ts';
import { findKind } from './report-views.service.ts';
import { accessReports } from './reports.access.ts';
import { LIST, NARROWING } from './reports.schemas.ts';

/** A file is there for a week. */
const KEPT_DAYS = 7;

const NewReportFile = Type.Object({
  courseId: Type.Optional(Id),
  kind: Type.String({ maxLength: 40 }),
  ...NARROWING,
  ...LIST,
});

const CreatedReportFile = NamedObject('CreatedReportFile', { reportFileId: Id });
const FileParams = Type.Object({ reportFileId: Id });

const ReportFileList = NamedObject('ReportFileList', {
  data: Type.Array(
    NamedObject('ReportFile', {
      reportFileId: Id,
      kind: Type.String(),
      /** Null: of the whole organisation. */
      courseId: Nullable(Id),
      status: OneOf('WAITING', 'READY', 'FAILED'),
      doneCount: Type.Integer({ minimum: 0 }),
      rowCount: Type.Integer({ minimum: 0 }),
      createdAt: DateTime,
      expiresAt: DateTime,
    }),
  ),
});
type ReportFileList = Static<typeof ReportFileList>;

const requestFile = (context: MemberContext, asked: Static<typeof NewReportFile>) =>
  transaction(context, async (tx) => {
    const { courseId = null, kind: name, of, search, sort, ...narrowing } = asked;
    const kind = findKind(context, name, courseId);
    const settled = await askReport(context, tx, kind, courseId, narrowing);
    const listed = { ...(of ? { of } : {}), ...(search ? { search } : {}), ...(sort ? { sort } : {}) };
    const rowCount = await kind.count(settled, tx, listed);
    const now = context.clock.now();
    const reportFileId = await insertFile(tx, {
      userId: context.caller.userId,
      courseId,
      kind: name,
      narrowing: settled.narrowing,
      listed,
      language: context.language,
      rowCount,
      now,
      expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY),
    });
    await audit(context, tx, {
      action: 'report.export',
      noun: courseId === null ? 'organization' : 'course',
      nounId: courseId ?? context.organizationId,
      changes: { kind: name, format: 'csv', count: rowCount },
    });
    await context.jobs.enqueue(tx, context.organizationId, MAKE_FILE, { reportFileId });
    return { reportFileId };
  });

const readFiles = (context: MemberContext): Promise<ReportFileList> =>
  reading(context, async (tx) => {
    const rows = await listFiles(tx, context.caller.userId);
    return {
      data: rows.map(({ createdAt, expiresAt, status, reportFileId, kind, courseId, doneCount, rowCount }) => ({
        reportFileId,
        kind,
        courseId,
        doneCount,
        rowCount,
        status: status as 'WAITING' | 'READY' | 'FAILED',
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    };
  });

/** A file of one's own, as long as one may still read what is in it. */
async function findReady(context: MemberContext, reportFileId: number) {
  return reading(context, async (tx) => {
    const file = await findFile(tx, reportFileId);
    if (file?.userId !== context.caller.userId || file.storageKey === null) throw notFound();
    if (file.expiresAt <= context.clock.now()) throw notFound();
    await accessReports(context, tx, file.courseId);
    return { name: `${file.kind}.csv`, storageKey: file.storageKey };
  });
}

/** Long lists as files that are made by a job. */
export const reportFileRoutes = (store: FileStore): RouteDefinition[] => [
  memberRoute({
    method: 'POST',
    path: '/api/report-files',
    operationId: 'createReportFile',
    summary: 'Lets the list of a report be made into a CSV file, however long it is; it is there for a week',
    access: instructor(),
    rateLimit: { per: 'caller', count: 20, seconds: 3600 },
    body: NewReportFile,
    response: CreatedReportFile,
    successStatus: 202,
    handle: (context, { body }) => requestFile(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/report-files',
    operationId: 'listReportFiles',
    summary: "The caller's files of reports, with how far each is",
    access: instructor(),
    response: ReportFileList,
    handle: (context) => readFiles(context),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/report-files/:reportFileId/content',
    operationId: 'getReportFileContent',
    summary: 'The bytes of such a file',
    access: instructor(),
    params: FileParams,
    isRaw: true,
    handle: async (context, { params }, { reply }) => {
      const { name, storageKey } = await findReady(context, params.reportFileId);
      const bytes = await store.open(storageKey);
      if (!bytes) throw notFound();
      await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(bytes);
    },
  }),
];
