import { refundedSeats, seatPriceFor } from '@sullam/domain/commerce/seats.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { RequestContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { enrolmentState } from '../../learning/courses/courses.public.ts';
import { findPricing, type ItemPricing, NO_PRICING } from '../../learning/item-prices/item-prices.public.ts';
import { readMarketplaceSettings } from '../marketplace-settings/marketplace-settings.public.ts';
import type { PurchasableItemType } from '../purchasable-items/purchasable-items.public.ts';
import { type CourseOfSeats, findCoursePages, findCoursesOfSeats } from './course-seat-items.reads.ts';
import { closeCourse, suspendCourse } from './seat-access.ts';
import {
  countLivingSeats,
  endPool,
  endSeat,
  insertPool,
  listLivingSeats,
  lockPoolOfLine,
  setRefunded,
  setSuspended,
} from './seat-pools.repository.ts';

/** The price of all seats together. Prices of groups are for members themselves, so they don't count. */
function termsFor(context: RequestContext, { listMinor }: CourseOfSeats, pricing: ItemPricing, count: number) {
  const { minor, kind, until } = seatPriceFor(listMinor, pricing, { count, at: context.clock.now() });
  return {
    priceMinor: minor * count,
    priceKind: kind,
    priceUntil: until,
    taxCategory: pricing.taxCategory,
    exemptionReason: pricing.exemptionReason,
    isOnRequest: pricing.isOnRequest,
  };
}

function problemOf(context: RequestContext, course: CourseOfSeats, { isOnRequest }: ItemPricing) {
  if (enrolmentState(context, course) !== 'OPEN') return 'CLOSED';
  return isOnRequest ? 'ON_REQUEST' : null;
}

/** Withdraws a pool with all its seats, because its line was refunded whole or lost. */
async function withdraw(context: SystemContext, tx: Tx, orderLineId: number): Promise<void> {
  const pool = await lockPoolOfLine(tx, orderLineId);
  if (!pool || pool.endedAt !== null) return;
  const now = context.clock.now();
  await endPool(tx, pool.seatPoolId, now);
  for (const { seatId, userId } of await listLivingSeats(tx, pool.seatPoolId)) {
    await endSeat(tx, seatId, 'ENDED', now);
    if (userId !== null) await closeCourse(context, tx, pool, userId);
  }
}

/** Seats of courses as purchasable items. The id of the item is that of the course. The buyer need not be able to learn. */
export const courseSeatItems: PurchasableItemType = {
  slug: 'course-seats',
  async findOffers(context, tx, itemIds, quantities) {
    const courses = await findCoursesOfSeats(context, tx, itemIds);
    const pricing = await findPricing(tx, 'course', itemIds);
    return courses.map((course) => {
      const own = pricing.get(course.itemId) ?? NO_PRICING;
      const count = quantities.get(course.itemId) ?? 1;
      return {
        ...course,
        listMinor: course.listMinor * count,
        problem: problemOf(context, course, own),
        terms: termsFor(context, course, own, count),
      };
    });
  },
  findPages: findCoursePages,
  async grant({ clock }, tx, { orderLineId, userId, itemId: courseId, quantity: seatCount }) {
    const now = clock.now();
    const { seatAssignmentDays } = await readMarketplaceSettings(tx);
    const assignableUntil = new Date(now.getTime() + seatAssignmentDays * DAY);
    await insertPool(tx, { orderLineId, userId, courseId, seatCount, assignableUntil, now });
    return true;
  },
  revoke: (context, tx, { orderLineId }) => withdraw(context, tx, orderLineId),
  async takeBack(_context, tx, { orderLineId }, { refundedMinor, totalMinor }) {
    const pool = await lockPoolOfLine(tx, orderLineId);
    if (!pool) return true;
    const { seatPoolId, seatCount } = pool;
    const refunded = refundedSeats({ seatCount, totalMinor }, refundedMinor);
    const unused = seatCount - (await countLivingSeats(tx, seatPoolId));
    await setRefunded(tx, seatPoolId, Math.min(refunded, unused));
    return refunded <= unused;
  },
  async suspend(context, tx, { orderLineId }, isSuspended) {
    const pool = await lockPoolOfLine(tx, orderLineId);
    if (!pool) return;
    await setSuspended(tx, pool.seatPoolId, isSuspended);
    for (const { userId } of await listLivingSeats(tx, pool.seatPoolId))
      if (userId !== null) await suspendCourse(context, tx, pool, { userId, isSuspended });
  },
};
