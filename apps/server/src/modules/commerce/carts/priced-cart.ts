import { createHash } from 'node:crypto';
import { rateOfCategory, taxOfLines } from '@sullam/domain/commerce/tax.ts';
import { type AppliedVoucher, applyVouchers } from '@sullam/domain/commerce/vouchers.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { findTerms } from '../cancellation-terms/cancellation-terms.public.ts';
import { readMarketplaceSettings } from '../marketplace-settings/marketplace-settings.public.ts';
import { findOffers, type Offer, presentStart } from '../purchasable-items/purchasable-items.public.ts';
import { findUsableVouchers, type UsableVoucher } from '../vouchers/vouchers.public.ts';
import { type CartItemRow, listCartItems, listCartVoucherIds } from './carts.repository.ts';
import type { Cart, CartItem, CartVoucher } from './carts.schemas.ts';

type Total = Cart['order']['totals'][number];

/** A price on request isn't told: the item keeps the price at which it was added. */
const toldPrice = (row: CartItemRow, offer: Offer | null) =>
  offer && !offer.isOnRequest
    ? offer
    : {
        listMinor: row.priceMinor,
        priceMinor: row.priceMinor,
        priceKind: 'LIST' as const,
        priceUntil: null,
        currency: row.currency,
        ownedParts: [],
      };

const presentPrice = (row: CartItemRow, offer: Offer | null) => {
  const { listMinor, priceMinor, priceKind, priceUntil, currency, ownedParts = [] } = toldPrice(row, offer);
  return {
    listMinor,
    priceMinor,
    priceKind,
    priceUntil: priceUntil?.toISOString() ?? null,
    formerPriceMinor: priceMinor !== row.priceMinor || currency !== row.currency ? row.priceMinor : null,
    currency,
    ownedParts: [...ownedParts],
  };
};

const present = (
  row: CartItemRow,
  offer: Offer | null,
  cancellationTiers: CartItem['cancellationTiers'],
): CartItem => ({
  id: row.cartItemId,
  itemId: row.itemId,
  purchasedItemType: { slug: row.itemType },
  pageId: offer?.pageId ?? null,
  title: offer?.title ?? row.title,
  quantity: row.quantity,
  cover: offer?.cover ?? null,
  coverArt: offer?.coverArt ?? null,
  ...presentPrice(row, offer),
  discountMinor: 0,
  problem: offer ? offer.problem : 'GONE',
  start: presentStart(offer?.start),
  cancellationTiers,
  taxCategory: offer?.taxCategory ?? 'STANDARD',
  exemptionReason: (offer?.exemptionReason ?? null) as CartItem['exemptionReason'],
});

/** Vouchers are taken from the list price: a line that one reduces has neither sale nor group price. */
const withDiscount = (item: CartItem, discountMinor: number): CartItem =>
  discountMinor === 0
    ? item
    : { ...item, discountMinor, priceMinor: item.listMinor, priceKind: 'LIST', priceUntil: null };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function totalsOf(items: readonly CartItem[], taxRate: number): Total[] {
  const sold = items.filter(({ problem }) => problem === null);
  return [...new Set(sold.map(({ currency }) => currency))].sort().map((currency) => {
    const ofCurrency = sold.filter((item) => item.currency === currency);
    const lines = ofCurrency.map(({ id, priceMinor, discountMinor, taxCategory }) => ({
      id,
      grossMinor: priceMinor - discountMinor,
      rate: rateOfCategory(taxCategory, taxRate),
    }));
    return {
      currency,
      itemCount: lines.length,
      subtotalMinor: sum(ofCurrency.map(({ priceMinor }) => priceMinor)),
      discountMinor: sum(ofCurrency.map(({ discountMinor }) => discountMinor)),
      totalMinor: sum(lines.map(({ grossMinor }) => grossMinor)),
      taxMinor: sum([...taxOfLines(lines).values()]),
      taxRateBasisPoints: lines.some(({ rate }) => rate > 0) ? taxRate : 0,
    };
  });
}

/** A digest of what the buyer sees of prices, discounts, problems and cancellation terms; titles and pictures may change without a word. */
const versionOf = ({ purchasedItems, totals, vouchers }: Omit<Cart['order'], 'status' | 'version'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        purchasedItems.map(
          ({ id, quantity, priceMinor, priceKind, discountMinor, currency, problem, start, cancellationTiers }) => [
            id,
            quantity,
            priceMinor,
            priceKind,
            discountMinor,
            currency,
            problem,
            ...(cancellationTiers.length > 0 ? [start, cancellationTiers] : []),
          ],
        ),
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

/** Tax rate and cancellation terms under which items are sold. */
export async function sellingTermsOf(tx: Tx, rows: readonly CartItemRow[]) {
  const [{ taxRateBasisPoints }, tiers] = await Promise.all([readMarketplaceSettings(tx), findTerms(tx, rows)]);
  return { taxRateBasisPoints, tiers };
}

/** Items at the prices of their offers, with what vouchers take off them. */
export function assembleCart(
  rows: readonly CartItemRow[],
  offers: readonly (Offer | null)[],
  usable: readonly UsableVoucher[],
  { taxRateBasisPoints, tiers }: Awaited<ReturnType<typeof sellingTermsOf>>,
): Cart {
  const listed = rows.map((row, at) =>
    present(row, offers[at] ?? null, [...(offers[at]?.cancellationTiers ?? tiers[at] ?? [])]),
  );
  const applied = applyTo(listed, offers, usable);
  const purchasedItems = listed.map((item) =>
    withDiscount(item, sum(applied.map(({ shares }) => shares.get(item.id) ?? 0))),
  );
  const totals = totalsOf(purchasedItems, taxRateBasisPoints);
  const vouchers = usable.map((voucher, at) => presentVoucher(voucher, applied[at]!));
  const version = versionOf({ purchasedItems, totals, vouchers });
  return { order: { status: 'CART', purchasedItems, totals, vouchers, version } };
}

/** Prices a member's cart anew. Nothing of it comes from the browser but which items and vouchers were added. */
export async function priceCart(context: MemberContext, tx: Tx): Promise<Cart> {
  const { userId } = context.caller;
  const [rows, voucherIds] = await Promise.all([listCartItems(tx, userId), listCartVoucherIds(tx, userId)]);
  const [offers, usable, terms] = await Promise.all([
    findOffers(context, tx, rows),
    findUsableVouchers(context, tx, voucherIds),
    sellingTermsOf(tx, rows),
  ]);
  return assembleCart(rows, offers, usable, terms);
}
