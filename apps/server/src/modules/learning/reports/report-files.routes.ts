import { instructor } from '../../../kernel/access/access.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { notFound } from '../../../kernel/problem.ts';
import { CreatedReportFile, FileParams, NewReportFile, ReportFileList } from './report-files.schemas.ts';
import { findReady, readFiles, requestFile } from './report-files.service.ts';

/** Long lists as files that are made by a job. */
export const reportFileRoutes = (store: FileStore): RouteDefinition[] => [
  memberRoute({
    method: 'POST',
    path: '/api/report-files',
    operationId: 'createReportFile',
    summary:
      'Lets the list of a report be made into a CSV file or a workbook, however long it is; it is there for a week',
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
      const { name, type, storageKey } = await findReady(context, params.reportFileId);
      const bytes = await store.open(storageKey);
      if (!bytes) throw notFound();
      return sendTable(reply, { name, type, bytes });
    },
  }),
];
