import { SEAT_COUNTS, seatPriceFor } from '@sullam/domain/commerce/seats.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findPricing, NO_PRICING } from '../../learning/item-prices/item-prices.public.ts';
import { findOffers } from '../purchasable-items/purchasable-items.public.ts';
import type { SeatOffer } from './seat-pools.schemas.ts';

/** What seats of a course cost. @throws Problem not-found for a course that is hidden, or has no price */
export const readSeatOffer = (context: RequestContext, courseId: number): Promise<SeatOffer> =>
  reading(context, async (tx) => {
    const [offer] = await findOffers(context, tx, [{ itemType: 'course-seats', itemId: courseId }]);
    if (!offer) throw notFound();
    const { currency, listMinor, problem, isOnRequest } = offer;
    const { least, most } = SEAT_COUNTS;
    const pricing = (await findPricing(tx, 'course', [courseId])).get(courseId) ?? NO_PRICING;
    const counts = isOnRequest ? [] : [...new Set([least, Math.max(least, pricing.volumePrice?.fromCount ?? least)])];
    const prices = counts.map((fromCount) => {
      const { minor, kind } = seatPriceFor(listMinor, pricing, { count: fromCount, at: context.clock.now() });
      return { fromCount, minor, kind };
    });
    return { courseId, currency, listMinor: isOnRequest ? 0 : listMinor, prices, least, most, problem };
  });
