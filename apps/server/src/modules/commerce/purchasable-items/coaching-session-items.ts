import {
  bookPaidSession,
  cancelPaidSession,
  findSessionOffers,
  findSessionPages,
  holdSession,
  lockSessions,
  releaseSession,
  type SessionPage,
} from '../../coaching/paid-sessions/paid-sessions.public.ts';
import type { ItemPage, PurchasableItemType, Sale } from './purchasable-items.types.ts';

const sessionOf = ({ itemId, ...sale }: Sale) => ({ ...sale, coachingSessionId: itemId });

const pageOf = ({ coachingSessionId, coverArt, start }: SessionPage): ItemPage => ({
  itemId: coachingSessionId,
  pageId: coachingSessionId,
  cover: null,
  coverArt,
  start,
});

/** Coaching sessions as purchasable items: the time that a learner has chosen. */
export const coachingSessionItems: PurchasableItemType = {
  slug: 'coaching-session',
  async findOffers(context, tx, itemIds) {
    const offers = await findSessionOffers(context, tx, itemIds);
    return offers.map(({ title, priceMinor, currency, cancellationTiers, problem, ...page }) => ({
      ...pageOf(page),
      title,
      listMinor: priceMinor,
      currency,
      cancellationTiers,
      problem,
    }));
  },
  async findPages(context, tx, itemIds) {
    return (await findSessionPages(context, tx, itemIds)).map(pageOf);
  },
  lock: lockSessions,
  hold: (context, tx, sale, until) => holdSession(context, tx, { ...sessionOf(sale), until }),
  grant: (context, tx, sale) => bookPaidSession(context, tx, sessionOf(sale)),
  release: (context, tx, sale) => releaseSession(context, tx, sessionOf(sale)),
  revoke: (context, tx, sale) => cancelPaidSession(context, tx, sessionOf(sale)),
};
