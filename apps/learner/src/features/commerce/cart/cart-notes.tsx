import { Banner } from '@sullam/ui/components/banner.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Cart } from '../../../parts/cart.api.ts';

/** What has changed since items were added. */
export function ChangedPrices({ order }: Cart) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const changed = order.purchasedItems.filter(({ formerPriceMinor }) => formerPriceMinor !== null);
  const hasProblems = order.purchasedItems.some(({ problem }) => problem !== null);
  if (changed.length === 0 && !hasProblems) return null;
  return (
    <Banner tone="warning" live="off">
      {changed.map(({ id, title, priceMinor, formerPriceMinor, currency }) => (
        <p key={id}>
          {t('cart.notes.priceChanged', {
            title: text(title),
            before: format.money({ amount: formerPriceMinor ?? 0, currency }),
            now: format.money({ amount: priceMinor, currency }),
          })}
        </p>
      ))}
      {hasProblems && <p>{t('cart.notes.problems')}</p>}
    </Banner>
  );
}

/** A cart with several currencies becomes several orders. */
export function SeveralOrders({ order }: Cart) {
  const t = useT();
  const count = order.totals.length;
  if (count < 2) return null;
  return (
    <Banner live="off" title={t('cart.notes.severalOrders', { count })}>
      {t('cart.notes.severalOrdersText')}
    </Banner>
  );
}
