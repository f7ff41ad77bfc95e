import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { findItemType, type PurchasableItemType, type Sale } from '../purchasable-items/purchasable-items.public.ts';
import { findBundlePages, findBundles, looksAtBundles, newParts, ownedParts } from './bundles.reads.ts';
import { insertSoldItems, listSoldItems, type SoldItem } from './bundles.repository.ts';

/** What an order line of a bundle gives, each item with its type and as a sale of its own under the same line. */
const salesOf = (context: SystemContext, sale: Sale, items: readonly SoldItem[]) =>
  items.map(({ itemType, itemId }) => ({
    type: findItemType(context, itemType),
    sale: { ...sale, itemId },
  }));

const findSales = async (context: SystemContext, tx: Tx, sale: Sale) =>
  salesOf(context, sale, await listSoldItems(tx, sale.orderLineId));

/** Bundles as purchasable items. What a sale gives is frozen when the order is placed, and goes through the types of its items. */
export const bundleItems: PurchasableItemType = {
  slug: 'bundle',
  async findOffers(context, tx, itemIds) {
    if (!looksAtBundles(context)) return [];
    const { currency } = context.configuration;
    const bundles = (await findBundles(context, tx, itemIds)).filter(({ isPublished }) => isPublished);
    return bundles.map((bundle) => ({
      itemId: bundle.bundleId,
      pageId: bundle.bundleId,
      cover: bundle.cover,
      coverArt: bundle.coverArt,
      title: bundle.title,
      listMinor: bundle.offeredListMinor,
      terms: { ...bundle.terms, priceMinor: bundle.offeredMinor },
      currency,
      problem: bundle.problem,
      ownedParts: ownedParts(bundle).map(({ offer, shareMinor }) => ({
        title: offer!.title,
        shareMinor: shareMinor ?? 0,
      })),
    }));
  },
  findPages: findBundlePages,
  async hold(context, tx, sale, until) {
    let items = await listSoldItems(tx, sale.orderLineId);
    if (items.length === 0) {
      const [bundle] = await findBundles(context, tx, [sale.itemId]);
      if (!bundle || bundle.problem !== null) return false;
      const parts = newParts(bundle).map(({ itemType, itemId, shareMinor }) => ({
        itemType,
        itemId,
        shareMinor: shareMinor ?? 0,
      }));
      await insertSoldItems(tx, sale.orderLineId, parts);
      items = await listSoldItems(tx, sale.orderLineId);
    }
    for (const { type, sale: each } of salesOf(context, sale, items))
      if (type?.hold && !(await type.hold(context, tx, each, until))) return false;
    return true;
  },
  async release(context, tx, sale) {
    for (const { type, sale: each } of await findSales(context, tx, sale)) await type?.release?.(context, tx, each);
  },
  async grant(context, tx, sale) {
    const sales = await findSales(context, tx, sale);
    for (const { type, sale: each } of sales) if (!(await type?.grant(context, tx, each))) return false;
    return sales.length > 0;
  },
  async revoke(context, tx, sale) {
    for (const { type, sale: each } of await findSales(context, tx, sale)) await type?.revoke(context, tx, each);
  },
};
