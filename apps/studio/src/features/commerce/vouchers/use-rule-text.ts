import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Voucher } from './vouchers.api.ts';

const BASIS = 10_000;

/** What a voucher does, as a sentence: "10% off Data and AI, order of at least SAR 200.00". */
export function useRuleText(): (voucher: Voucher) => string {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  return (voucher) => {
    const { percentBasisPoints, amountMinor, currency, minimumMinor, scope, itemTypes, items, categories } = voucher;
    const moneyOf = (amount: number) => format.money({ amount, currency: currency ?? '' });
    const discount =
      percentBasisPoints === null
        ? moneyOf(amountMinor ?? 0)
        : format.percent(percentBasisPoints / BASIS, percentBasisPoints % 100 === 0 ? 0 : 2);
    const names = [
      ...itemTypes.map((type) => t(`orders.items.${type}`)),
      ...items.map(({ title }) => text(title)),
      ...categories.map(({ name }) => text(name)),
    ];
    const parts = [
      scope === 'EVERYTHING'
        ? t('voucher-desk.rules.everything', { discount: { raw: discount } })
        : t('voucher-desk.rules.named', { discount: { raw: discount }, names: { raw: format.list(names) } }),
      ...(minimumMinor > 0 ? [t('voucher-desk.rules.minimum', { amount: moneyOf(minimumMinor) })] : []),
      ...(voucher.stacks ? [t('voucher-desk.rules.stacks')] : []),
    ];
    return parts.join(' · ');
  };
}
