import { createHash } from 'node:crypto';
import { taxOfLines } from '@sullam/domain/commerce/tax.ts';
import { type AppliedVoucher, applyVouchers } from '@sullam/domain/commerce/vouchers.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { readMarketplaceSettings } from '../marketplace-settings/marketplace-settings.public.ts';
import { findOffers, type Offer } from '../purchasable-items/purchasable-items.public.ts';
import { findUsableVouchers, type UsableVoucher } from '../vouchers/vouchers.public.ts';
import { type CartItemRow, listCartItems, listCartVoucherIds } from './carts.repository.ts';
import type { Cart, CartItem, CartVoucher } from './carts.schemas.ts';

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
  discountMinor: 0,
  formerPriceMinor:
    offer && (offer.priceMinor !== row.priceMinor || offer.currency !== row.currency) ? row.priceMinor : null,
  currency: offer?.currency ?? row.currency,
  problem: offer ? offer.problem : 'GONE',
  ownedParts: [...(offer?.ownedParts ?? [])],
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function totalsOf(items: readonly CartItem[], taxRate: number): Total[] {
  const sold = items.filter(({ problem }) => problem === null);
  return [...new Set(sold.map(({ currency }) => currency))].sort().map((currency) => {
    const ofCurrency = sold.filter((item) => item.currency === currency);
    const lines = ofCurrency.map(({ id, priceMinor, discountMinor }) => ({
      id,
      grossMinor: priceMinor - discountMinor,
      rate: taxRate,
    }));
    return {
      currency,
      itemCount: lines.length,
      subtotalMinor: sum(ofCurrency.map(({ priceMinor }) => priceMinor)),
      discountMinor: sum(ofCurrency.map(({ discountMinor }) => discountMinor)),
      totalMinor: sum(lines.map(({ grossMinor }) => grossMinor)),
      taxMinor: sum([...taxOfLines(lines).values()]),
      taxRateBasisPoints: taxRate,
    };
  });
}

/** A digest of what the buyer sees of prices, discounts and problems; titles and pictures may change without a word. */
const versionOf = ({ purchasedItems, totals, vouchers }: Omit<Cart['order'], 'status' | 'version'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        purchasedItems.map(({ id, priceMinor, discountMinor, currency, problem }) => [
          id,
          priceMinor,
          discountMinor,
          currency,
          problem,
        ]),
        totals,
        vouchers.map(({ voucherId, problem, discountMinor }) => [voucherId, problem, discountMinor]),
      ]),
    )
    .digest('base64url');

function applyTo(items: readonly CartItem[], offers: readonly (Offer | null)[], vouchers: readonly UsableVoucher[]) {
  const scoped = new Map(
    items.map(({ id, itemId, purchasedItemType }, at) => [
      id,
      { itemType: purchasedItemType.slug, itemId, courseCategoryId: offers[at]?.courseCategoryId ?? null },
    ]),
  );
  return applyVouchers(
    vouchers.map((voucher) => ({ ...voucher, covers: (id) => voucher.coversItem(scoped.get(id)!) })),
    items.filter(({ problem }) => problem === null),
  );
}

const presentVoucher = (voucher: UsableVoucher, applied: AppliedVoucher): CartVoucher => ({
  voucherId: voucher.voucherId,
  code: voucher.code,
  percentBasisPoints: voucher.percentBasisPoints,
  amountMinor: voucher.amountMinor,
  endsAt: voucher.endsAt?.toISOString() ?? null,
  problem: applied.problem,
  missingMinor: applied.missingMinor,
  currency: applied.currency,
  discountMinor: applied.discountMinor,
});

/** Prices a member's cart anew. Nothing of it comes from the browser but which items and vouchers were added. */
export async function priceCart(context: MemberContext, tx: Tx): Promise<Cart> {
  const { userId } = context.caller;
  const rows = await listCartItems(tx, userId);
  const offers = await findOffers(context, tx, rows);
  const { taxRateBasisPoints: taxRate } = await readMarketplaceSettings(tx);
  const usable = await findUsableVouchers(context, tx, await listCartVoucherIds(tx, userId));
  const listed = rows.map((row, at) => present(row, offers[at] ?? null));
  const applied = applyTo(listed, offers, usable);
  const purchasedItems = listed.map((item) => ({
    ...item,
    discountMinor: sum(applied.map(({ shares }) => shares.get(item.id) ?? 0)),
  }));
  const totals = totalsOf(purchasedItems, taxRate);
  const vouchers = usable.map((voucher, at) => presentVoucher(voucher, applied[at]!));
  const version = versionOf({ purchasedItems, totals, vouchers });
  return { order: { status: 'CART', purchasedItems, totals, vouchers, version } };
}
