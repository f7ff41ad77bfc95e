import { isAdministrator } from '../../../kernel/access/access.ts';
import { db } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import type { PricedItemType } from '../../learning/item-prices/item-prices.public.ts';

/** Bundles as items with special prices. */
export const pricedBundles: PricedItemType = {
  slug: 'bundle',
  async accessPricedItem(context, tx, bundleId) {
    if (!isAdministrator(context.caller)) throw notAllowed();
    const row = await tx.one(
      db.selectFrom('bundles').select(['title', 'price_minor']).where('bundle_id', '=', bundleId),
    );
    if (!row) throw notFound();
    return { title: row.title, listMinor: row.price_minor, currency: context.configuration.currency };
  },
};
