import type { QueryOf } from '@sullam/api-client/client.ts';
import type { Voucher, VoucherTerms } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { Voucher, VoucherTerms } from '@sullam/api-client/schema.gen.ts';

export const vouchersQuery = (query: QueryOf<'GET /api/vouchers'>) => ({
  ...apiQuery('GET /api/vouchers', { query }),
  placeholderData: keepPreviousData,
});

export const categoriesQuery = () => apiQuery('GET /api/course-categories');

const useRefreshVouchers = () => useRefresh('GET /api/vouchers');

interface Saving {
  /** Null creates one. */
  readonly voucherId: number | null;
  readonly code: string;
  readonly terms: VoucherTerms;
}

export const useSaveVoucher = () =>
  useMutation({
    mutationFn: ({ voucherId, code, terms }: Saving): Promise<Voucher> =>
      voucherId === null
        ? api('POST /api/vouchers', { body: { code, ...terms } })
        : api('PUT /api/vouchers/{voucherId}', { path: { voucherId }, body: terms }),
    onSuccess: useRefreshVouchers(),
  });

interface Batch {
  readonly count: number;
  readonly prefix: string;
  readonly terms: VoucherTerms;
}

export const useCreateBatch = () =>
  useMutation({
    mutationFn: ({ terms, ...batch }: Batch) => api('POST /api/voucher-batches', { body: { ...batch, ...terms } }),
    onSuccess: useRefreshVouchers(),
  });

export const useSetActivity = () =>
  useMutation({
    mutationFn: ({ voucherId, isActive }: Pick<Voucher, 'voucherId' | 'isActive'>) =>
      api('PUT /api/vouchers/{voucherId}/activity', { path: { voucherId }, body: { isActive } }),
    onSuccess: useRefreshVouchers(),
  });

/** Saves the codes of a batch as a file. */
export const useDownloadBatch = () =>
  useMutation({
    mutationFn: (voucherBatchId: number) =>
      api('GET /api/voucher-batches/{voucherBatchId}/export', { path: { voucherBatchId }, query: { format: 'csv' } }),
    onSuccess: (file) => saveFile(file),
  });
