import { Icon } from '@sullam/ui/base/icon.tsx';
import { FileText } from '@sullam/ui/base/icons.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormat, useT } from '../kit-context.tsx';
import { DocumentFiles } from './document-files.tsx';
import { orderDocumentsQuery, type TaxDocument } from './documents.api.ts';

/** The key of what a document is called. */
export const kindKeyOf = ({ kind, isRefund }: TaxDocument) =>
  `billing.kinds.${kind === 'RECEIPT' && isRefund ? 'REFUND_RECEIPT' : kind}` as const;

function DocumentRow({ document }: { readonly document: TaxDocument }) {
  const t = useT();
  const format = useFormat();
  const { number, issuedAt, currency, totalMinor, isRefund, isTest } = document;
  const amount = format.money({ amount: isRefund ? -totalMinor : totalMinor, currency });
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Icon of={FileText} size={20} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span className="font-medium">{t(kindKeyOf(document))}</span> <bdi dir="ltr">{number}</bdi>
        </p>
        <p className="text-sm text-muted">
          {format.date(issuedAt)} · {amount}
        </p>
        {isTest && <p className="text-sm text-warning-text">{t('billing.documents.test')}</p>}
      </div>
      <DocumentFiles document={document} />
    </li>
  );
}

export interface OrderDocumentsProps {
  readonly orderId: number;
}

/** Invoice or receipt of an order and its credit notes; nothing while there are none. */
export function OrderDocuments({ orderId }: OrderDocumentsProps) {
  const t = useT();
  const { data, isPending, isError, isFetching, refetch } = useQuery(orderDocumentsQuery(orderId));
  if (data?.documents.length === 0) return null;
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-4 text-panel">{t('billing.documents.title')}</h2>
      {isPending && <SkeletonText lines={2} />}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      <ul className="divide-y divide-line">
        {data?.documents.map((document) => (
          <DocumentRow key={document.taxDocumentId} document={document} />
        ))}
      </ul>
    </Card>
  );
}
