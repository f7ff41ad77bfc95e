import { Type } from 'typebox';
import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { sendTable, TableFormatQuery } from '../../../kernel/http/table-responses.ts';
import { exportAccounts, exportTransfers } from './credit-accounts.export.ts';
import { listAccounts, listOwnTransfers, readOwnCredit } from './credit-accounts.reads.ts';
import {
  AccountListQuery,
  AccountParams,
  CreditAccount,
  CreditBalance,
  CreditTransfer,
  DeductionBody,
  OwnCredit,
  OwnCreditTransfer,
  TopUpBody,
} from './credit-accounts.schemas.ts';
import { deduct, readAccount, readTransfers, topUp } from './credit-accounts.service.ts';

const access = administrator();
const exports = { per: 'caller', count: 20, seconds: 600 } as const;

export const creditAccountRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/own-credit',
    operationId: 'getOwnCredit',
    summary: "The caller's credit in each currency",
    access: signedIn(),
    response: OwnCredit,
    handle: (context) => reading(context, (tx) => readOwnCredit(tx, context.caller.userId)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/own-credit/transfers',
    operationId: 'listOwnCreditTransfers',
    summary: "What came to the caller's credit and what was paid with it, newest first",
    access: signedIn(),
    query: Type.Object(PageQuery),
    response: page(OwnCreditTransfer),
    handle: (context, { query }) => reading(context, (tx) => listOwnTransfers(tx, context.caller.userId, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/credit-accounts',
    operationId: 'listCreditAccounts',
    summary: 'Credit accounts of members, the highest balance first',
    access,
    query: AccountListQuery,
    response: page(CreditAccount),
    handle: (context, { query }) => reading(context, (tx) => listAccounts(tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/credit-accounts/export',
    operationId: 'exportCreditAccounts',
    summary: 'All credit accounts with their balances, as CSV or as a workbook',
    access,
    query: TableFormatQuery,
    isRaw: true,
    rateLimit: exports,
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportAccounts(context, query.format)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/credit-accounts/:creditAccountId',
    operationId: 'getCreditAccount',
    summary: 'A credit account of a member',
    access,
    params: AccountParams,
    response: CreditAccount,
    handle: (context, { params }) => readAccount(context, params.creditAccountId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/credit-accounts/:creditAccountId/transfers',
    operationId: 'listCreditTransfers',
    summary: 'The ledger of a credit account, newest first, each entry with the balance after it',
    access,
    params: AccountParams,
    query: Type.Object(PageQuery),
    response: page(CreditTransfer),
    handle: (context, { params, query }) => readTransfers(context, params.creditAccountId, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/credit-accounts/:creditAccountId/export',
    operationId: 'exportCreditTransfers',
    summary: 'The ledger of a credit account as CSV or as a workbook',
    access,
    params: AccountParams,
    query: TableFormatQuery,
    isRaw: true,
    rateLimit: exports,
    handle: async (context, { params, query }, { reply }) =>
      sendTable(reply, await exportTransfers(context, params.creditAccountId, query.format)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/credit-top-ups',
    operationId: 'topUpCredit',
    summary:
      'Gives a member credit, with a reason. Send an Idempotency-Key header: the same request under the same key gives it once',
    access,
    refusesMasquerade: true,
    body: TopUpBody,
    response: CreditBalance,
    errors: { 409: ['order.key-in-use'], 422: ['order.key-reused'] },
    handle: (context, { body }, { request }) => topUp(context, body, request.headers['idempotency-key']),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/credit-accounts/:creditAccountId/deductions',
    operationId: 'deductCredit',
    summary: 'Takes credit back, with a reason and never below zero. An Idempotency-Key header takes it once',
    access,
    refusesMasquerade: true,
    params: AccountParams,
    body: DeductionBody,
    response: CreditBalance,
    errors: { 409: ['credit-account.balance-too-low', 'order.key-in-use'], 422: ['order.key-reused'] },
    handle: (context, { params, body }, { request }) =>
      deduct(context, params.creditAccountId, body, request.headers['idempotency-key']),
  }),
];
