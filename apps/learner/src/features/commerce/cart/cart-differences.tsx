import { Banner } from '@sullam/ui/components/banner.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Cart, CartItem } from '../../../parts/cart.api.ts';
import type { CartVoucher } from './cart.api.ts';
import { useVoucherText } from './use-voucher-text.ts';

interface Difference {
  item: CartItem;
  was: CartItem | null;
  /** Null: another window removed it. */
  now: CartItem | null;
}

const chargedFor = ({ priceMinor, discountMinor }: CartItem): number => priceMinor - discountMinor;

const looksAs = (one: CartItem, other: CartItem): boolean =>
  chargedFor(one) === chargedFor(other) && one.currency === other.currency && one.problem === other.problem;

/** Items that differ between the cart that the buyer saw and the present one. */
export function differencesOf(before: Cart['order'], after: Cart['order']): Difference[] {
  const present = new Map(after.purchasedItems.map((item) => [item.id, item]));
  const seen = new Set(before.purchasedItems.map(({ id }) => id));
  const changed = before.purchasedItems.flatMap((was): Difference[] => {
    const now = present.get(was.id) ?? null;
    return now && looksAs(was, now) ? [] : [{ item: now ?? was, was, now }];
  });
  const added = after.purchasedItems
    .filter(({ id }) => !seen.has(id))
    .map((now): Difference => ({ item: now, was: null, now }));
  return [...changed, ...added];
}

/** Vouchers that took something off the cart that the buyer saw, and take nothing off the present one. */
export const lostVouchers = (before: Cart['order'], after: Cart['order']): CartVoucher[] =>
  after.vouchers.filter(
    ({ voucherId, problem }) =>
      problem !== null && before.vouchers.some((was) => was.voucherId === voucherId && was.problem === null),
  );

/** How the item stands now. */
function Present({ now }: Pick<Difference, 'now'>) {
  const t = useT();
  const format = useFormat();
  if (now === null) return t('cart.differences.removed');
  if (now.problem !== null) return t(`cart.problems.${now.problem}`);
  return format.money({ amount: chargedFor(now), currency: now.currency });
}

interface CartDifferencesProps {
  readonly before: Cart['order'];
  readonly after: Cart['order'];
}

/** What changed between what the buyer saw and what would be ordered now. */
export function CartDifferences({ before, after }: CartDifferencesProps) {
  const t = useT();
  const format = useFormat();
  const text = useVoucherText();
  const differences = differencesOf(before, after);
  const lost = lostVouchers(before, after);
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={t('cart.differences.title', { count: differences.length + lost.length })}
    >
      <p>{t('cart.differences.text')}</p>
      <ul className="mt-2 space-y-1">
        {lost.map((voucher) => (
          <li key={`voucher ${voucher.voucherId}`} className="flex flex-wrap gap-x-4">
            <bdi dir="ltr">{voucher.code}</bdi>
            <strong>{text.reason(voucher)}</strong>
          </li>
        ))}
        {differences.map(({ item, was, now }) => (
          <li key={item.id} className="flex flex-wrap justify-between gap-x-4">
            <AuthorTextFor text={item.title} />
            <span className="tabular">
              {was && now && chargedFor(was) !== chargedFor(now) && (
                <s className="me-2 text-muted">{format.money({ amount: chargedFor(was), currency: was.currency })}</s>
              )}
              <strong>
                <Present now={now} />
              </strong>
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
