import { hasQuantity } from '@sullam/domain/commerce/item-types.ts';
import { TriangleAlert } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { FieldLine } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { CancellationTerms } from '@sullam/web-kit/orders/cancellation-terms.tsx';
import type { CartItem } from '../../../parts/cart.api.ts';
import { ItemCover } from '../../../parts/item-cover.tsx';
import { itemPath, ownedItemPath } from '../../../parts/item-path.ts';
import { useItemStart } from '../../../parts/use-item-start.ts';
import { ItemQuantity } from './item-quantity.tsx';

interface OfItem {
  readonly item: CartItem;
}

/** How an item leaves the cart and comes back. */
export interface Removal {
  readonly isPending: boolean;
  readonly remove: (onRemoved: () => void) => void;
  readonly undo: () => void;
  /** Changes how many there are, for items that have a quantity. */
  readonly setQuantity: (quantity: number) => void;
}

interface CartItemRowProps extends OfItem {
  readonly removal: Removal;
  /** Stands for an item that has no title for the reader. */
  readonly untitled?: string;
  /** What a problem is called, where this reader's cart has another word for it. */
  readonly problemText?: string | undefined;
}

/** The higher price that is struck through: the list price, or the one that the item had when it was added. */
function struckPrice({ listMinor, priceMinor, discountMinor, formerPriceMinor }: CartItem) {
  const charged = priceMinor - discountMinor;
  if (listMinor > charged) return { label: 'cart.items.listPrice', amount: listMinor } as const;
  if (formerPriceMinor !== null) return { label: 'cart.items.formerPrice', amount: formerPriceMinor } as const;
  return null;
}

/** Why an item costs less than its list price. */
function PriceReason({ item }: OfItem) {
  const t = useT();
  const format = useFormat();
  if (item.problem !== null || item.priceKind === 'LIST') return null;
  return (
    <p className="text-sm text-success-text">
      {item.priceUntil
        ? t('cart.items.saleUntil', { date: format.date(item.priceUntil) })
        : t(item.priceKind === 'VOLUME' ? 'cart.items.volumePrice' : 'cart.items.groupPrice')}
    </p>
  );
}

/** What is charged, and the higher price that it replaces. */
function Price({ item }: OfItem) {
  const t = useT();
  const format = useFormat();
  const write = (amount: number) => format.money({ amount, currency: item.currency });
  const struck = struckPrice(item);
  return (
    <p className="tabular sm:text-end">
      {struck !== null && (
        <s className="block text-sm text-muted">
          <span className="sr-only">{t(struck.label)} </span>
          {write(struck.amount)}
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
  'coaching-session': 'cart.sessionRemovedSuccessfully',
  'course-seats': 'cart.seatsRemovedSuccessfully',
  'coaching-package': 'cart.coachingPackageRemovedSuccessfully',
} as const;

/** Removes the item; it can be added again at once, unless it is no longer sold. */
function RemoveButton({ item, removal, untitled }: CartItemRowProps) {
  const t = useT();
  const notify = useNotify();
  const title = useAuthorText()(item.title, untitled);
  const { slug } = item.purchasedItemType;
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={removal.isPending}
      aria-label={t('cart.items.removeItem', { title })}
      className="-me-3"
      onClick={() =>
        removal.remove(() =>
          notify({
            tone: 'success',
            text: t(slug in REMOVED ? REMOVED[slug as keyof typeof REMOVED] : REMOVED.course),
            ...(item.problem === null ? { action: { label: t('common.actions.undo'), run: removal.undo } } : {}),
          }),
        )
      }
    >
      {t('common.actions.remove')}
    </Button>
  );
}

/** An item of the cart. */
export function CartItemRow(props: CartItemRowProps) {
  const { item, untitled = '', problemText } = props;
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { now } = useKit();
  const start = useItemStart()(item);
  const [path, ownedPath] = [itemPath(item), ownedItemPath(item)];
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line py-5 sm:grid-cols-[11.5rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <ItemCover item={item} className="rounded-lg max-sm:row-span-2 max-sm:self-start" />
      <div className="min-w-0 space-y-1.5">
        <FieldLine>{t(`cart.items.${item.purchasedItemType.slug}`)}</FieldLine>
        <h2 className="text-lg">
          {path === null ? (
            <AuthorTextFor text={item.title} fallback={untitled} />
          ) : (
            <UiLink href={path} className="rounded-sm hover:underline">
              <AuthorTextFor text={item.title} />
            </UiLink>
          )}
        </h2>
        {start && <p className="text-sm text-muted">{t('cart.items.start', start)}</p>}
        {item.problem !== null && (
          <p>
            <Badge tone="danger" icon={TriangleAlert}>
              {problemText ?? t(`cart.problems.${item.problem}`)}
            </Badge>
          </p>
        )}
        {hasQuantity(item.purchasedItemType.slug) && <ItemQuantity item={item} onChange={props.removal.setQuantity} />}
        <PriceReason item={item} />
        {item.problem === null && <CancellationTerms item={item} now={new Date(now())} />}
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
        {item.problem !== 'GONE' && item.problem !== 'ON_REQUEST' && <Price item={item} />}
        <span className="max-sm:ms-auto">
          <RemoveButton {...props} />
        </span>
      </div>
    </li>
  );
}
