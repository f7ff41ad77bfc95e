import { Type } from 'typebox';
import { demoLoading } from '../../../demo/demo-content.ts';
import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { retainedRows, signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { listSoldCurrencies } from '../credit-accounts/credit-accounts.public.ts';
import { loadDemoCreditLists } from './credit-lists.demo.ts';
import { listCreditLists } from './credit-lists.reads.ts';
import {
  CreditCurrencies,
  CreditList,
  CreditListBody,
  CreditListParams,
  CreditListPreview,
  CreditListRow,
  RowQuery,
} from './credit-lists.schemas.ts';
import { previewList, RUN_CREDIT_LIST, readList, readListRows, runList, sendList } from './credit-lists.service.ts';

const BY_LAW = 'books of account are kept by law';
const access = administrator();

/** Credit lists: credit for many members at once, with one result for each row. */
export const creditListsModule = defineModule({
  name: 'credit-lists',
  partOf: ['marketplace'],
  owns: ['credit_list_rows', 'credit_lists'],
  personalRows: [retainedRows('credit_list_rows', 'user_id', BY_LAW), signedRows('credit_lists', 'made_by', BY_LAW)],
  uses: ['credit-accounts', 'members', 'orders'],
  contributes: [contribute(demoLoading, loadDemoCreditLists)],
  jobs: [{ name: RUN_CREDIT_LIST, run: (context, { creditListId }) => runList(context, Number(creditListId)) }],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/credit-currencies',
      operationId: 'listCreditCurrencies',
      summary: 'Currencies in which credit can be given: those in which the organisation sells',
      access,
      response: CreditCurrencies,
      handle: (context) => reading(context, async (tx) => ({ currencies: await listSoldCurrencies(context, tx) })),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/credit-lists/preview',
      operationId: 'previewCreditList',
      summary: 'What a list of email, amount and reason would give, with a result for each row and the sum',
      access,
      rateLimit: { per: 'caller', count: 120, seconds: 3600 },
      body: CreditListBody,
      response: CreditListPreview,
      errors: { 413: ['credit-list.too-long'], 422: ['too-complex'] },
      handle: (context, { body }) => previewList(context, body),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/credit-lists',
      operationId: 'sendCreditList',
      summary:
        'Gives credit to the members of a list by a job. Rows that a list of the same name has given are left out; an Idempotency-Key header sends it once',
      access,
      refusesMasquerade: true,
      rateLimit: { per: 'caller', count: 60, seconds: 3600 },
      body: CreditListBody,
      response: CreditList,
      errors: {
        409: ['credit-list.nothing-to-give', 'order.key-in-use'],
        413: ['credit-list.too-long'],
        422: ['order.key-reused', 'too-complex'],
      },
      handle: (context, { body }, { request }) => sendList(context, body, request.headers['idempotency-key']),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/credit-lists',
      operationId: 'listCreditLists',
      summary: 'Lists by which credit was given, newest first',
      access,
      query: Type.Object(PageQuery),
      response: page(CreditList),
      handle: (context, { query }) => reading(context, (tx) => listCreditLists(tx, query)),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/credit-lists/:creditListId',
      operationId: 'getCreditList',
      summary: 'A credit list with how far it is',
      access,
      params: CreditListParams,
      response: CreditList,
      handle: (context, { params }) => readList(context, params.creditListId),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/credit-lists/:creditListId/rows',
      operationId: 'listCreditListRows',
      summary: 'Rows of a credit list with their results, in their order',
      access,
      params: CreditListParams,
      query: RowQuery,
      response: page(CreditListRow),
      handle: (context, { params, query }) => readListRows(context, params.creditListId, query),
    }),
  ],
});
