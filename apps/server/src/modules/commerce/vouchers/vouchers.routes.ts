import { administrator } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { sendTable, TableFormatQuery } from '../../../kernel/http/table-responses.ts';
import { exportBatch } from './voucher-batch.export.ts';
import {
  ActivityBody,
  BatchParams,
  CreatedBatch,
  NewBatchBody,
  NewVoucherBody,
  Voucher,
  VoucherListQuery,
  VoucherParams,
  VoucherTermsBody,
} from './vouchers.schemas.ts';
import {
  changeVoucher,
  createBatch,
  createVoucher,
  readVoucher,
  searchVouchers,
  setVoucherActivity,
} from './vouchers.service.ts';

const access = administrator();

export const voucherRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/vouchers',
    operationId: 'listVouchers',
    summary: 'Vouchers with their uses, newest first',
    access,
    query: VoucherListQuery,
    response: page(Voucher),
    handle: (context, { query }) => searchVouchers(context, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/vouchers',
    operationId: 'createVoucher',
    summary: 'Creates a voucher; its code is compared without case, separators and the kind of digits',
    access,
    refusesMasquerade: true,
    body: NewVoucherBody,
    response: Voucher,
    errors: { 409: ['voucher.code-taken'] },
    handle: (context, { body }) => createVoucher(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/vouchers/:voucherId',
    operationId: 'getVoucher',
    summary: 'A voucher with its scope and uses',
    access,
    params: VoucherParams,
    response: Voucher,
    handle: (context, { params }) => readVoucher(context, params.voucherId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/vouchers/:voucherId',
    operationId: 'updateVoucher',
    summary: 'Changes what a voucher does; its code stays, and placed orders keep their discount',
    access,
    refusesMasquerade: true,
    params: VoucherParams,
    body: VoucherTermsBody,
    response: Voucher,
    handle: (context, { params, body }) => changeVoucher(context, params.voucherId, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/vouchers/:voucherId/activity',
    operationId: 'setVoucherActivity',
    summary: 'Deactivates a voucher, or activates it again',
    access,
    refusesMasquerade: true,
    params: VoucherParams,
    body: ActivityBody,
    response: Voucher,
    handle: (context, { params, body }) => setVoucherActivity(context, params.voucherId, body.isActive),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/voucher-batches',
    operationId: 'createVoucherBatch',
    summary: 'Generates vouchers with the same terms and random codes',
    access,
    refusesMasquerade: true,
    body: NewBatchBody,
    response: CreatedBatch,
    handle: (context, { body }) => createBatch(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/voucher-batches/:voucherBatchId/export',
    operationId: 'exportVoucherBatch',
    summary: 'The codes of a batch as CSV or as a workbook',
    access,
    params: BatchParams,
    query: TableFormatQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    handle: async (context, { params, query }, { reply }) =>
      sendTable(reply, await exportBatch(context, params.voucherBatchId, query.format)),
  }),
];
