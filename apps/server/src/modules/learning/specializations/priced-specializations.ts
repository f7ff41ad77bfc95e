import { db } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import type { PricedItemType } from '../item-prices/item-prices.public.ts';
import { accessSpecialization, specializationAbilities } from './specializations.access.ts';

/** Specializations as items with special prices. */
export const pricedSpecializations: PricedItemType = {
  slug: 'specialization',
  async accessPricedItem(context, tx, specializationId) {
    await accessSpecialization(context, tx, specializationId);
    if (!specializationAbilities(context).canEdit) throw notAllowed();
    const row = await tx.one(
      db
        .selectFrom('specializations')
        .select(['title', 'price_minor'])
        .where('specialization_id', '=', specializationId),
    );
    if (!row) throw notFound();
    return { title: row.title, listMinor: row.price_minor ?? 0, currency: context.configuration.currency };
  },
};
