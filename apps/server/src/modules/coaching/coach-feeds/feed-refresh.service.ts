import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { noteAvailabilityChange, readCoachReach } from '../coach-availability/coach-availability.public.ts';
import { lockCoach } from '../coaches/coaches.public.ts';
import { readOwnEntries } from './coach-feeds.reads.ts';
import {
  type FeedRow,
  findFeed,
  type ReadState,
  replaceSpans,
  updateFailed,
  updateRead,
  updateUnchanged,
} from './coach-feeds.repository.ts';
import type { FeedFailure } from './coach-feeds.schemas.ts';
import { openAddress } from './feed-address.ts';
import { type FeedContent, fetchFeed } from './fetch-feed.ts';

const BETWEEN_REFRESHES = 15 * MINUTE;

export const nextRefresh = (now: Date): Date => new Date(now.getTime() + BETWEEN_REFRESHES);

/** What is known of the coach and the organisation before a calendar of theirs is fetched. */
export async function readFeedFrame(context: SystemContext, tx: Tx, coachId: number) {
  const { timeZone: zone, horizonDays } = await readCoachReach(context, tx, coachId);
  return { zone, horizonDays, own: await readOwnEntries(context, tx) };
}

type Frame = Awaited<ReturnType<typeof readFeedFrame>>;

export const stateOf = (now: Date, { zone }: Frame, { etag, lastModified, readUntil }: FeedContent): ReadState => ({
  etag,
  lastModified,
  readZone: zone,
  readUntil,
  succeededAt: now,
  nextRefreshAt: nextRefresh(now),
});

/** What was read is good enough while the calendar is unchanged: by the same zone, and as far as can be booked. */
const isEnough = ({ readZone, readUntil }: FeedRow, { zone, horizonDays }: Frame, now: Date): boolean =>
  readZone === zone && readUntil.getTime() > now.getTime() + (horizonDays + 2) * DAY;

async function store(
  context: SystemContext,
  { coachFeedId, coachId }: FeedRow,
  frame: Frame,
  found: FeedContent | FeedFailure,
): Promise<void> {
  const now = context.clock.now();
  await transaction(context, async (tx) => {
    await lockCoach(tx, coachId);
    // the coach may have removed it while it was fetched
    if (!(await findFeed(tx, coachFeedId))) return;
    if (typeof found === 'string') {
      await updateFailed(tx, coachFeedId, { failure: found, now, nextRefreshAt: nextRefresh(now) });
    } else if (found.spans === null) {
      await updateUnchanged(tx, coachFeedId, { succeededAt: now, nextRefreshAt: nextRefresh(now) });
    } else {
      await updateRead(tx, coachFeedId, stateOf(now, frame, found));
      if (await replaceSpans(tx, coachFeedId, found.spans)) await noteAvailabilityChange(context, tx, coachId);
    }
  });
}

/** Fetches a calendar again and stores its spans, or why they couldn't be read. Nothing is locked meanwhile. */
export async function refreshFeed(context: SystemContext, coachFeedId: number): Promise<void> {
  const start = await reading(context, async (tx) => {
    const feed = await findFeed(tx, coachFeedId);
    return feed && { feed, frame: await readFeedFrame(context, tx, feed.coachId) };
  });
  if (!start) return;
  const { feed, frame } = start;
  const { etag, lastModified } = feed;
  const known = isEnough(feed, frame, context.clock.now()) ? { etag, lastModified } : undefined;
  const found = await fetchFeed(context, { address: openAddress(context, feed.sealedAddress), known, ...frame });
  await store(context, feed, frame, found);
}
