import type { RequestContext } from '../../../kernel/context.ts';
import {
  findPackageCoaches,
  findPackageOffers,
  grantSoldPackage,
  revokeSoldPackage,
  suspendSoldPackage,
} from '../../coaching/coaching-packages/coaching-packages.public.ts';
import { coverArt, ownHue } from '../../organization/covers/covers.public.ts';
import type { ItemPage, PurchasableItemType, Sale } from './purchasable-items.types.ts';

const packageOf = ({ itemId, ...sale }: Sale) => ({ ...sale, coachingPackageId: itemId });

/** The page of a package is its coach's; one of any coach is shown beside the list of coaches. */
const pageOf = (
  context: RequestContext,
  { coachingPackageId, coachId }: { coachingPackageId: number; coachId: number | null },
): ItemPage => ({
  itemId: coachingPackageId,
  pageId: coachId,
  cover: null,
  coverArt: coverArt(context, 'path', coachingPackageId, ownHue(coachingPackageId)),
});

/** Packages of coaching sessions as purchasable items. Free ones are taken without an order. */
export const coachingPackageItems: PurchasableItemType = {
  slug: 'coaching-package',
  async findOffers(context, tx, itemIds) {
    const { currency } = context.configuration;
    const offers = await findPackageOffers(context, tx, itemIds);
    return offers
      .filter(({ priceMinor }) => priceMinor > 0)
      .map(({ title, priceMinor, problem, ...sold }) => ({
        ...pageOf(context, sold),
        title,
        listMinor: priceMinor,
        currency,
        problem,
      }));
  },
  async findPages(context, tx, itemIds) {
    return (await findPackageCoaches(tx, itemIds)).map((sold) => pageOf(context, sold));
  },
  grant: (context, tx, sale) => grantSoldPackage(context, tx, packageOf(sale)),
  revoke: (context, tx, sale) => revokeSoldPackage(context, tx, packageOf(sale)),
  suspend: (_context, tx, sale, isSuspended) => suspendSoldPackage(tx, packageOf(sale), isSuspended),
};
