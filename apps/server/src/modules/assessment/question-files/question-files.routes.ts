import type { Readable } from 'node:stream';
import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import { instructor } from '../../../kernel/access/access.ts';
import { ARCHIVE_ERRORS } from '../../../kernel/archives/archive-refused.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { readBody } from '../../organization/media/media.public.ts';
import { fileTooLarge } from '../questions/questions.public.ts';
import { exportFile, reportExport } from './question-export.service.ts';
import {
  ExportQuery,
  ExportReport,
  ImportQuery,
  ImportResponse,
  WithdrawImportBody,
} from './question-files.schemas.ts';
import { importFile, withdrawImport } from './question-import.service.ts';

const access = instructor();
const MOST_BYTES = 10 * MEGABYTE;

/** Questions from files and into files: GIFT, Aiken, Moodle XML, QTI 2.1. */
export const questionFileRoutes = (store: FileStore): RouteDefinition[] => [
  memberRoute({
    method: 'POST',
    path: '/api/questions/import',
    operationId: 'importQuestions',
    summary: 'Takes the questions of a file or a package (the body, at most 10 MB) with a report of each',
    access,
    rateLimit: { per: 'caller', count: 60, seconds: 600 },
    query: ImportQuery,
    rawBody: true,
    response: ImportResponse,
    errors: {
      413: ['media.too-large'],
      415: [
        'question-file.blackboard',
        'question-file.cartridge',
        'question-file.document',
        'question-file.format-unknown',
        'question-file.h5p',
        'question-file.moodle-backup',
        'question-file.other-data',
      ],
      422: [...ARCHIVE_ERRORS, 'too-complex'],
    },
    handle: async (context, { query }, { request }) => {
      const bytes = await readBody(request.raw as Readable, MOST_BYTES);
      if (!bytes) throw fileTooLarge();
      return importFile(context, store, bytes, query);
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/questions/withdraw-import',
    operationId: 'withdrawQuestionImport',
    summary: 'Deletes what an import has brought, as long as no exam has taken any of it',
    access,
    body: WithdrawImportBody,
    errors: { 403: ['question.not-editable'], 409: ['question.in-use'] },
    handle: (context, { body }) => withdrawImport(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/questions/export',
    operationId: 'exportQuestions',
    summary: 'Questions as a file of the chosen format',
    access,
    rateLimit: { per: 'caller', count: 60, seconds: 600 },
    query: ExportQuery,
    isRaw: true,
    handle: async (context, { query }, { reply }) => {
      const { name, contentType, bytes } = await exportFile(context, store, query);
      await reply.type(contentType).header('content-disposition', disposition(name)).send(bytes);
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/questions/export-report',
    operationId: 'getQuestionExportReport',
    summary: 'What a format cannot hold of the questions',
    access,
    rateLimit: { per: 'caller', count: 60, seconds: 600 },
    query: ExportQuery,
    response: ExportReport,
    handle: async (context, { query }) => ({ report: await reportExport(context, store, query) }),
  }),
];
