import type { Cart } from '@sullam/api-client/schema.gen.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { SumLine, SumTotal } from '../orders/orders.public.ts';

type Total = Cart['order']['totals'][number];

interface CartSumsProps {
  readonly totals: readonly Total[];
}

const BASIS = 10_000;

function Sum({ total }: { readonly total: Total }) {
  const t = useT();
  const format = useFormat();
  const { currency, itemCount, totalMinor, taxMinor, taxRateBasisPoints } = total;
  const write = (amount: number) => format.money({ amount, currency });
  const rate = format.percent(taxRateBasisPoints / BASIS, taxRateBasisPoints % 100 === 0 ? 0 : 2);
  return (
    <dl className="space-y-2.5">
      <SumLine label={t('cart.counts.items', { count: itemCount })}>{write(totalMinor)}</SumLine>
      {taxRateBasisPoints > 0 && (
        <SumLine label={t('cart.summary.tax', { rate })} tone="muted">
          {write(taxMinor)}
        </SumLine>
      )}
      <SumTotal label={t('common.labels.total')}>{write(totalMinor)}</SumTotal>
    </dl>
  );
}

/** What checkout would charge: a sum for each currency. */
export const CartSums = ({ totals }: CartSumsProps) => (
  <div className="space-y-6">
    {totals.map((total) => (
      <Sum key={total.currency} total={total} />
    ))}
  </div>
);
