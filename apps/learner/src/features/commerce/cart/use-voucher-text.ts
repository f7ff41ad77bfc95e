import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CartVoucher } from './cart.api.ts';

const BASIS = 10_000;

/** What a voucher says of itself: what it takes off, and why it takes nothing off. */
export function useVoucherText() {
  const t = useT();
  const format = useFormat();
  return {
    /** "10% off"; null for an amount that reduces no order. */
    discount: ({ percentBasisPoints, amountMinor, currency }: CartVoucher): string | null => {
      if (percentBasisPoints !== null) {
        const discount = format.percent(percentBasisPoints / BASIS, percentBasisPoints % 100 === 0 ? 0 : 2);
        return t('cart.voucher.off', { discount });
      }
      if (amountMinor === null || currency === null) return null;
      return t('cart.voucher.off', { discount: format.money({ amount: amountMinor, currency }) });
    },
    reason: ({ problem, missingMinor, currency }: CartVoucher): string | null =>
      problem &&
      t(`cart.voucher.problems.${problem}`, {
        amount: currency === null ? '' : format.money({ amount: missingMinor, currency }),
      }),
  };
}
