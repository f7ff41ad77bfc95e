import { writeIban } from '@sullam/domain/commerce/iban.ts';
import { Copy } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ManualPayment, manualPaymentQuery, type Order } from './orders.api.ts';

interface FactProps {
  readonly label: string;
  readonly value: string;
  /** What is copied, where that differs from what people read. */
  readonly copied?: string;
  /** Latin letters and digits in either language. */
  readonly isCode?: boolean;
}

/** One thing to enter at the bank, with a button that copies it. */
function Fact({ label, value, copied = value, isCode = false }: FactProps) {
  const t = useT();
  const copy = useCopy();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5">
      <dt className="w-full text-muted max-sm:text-sm sm:w-36">{label}</dt>
      <dd className="min-w-0 flex-1 font-semibold tabular break-words">
        <bdi {...(isCode ? { dir: 'ltr' } : {})}>{value}</bdi>
      </dd>
      <dd className="print:hidden">
        <Button
          variant="ghost"
          size="sm"
          icon={Copy}
          aria-label={t('orders.manual.copy', { label })}
          onClick={() => void copy(copied)}
        >
          {t('orders.manual.copyShort')}
        </Button>
      </dd>
    </div>
  );
}

function Instructions({ payment }: { readonly payment: ManualPayment }) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { instructions, bankName, iban, accountHolder, number, amountMinor, currency, method } = payment;
  const amount = format.money({ amount: amountMinor, currency });
  const bank = text(bankName);
  return (
    <div className="space-y-4">
      {text(instructions) !== '' && (
        <p className="whitespace-pre-line">
          <AuthorTextFor text={instructions} />
        </p>
      )}
      <dl>
        <Fact label={t('orders.manual.amount')} value={amount} />
        <Fact label={t('orders.manual.reference')} value={format.number(number)} copied={String(number)} />
        {method === 'Wire Transfer' && (
          <>
            <Fact label={t('orders.manual.iban')} value={writeIban(iban)} copied={iban} isCode />
            <Fact label={t('orders.manual.holder')} value={accountHolder} />
            {bank !== '' && <Fact label={t('orders.manual.bank')} value={bank} />}
          </>
        )}
      </dl>
      <p className="text-sm text-muted">{t('orders.manual.after')}</p>
    </div>
  );
}

/** How to pay an order that waits for a transfer or for cash. */
export function ManualInstructions({ order }: { readonly order: Order }) {
  const t = useT();
  const { data, isPending, isError, isFetching, refetch } = useQuery(manualPaymentQuery(order.orderId));
  if (data) return <Instructions payment={data} />;
  if (isPending) return <SkeletonText lines={4} />;
  return (
    isError && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
  );
}
