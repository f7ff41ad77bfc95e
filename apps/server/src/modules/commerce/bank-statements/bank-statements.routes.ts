import type { Readable } from 'node:stream';
import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { readBody } from '../../organization/media/media.public.ts';
import { statementTooLarge } from './bank-statements.errors.ts';
import { listStatements } from './bank-statements.reads.ts';
import {
  BankStatement,
  BankStatementLine,
  ImportedStatement,
  ImportStatementQuery,
  StatementListQuery,
  StatementParams,
  StatementPreview,
  StatementQuery,
} from './bank-statements.schemas.ts';
import { importStatement, previewStatement, readStatementLines } from './bank-statements.service.ts';

const MOST_BYTES = 5 * MEGABYTE;
const rateLimit = { per: 'caller', count: 60, seconds: 600 } as const;

async function fileOf(body: unknown): Promise<Buffer> {
  const bytes = await readBody(body as Readable, MOST_BYTES);
  if (!bytes) throw statementTooLarge();
  return bytes;
}

export const bankStatementRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/bank-statements/preview',
    operationId: 'previewBankStatement',
    summary:
      'What a bank statement (the body, at most 5 MB: CSV, workbook, MT940 or camt.053) would bring; saves nothing',
    access: administrator(),
    rateLimit,
    rawBody: true,
    query: StatementQuery,
    response: StatementPreview,
    errors: { 400: ['bank-statement.unreadable'], 413: ['bank-statement.too-large'] },
    handle: async (context, { query }, { request }) => previewStatement(context, await fileOf(request.raw), query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/bank-statements',
    operationId: 'importBankStatement',
    summary: 'Saves the incoming payments of a bank statement (the body, at most 5 MB), each once; confirms nothing',
    access: administrator(),
    refusesMasquerade: true,
    rateLimit,
    rawBody: true,
    query: ImportStatementQuery,
    response: ImportedStatement,
    errors: {
      400: ['bank-statement.columns-missing', 'bank-statement.empty', 'bank-statement.unreadable'],
      409: ['bank-statement.known'],
      413: ['bank-statement.too-large'],
    },
    handle: async (context, { query }, { request }) => importStatement(context, await fileOf(request.raw), query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/bank-statements',
    operationId: 'listBankStatements',
    summary: 'Imported bank statements, newest first',
    access: administrator(),
    query: StatementListQuery,
    response: page(BankStatement),
    handle: (context, { query }) => reading(context, (tx) => listStatements(tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/bank-statements/:bankStatementId/lines',
    operationId: 'listBankStatementLines',
    summary: 'Incoming payments of a bank statement with the orders that they pay, latest day first',
    access: administrator(),
    params: StatementParams,
    query: StatementListQuery,
    response: page(BankStatementLine),
    handle: (context, { params, query }) => readStatementLines(context, params.bankStatementId, query),
  }),
];
