import { notFound } from '../../../kernel/problem.ts';
import type { PricedItemType } from '../../learning/item-prices/item-prices.public.ts';
import { accessManaged } from './packages.service.ts';

/** Packages as items with special prices, for administrators and the coach whose sessions they pay for. */
export const pricedPackages: PricedItemType = {
  slug: 'coaching-package',
  async accessPricedItem(context, tx, coachingPackageId) {
    const { title, priceMinor, archivedAt } = await accessManaged(context, tx, coachingPackageId);
    if (archivedAt !== null) throw notFound();
    return { title, listMinor: priceMinor ?? 0, currency: context.configuration.currency };
  },
};
