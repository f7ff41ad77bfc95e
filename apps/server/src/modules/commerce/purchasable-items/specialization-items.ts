import {
  findSpecializationOffers,
  findSpecializationTiles,
  grantSpecialization,
  revokeSpecialization,
  type SpecializationTile,
} from '../../learning/specializations/specializations.public.ts';
import type { ItemPage, PurchasableItemType, Sale } from './purchasable-items.types.ts';

const specializationOf = ({ itemId, ...sale }: Sale) => ({ ...sale, specializationId: itemId });

const pageOf = ({ specializationId, cover, coverArt }: SpecializationTile): ItemPage => ({
  itemId: specializationId,
  pageId: specializationId,
  cover,
  coverArt,
});

/** Specializations as purchasable items. */
export const specializationItems: PurchasableItemType = {
  slug: 'specialization',
  async findOffers(context, tx, itemIds) {
    const { currency } = context.configuration;
    const offers = await findSpecializationOffers(context, tx, itemIds);
    return offers.map(({ title, priceMinor, problem, ...tile }) => ({
      ...pageOf(tile),
      title,
      listMinor: priceMinor,
      currency,
      problem,
    }));
  },
  async findPages(context, tx, itemIds) {
    return (await findSpecializationTiles(context, tx, itemIds)).map(pageOf);
  },
  grant: (context, tx, sale) => grantSpecialization(context, tx, specializationOf(sale)),
  revoke: (context, tx, sale) => revokeSpecialization(context, tx, specializationOf(sale)),
};
