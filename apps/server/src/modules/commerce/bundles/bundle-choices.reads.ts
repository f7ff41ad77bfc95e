import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { findOffers } from '../purchasable-items/purchasable-items.public.ts';
import type { BundleItem } from './bundles.schemas.ts';

/** So many are offered to choose from at once. */
const MOST_CHOICES = 20;

const idsIn = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Items of a type whose titles hold every word that is searched for. */
const idsOf: Record<BundleItem['itemType'], (tx: Tx, search: string) => Promise<number[]>> = {
  async course(tx, search) {
    let rows = db.selectFrom('course_overviews as c').select('c.course_id as id').where('c.status', '=', 'PUBLISHED');
    for (const found of await holdsWords(tx, 'courses', 'c.course_id', search)) rows = rows.where(found);
    return idsIn(await tx.all(rows.orderBy('c.course_id', 'desc').limit(MOST_CHOICES)));
  },
  async specialization(tx, search) {
    let rows = db
      .selectFrom('specialization_overviews as s')
      .select('s.specialization_id as id')
      .where('s.is_published', '=', true);
    for (const found of await holdsWords(tx, 'specializations', 's.specialization_id', search))
      rows = rows.where(found);
    return idsIn(await tx.all(rows.orderBy('s.specialization_id', 'desc').limit(MOST_CHOICES)));
  },
  async event(tx, search) {
    let rows = db
      .selectFrom('event_ticket_type_records as k')
      .select('k.event_ticket_type_id as id')
      .where('k.price_minor', '>', 0);
    for (const found of await holdsWords(tx, 'events', 'k.event_id', search)) rows = rows.where(found);
    return idsIn(await tx.all(rows.orderBy('k.event_ticket_type_id', 'desc').limit(MOST_CHOICES)));
  },
};

/** Items that a bundle can hold, found by their titles: those that are sold by themselves. */
export const findChoices = (
  context: MemberContext,
  { itemType, search = '' }: { itemType: BundleItem['itemType']; search?: string | undefined },
): Promise<BundleItem[]> =>
  reading(context, async (tx) => {
    const itemIds = await idsOf[itemType](tx, search);
    const offers = await findOffers(
      context,
      tx,
      itemIds.map((itemId) => ({ itemType, itemId })),
    );
    return offers.flatMap((offer) =>
      offer?.currency === context.configuration.currency
        ? {
            itemType,
            itemId: offer.itemId,
            pageId: offer.pageId,
            title: offer.title as BundleItem['title'],
            cover: offer.cover,
            coverArt: offer.coverArt,
            listMinor: offer.listMinor,
            priceMinor: offer.priceMinor,
            shareMinor: null,
            isOwned: offer.problem === 'OWNED',
          }
        : [],
    );
  });
