import { TriangleAlert } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { FieldLine } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { type CartItem, useAddToCart, useRemoveFromCart } from '../../../parts/cart.api.ts';
import { ItemCover } from '../../../parts/item-cover.tsx';
import { itemPath, ownedItemPath } from '../../../parts/item-path.ts';

interface CartItemRowProps {
  readonly item: CartItem;
}

/** What is charged, and the price without vouchers or the one that the item had when it was added. */
function Price({ item }: CartItemRowProps) {
  const t = useT();
  const format = useFormat();
  const write = (amount: number) => format.money({ amount, currency: item.currency });
  const struck = item.discountMinor > 0 ? item.priceMinor : item.formerPriceMinor;
  return (
    <p className="tabular">
      {struck !== null && (
        <s className="block text-sm text-muted">
          <span className="sr-only">
            {t(item.discountMinor > 0 ? 'cart.voucher.listPrice' : 'cart.items.formerPrice')}{' '}
          </span>
          {write(struck)}
        </s>
      )}
      <span className="font-display text-lg font-semibold">{write(item.priceMinor - item.discountMinor)}</span>
    </p>
  );
}

const REMOVED = {
  course: 'cart.courseRemovedSuccessfully',
  specialization: 'cart.specializationRemovedSuccessfully',
  event: 'cart.eventRemovedSuccessfully',
  bundle: 'cart.bundleRemovedSuccessfully',
} as const;

/** Removes the item; it can be added again at once, unless it is no longer sold. */
function RemoveButton({ item }: CartItemRowProps) {
  const t = useT();
  const notify = useNotify();
  const title = useAuthorText()(item.title);
  const { slug } = item.purchasedItemType;
  const remove = useRemoveFromCart();
  const add = useAddToCart();
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={remove.isPending}
      aria-label={t('cart.items.removeItem', { title })}
      className="-me-3"
      onClick={() =>
        remove.mutate(item, {
          onSuccess: () =>
            notify({
              tone: 'success',
              text: t(slug in REMOVED ? REMOVED[slug as keyof typeof REMOVED] : REMOVED.course),
              ...(item.problem === null
                ? { action: { label: t('common.actions.undo'), run: () => add.mutate(item) } }
                : {}),
            }),
        })
      }
    >
      {t('common.actions.remove')}
    </Button>
  );
}

/** An item of the cart. */
export function CartItemRow({ item }: CartItemRowProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const [path, ownedPath] = [itemPath(item), ownedItemPath(item)];
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line py-5 sm:grid-cols-[11.5rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <ItemCover item={item} className="rounded-lg max-sm:row-span-2 max-sm:self-start" />
      <div className="min-w-0 space-y-1.5">
        <FieldLine>{t(`cart.items.${item.purchasedItemType.slug}`)}</FieldLine>
        <h2 className="text-lg">
          {path === null ? (
            <AuthorTextFor text={item.title} />
          ) : (
            <UiLink href={path} className="rounded-sm hover:underline">
              <AuthorTextFor text={item.title} />
            </UiLink>
          )}
        </h2>
        {item.problem !== null && (
          <p>
            <Badge tone="danger" icon={TriangleAlert}>
              {t(`cart.problems.${item.problem}`)}
            </Badge>
          </p>
        )}
        {item.problem === null &&
          item.ownedParts.map(({ title, shareMinor }) => (
            <p key={text(title)} className="text-sm text-success-text">
              {t('cart.items.ownedPart', {
                title: text(title),
                amount: format.money({ amount: shareMinor, currency: item.currency }),
              })}
            </p>
          ))}
        {item.problem === 'OWNED' && ownedPath !== null && (
          <p>
            <UiLink href={ownedPath} className={textLinkClass}>
              {t('cart.items.openOwned')}
            </UiLink>
          </p>
        )}
      </div>
      <div className="flex items-center justify-between gap-2 max-sm:col-start-2 sm:flex-col sm:items-end sm:justify-start">
        {item.problem !== 'GONE' && <Price item={item} />}
        <span className="max-sm:ms-auto">
          <RemoveButton item={item} />
        </span>
      </div>
    </li>
  );
}
