import type { TaxDocument } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '../api.ts';
import { saveFile } from '../base/save-file.ts';
import { useMutation } from '../query/use-mutation.ts';
import { useRefresh } from '../query/use-refresh.ts';

export type { TaxDocument } from '@sullam/api-client/schema.gen.ts';

export const orderDocumentsQuery = (orderId: number) =>
  apiQuery('GET /api/orders/{orderId}/tax-documents', { path: { orderId } });

interface Wanted {
  readonly taxDocumentId: number;
  readonly form: 'pdf' | 'xml';
}

/** Saves a document as a file of the device. */
export const useSaveDocument = () =>
  useMutation({
    mutationFn: async ({ taxDocumentId, form }: Wanted) => {
      const path = { taxDocumentId };
      saveFile(
        form === 'pdf'
          ? await api('GET /api/tax-documents/{taxDocumentId}/pdf', { path })
          : await api('GET /api/tax-documents/{taxDocumentId}/xml', { path }),
      );
    },
  });

/** Sends a document to its buyer by mail again; the order's history says so. */
export const useSendDocument = () =>
  useMutation({
    mutationFn: ({ taxDocumentId }: TaxDocument) =>
      api('POST /api/tax-documents/{taxDocumentId}/send', { path: { taxDocumentId } }),
    onSuccess: useRefresh('GET /api/orders/{orderId}'),
  });
