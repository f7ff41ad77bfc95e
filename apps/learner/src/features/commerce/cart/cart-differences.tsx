import { Banner } from '@sullam/ui/components/banner.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Cart, CartItem } from '../../../parts/cart.api.ts';

interface Difference {
  item: CartItem;
  was: CartItem | null;
  /** Null: another window removed it. */
  now: CartItem | null;
}

const looksAs = (one: CartItem, other: CartItem): boolean =>
  one.priceMinor === other.priceMinor && one.currency === other.currency && one.problem === other.problem;

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

/** How the item stands now. */
function Present({ now }: Pick<Difference, 'now'>) {
  const t = useT();
  const format = useFormat();
  if (now === null) return t('cart.differences.removed');
  if (now.problem !== null) return t(`cart.problems.${now.problem}`);
  return format.money({ amount: now.priceMinor, currency: now.currency });
}

interface CartDifferencesProps {
  readonly before: Cart['order'];
  readonly after: Cart['order'];
}

/** What changed between what the buyer saw and what would be ordered now. */
export function CartDifferences({ before, after }: CartDifferencesProps) {
  const t = useT();
  const format = useFormat();
  const differences = differencesOf(before, after);
  return (
    <Banner tone="warning" live="assertive" title={t('cart.differences.title', { count: differences.length })}>
      <p>{t('cart.differences.text')}</p>
      <ul className="mt-2 space-y-1">
        {differences.map(({ item, was, now }) => (
          <li key={item.id} className="flex flex-wrap justify-between gap-x-4">
            <AuthorTextFor text={item.title} />
            <span className="tabular">
              {was && now && was.priceMinor !== now.priceMinor && (
                <s className="me-2 text-muted">{format.money({ amount: was.priceMinor, currency: was.currency })}</s>
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
