import { Icon } from '@sullam/ui/base/icon.tsx';
import { FileText, Mail } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormat, useNotify, useT } from '../kit-context.tsx';
import { DocumentFiles } from './document-files.tsx';
import { orderDocumentsQuery, type TaxDocument, useSendDocument } from './documents.api.ts';

/** The key of what a document is called. */
export const kindKeyOf = ({ kind, isRefund }: TaxDocument) =>
  `billing.kinds.${kind === 'RECEIPT' && isRefund ? 'REFUND_RECEIPT' : kind}` as const;

interface DocumentProps {
  readonly document: TaxDocument;
  /** The reader is who bought. */
  readonly isBuyer: boolean;
}

/** Sends the document by mail again, to whoever bought. */
function SendDocument({ document, isBuyer }: DocumentProps) {
  const t = useT();
  const notify = useNotify();
  const { mutate, isPending } = useSendDocument();
  const label = t(isBuyer ? 'billing.documents.emailMe' : 'billing.documents.emailBuyer');
  const number = { raw: document.number };
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={Mail}
      className="-ms-3 print:hidden"
      aria-label={`${label}: ${document.number}`}
      pending={isPending}
      onClick={() =>
        mutate(document, {
          onSuccess: () => notify({ tone: 'success', text: t('billing.documents.sent', { number }) }),
        })
      }
    >
      {label}
    </Button>
  );
}

function DocumentRow({ document, isBuyer }: DocumentProps) {
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
        <SendDocument document={document} isBuyer={isBuyer} />
      </div>
      <DocumentFiles document={document} />
    </li>
  );
}

export interface OrderDocumentsProps {
  readonly orderId: number;
  readonly isBuyer?: boolean;
}

/** Invoice or receipt of an order and its credit notes; nothing while there are none. */
export function OrderDocuments({ orderId, isBuyer = false }: OrderDocumentsProps) {
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
          <DocumentRow key={document.taxDocumentId} document={document} isBuyer={isBuyer} />
        ))}
      </ul>
    </Card>
  );
}
