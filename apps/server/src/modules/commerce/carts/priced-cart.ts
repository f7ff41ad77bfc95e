import { createHash } from 'node:crypto';
import { taxOfLines } from '@sullam/domain/commerce/tax.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { readMarketplaceSettings } from '../marketplace-settings/marketplace-settings.public.ts';
import { findOffers, type Offer } from '../purchasable-items/purchasable-items.public.ts';
import { type CartItemRow, listCartItems } from './carts.repository.ts';
import type { Cart, CartItem } from './carts.schemas.ts';

type Total = Cart['order']['totals'][number];

const present = (row: CartItemRow, offer: Offer | null): CartItem => ({
  id: row.cartItemId,
  itemId: row.itemId,
  purchasedItemType: { slug: row.itemType },
  pageId: offer?.pageId ?? null,
  title: offer?.title ?? row.title,
  cover: offer?.cover ?? null,
  coverArt: offer?.coverArt ?? null,
  priceMinor: offer?.priceMinor ?? row.priceMinor,
  formerPriceMinor:
    offer && (offer.priceMinor !== row.priceMinor || offer.currency !== row.currency) ? row.priceMinor : null,
  currency: offer?.currency ?? row.currency,
  problem: offer ? offer.problem : 'GONE',
});

function totalsOf(items: readonly CartItem[], taxRate: number): Total[] {
  const sold = items.filter(({ problem }) => problem === null);
  return [...new Set(sold.map(({ currency }) => currency))].sort().map((currency) => {
    const lines = sold
      .filter((item) => item.currency === currency)
      .map(({ id, priceMinor }) => ({ id, grossMinor: priceMinor, rate: taxRate }));
    return {
      currency,
      itemCount: lines.length,
      totalMinor: lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
      taxMinor: [...taxOfLines(lines).values()].reduce((sum, tax) => sum + tax, 0),
      taxRateBasisPoints: taxRate,
    };
  });
}

/** A digest of what the buyer sees of prices and problems; titles and pictures may change without a word. */
const versionOf = (items: readonly CartItem[], totals: readonly Total[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        items.map(({ id, priceMinor, currency, problem }) => [id, priceMinor, currency, problem]),
        totals,
      ]),
    )
    .digest('base64url');

/** Prices a member's cart anew. Nothing of it comes from the browser but which items were added. */
export async function priceCart(context: MemberContext, tx: Tx): Promise<Cart> {
  const rows = await listCartItems(tx, context.caller.userId);
  const offers = await findOffers(context, tx, rows);
  const { taxRateBasisPoints: taxRate } = await readMarketplaceSettings(tx);
  const purchasedItems = rows.map((row, at) => present(row, offers[at] ?? null));
  const totals = totalsOf(purchasedItems, taxRate);
  return { order: { status: 'CART', purchasedItems, totals, version: versionOf(purchasedItems, totals) } };
}
