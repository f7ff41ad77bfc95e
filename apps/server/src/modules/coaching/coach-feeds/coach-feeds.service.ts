import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import {
  checkManages,
  managedCoach,
  noteAvailabilityChange,
  type OfCoach,
} from '../coach-availability/coach-availability.public.ts';
import { lockCoach } from '../coaches/coaches.public.ts';
import { feedAdded, feedNotAdded, tooManyFeeds } from './coach-feeds.errors.ts';
import {
  deleteFeed,
  type FeedRow,
  findFeed,
  findFeeds,
  insertFeed,
  renameFeed,
  replaceSpans,
} from './coach-feeds.repository.ts';
import { type CoachFeed, FEED_LIMITS, type NewCoachFeed } from './coach-feeds.schemas.ts';
import { openAddress, readFeedAddress, sealAddress, shownAddress } from './feed-address.ts';
import { readFeedFrame, refreshFeed, stateOf } from './feed-refresh.service.ts';
import { fetchFeed } from './fetch-feed.ts';

const shown = (row: FeedRow): CoachFeed => ({
  coachFeedId: row.coachFeedId,
  coachId: row.coachId,
  name: row.name,
  host: row.host,
  addressEnd: row.addressEnd,
  succeededAt: row.succeededAt.toISOString(),
  failedSince: row.failedSince?.toISOString() ?? null,
  failure: row.failure,
  nextRefreshAt: row.nextRefreshAt.toISOString(),
});

/** Calendars that a coach subscribed to, oldest first. */
export const listFeeds = (context: MemberContext, of: OfCoach): Promise<{ data: CoachFeed[] }> =>
  reading(context, async (tx) => {
    const { coachId } = await managedCoach(context, tx, of);
    return { data: (await findFeeds(tx, coachId)).map(shown) };
  });

/** @throws Problem coach-feed.too-many, coach-feed.already-added */
async function checkNew(context: MemberContext, tx: Tx, coachId: number, address: string): Promise<void> {
  const feeds = await findFeeds(tx, coachId);
  if (feeds.length >= FEED_LIMITS.feeds) throw tooManyFeeds(FEED_LIMITS.feeds);
  if (feeds.some(({ sealedAddress }) => openAddress(context, sealedAddress) === address)) throw feedAdded();
}

/**
 * Subscribes to a calendar once it was read: one that can't be read has no times that could count as busy.
 * @throws Problem validation, coach-feed.*
 */
export async function addFeed(
  context: MemberContext,
  { coachId: given, name, address: text }: NewCoachFeed,
): Promise<CoachFeed> {
  const address = readFeedAddress(text);
  if (address === null) throw invalidField('address', 'url');
  const { coachId, userId, frame } = await reading(context, async (tx) => {
    const coach = await managedCoach(context, tx, { coachId: given });
    await checkNew(context, tx, coach.coachId, address);
    return { coachId: coach.coachId, userId: coach.userId, frame: await readFeedFrame(context, tx, coach.coachId) };
  });
  const found = await fetchFeed(context, { address, known: undefined, ...frame });
  if (typeof found === 'string') throw feedNotAdded(found);
  const now = context.clock.now();
  return transaction(context, async (tx) => {
    await lockCoach(tx, coachId);
    await checkNew(context, tx, coachId, address);
    const feed = {
      coachId,
      userId,
      name: name.trim(),
      sealedAddress: sealAddress(context, address),
      ...shownAddress(address),
    };
    const coachFeedId = await insertFeed(tx, feed, stateOf(now, frame, found));
    await replaceSpans(tx, coachFeedId, found.spans ?? []);
    await noteAvailabilityChange(context, tx, coachId);
    await audit(context, tx, {
      action: 'coach.feed-add',
      noun: 'coach',
      nounId: coachId,
      changes: { host: feed.host },
    });
    return shown((await findFeed(tx, coachFeedId))!);
  });
}

/** Works on a calendar of the caller's own, or of any coach for administrators. @throws Problem not-found */
const withFeed = <Result>(
  context: MemberContext,
  coachFeedId: number,
  work: (tx: Tx, feed: FeedRow) => Promise<Result>,
): Promise<Result> =>
  transaction(context, async (tx) => {
    const feed = await findFeed(tx, coachFeedId);
    await checkManages(context, tx, feed?.coachId);
    if (!feed) throw notFound();
    await lockCoach(tx, feed.coachId);
    return work(tx, feed);
  });

export const changeFeed = (context: MemberContext, coachFeedId: number, { name }: { name: string }): Promise<void> =>
  withFeed(context, coachFeedId, async (tx, { coachId }) => {
    await renameFeed(tx, coachFeedId, name.trim());
    await audit(context, tx, { action: 'coach.feed-rename', noun: 'coach', nounId: coachId });
  });

/** Removes a calendar with its spans: its times can be booked again. */
export const removeFeed = (context: MemberContext, coachFeedId: number): Promise<void> =>
  withFeed(context, coachFeedId, async (tx, { coachId, host }) => {
    await deleteFeed(tx, coachFeedId);
    await noteAvailabilityChange(context, tx, coachId);
    await audit(context, tx, { action: 'coach.feed-remove', noun: 'coach', nounId: coachId, changes: { host } });
  });

/** Reads a calendar now. A failure is part of the answer, as it is in the list. */
export async function refreshFeedNow(context: MemberContext, coachFeedId: number): Promise<CoachFeed> {
  await reading(context, async (tx) => {
    await checkManages(context, tx, (await findFeed(tx, coachFeedId))?.coachId);
  });
  await refreshFeed(context, coachFeedId);
  const feed = await reading(context, (tx) => findFeed(tx, coachFeedId));
  if (!feed) throw notFound();
  return shown(feed);
}
