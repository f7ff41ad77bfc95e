import type { Cart } from '@sullam/api-client/schema.gen.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { SumLine, SumTotal } from '../orders/orders.public.ts';

type Total = Cart['order']['totals'][number];

type Vouchers = Cart['order']['vouchers'];

interface CartSumsProps {
  readonly totals: readonly Total[];
  readonly vouchers: Vouchers;
  /** The buyer's company accounts for the VAT. */
  readonly isReverseCharge?: boolean;
}

const BASIS = 10_000;

interface SumProps {
  readonly total: Total;
  readonly vouchers: Vouchers;
  readonly isReverseCharge: boolean;
}

/** What is to be paid of a sum. */
export const dueOf = ({ totalMinor, taxMinor }: Total, isReverseCharge: boolean): number =>
  isReverseCharge ? totalMinor - taxMinor : totalMinor;

function Sum({ total, vouchers, isReverseCharge }: SumProps) {
  const t = useT();
  const format = useFormat();
  const { currency, itemCount, subtotalMinor, discountMinor, totalMinor, taxMinor, taxRateBasisPoints } = total;
  const write = (amount: number) => format.money({ amount, currency });
  const rate = format.percent(taxRateBasisPoints / BASIS, taxRateBasisPoints % 100 === 0 ? 0 : 2);
  return (
    <div className="space-y-2.5">
      <dl className="space-y-2.5">
        <SumLine label={t('cart.counts.items', { count: itemCount })}>{write(subtotalMinor)}</SumLine>
        {vouchers.map(({ voucherId, code, discountMinor: off }) => (
          <SumLine key={voucherId} label={t('cart.voucher.line', { code })} tone="success">
            {write(-off)}
          </SumLine>
        ))}
        {isReverseCharge && taxMinor > 0 && (
          <SumLine label={t('cart.summary.reverseCharge')}>{write(-taxMinor)}</SumLine>
        )}
        {!isReverseCharge && taxRateBasisPoints > 0 && (
          <SumLine label={t('cart.summary.tax', { rate })} tone="muted">
            {write(taxMinor)}
          </SumLine>
        )}
        <SumTotal label={t('common.labels.total')}>{write(dueOf(total, isReverseCharge))}</SumTotal>
      </dl>
      {totalMinor === 0 && discountMinor > 0 && <p className="text-success-text">{t('cart.voucher.coversAll')}</p>}
    </div>
  );
}

/** What checkout would charge: a sum for each currency. */
export const CartSums = ({ totals, vouchers, isReverseCharge = false }: CartSumsProps) => (
  <div className="space-y-6">
    {totals.map((total) => (
      <Sum
        key={total.currency}
        total={total}
        isReverseCharge={isReverseCharge}
        vouchers={vouchers.filter(({ problem, currency }) => problem === null && currency === total.currency)}
      />
    ))}
  </div>
);
