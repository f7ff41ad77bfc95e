import type { Span } from '@sullam/domain/coaching/spans.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { FeedFailure } from './coach-feeds.schemas.ts';

const feedRows = () =>
  db
    .selectFrom('coach_feeds')
    .select(['coach_feed_id as coachFeedId', 'coach_id as coachId', 'name', 'host', 'address_end as addressEnd'])
    .select(['sealed_address as sealedAddress', 'etag', 'last_modified as lastModified'])
    .select(['read_zone as readZone', 'read_until as readUntil', 'succeeded_at as succeededAt'])
    .select(['failed_since as failedSince', 'next_refresh_at as nextRefreshAt'])
    .select(sql<FeedFailure | null>`failure`.as('failure'));

export const findFeeds = (tx: Tx, coachId: number) =>
  tx.all(feedRows().where('coach_id', '=', coachId).orderBy('coach_feed_id'));

export type FeedRow = Awaited<ReturnType<typeof findFeeds>>[number];

export const findFeed = (tx: Tx, coachFeedId: number): Promise<FeedRow | undefined> =>
  tx.one(feedRows().where('coach_feed_id', '=', coachFeedId));

/** Calendars whose turn it is, of coaches who can be found. */
export const listDueFeeds = async (tx: Tx, now: Date): Promise<number[]> => {
  const rows = await tx.all(
    db
      .selectFrom('coach_feeds as f')
      .innerJoin('coach_records as c', 'c.coach_id', 'f.coach_id')
      .select('f.coach_feed_id as id')
      .where('f.next_refresh_at', '<=', now)
      .where('c.status', 'in', ['APPROVED', 'PAUSED'])
      .orderBy('f.next_refresh_at'),
  );
  return rows.map(({ id }) => id);
};

export interface ReadState {
  etag: string | null;
  lastModified: string | null;
  readZone: string;
  readUntil: Date;
  succeededAt: Date;
  nextRefreshAt: Date;
}

const stateColumns = (state: ReadState) => ({
  etag: state.etag,
  last_modified: state.lastModified,
  read_zone: state.readZone,
  read_until: state.readUntil,
  succeeded_at: state.succeededAt,
  failed_since: null,
  failure: null,
  next_refresh_at: state.nextRefreshAt,
});

export async function insertFeed(
  tx: Tx,
  feed: { coachId: number; userId: number; name: string; sealedAddress: string; host: string; addressEnd: string },
  state: ReadState,
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('coach_feeds')
      .values({
        coach_id: feed.coachId,
        user_id: feed.userId,
        name: feed.name,
        sealed_address: feed.sealedAddress,
        host: feed.host,
        address_end: feed.addressEnd,
        created_at: state.succeededAt,
        ...stateColumns(state),
      })
      .returning('coach_feed_id as id'),
  );
  return row!.id;
}

export const updateRead = (tx: Tx, coachFeedId: number, state: ReadState): Promise<number> =>
  tx.run(db.updateTable('coach_feeds').set(stateColumns(state)).where('coach_feed_id', '=', coachFeedId));

/** An unchanged calendar keeps what was read of it. */
export const updateUnchanged = (
  tx: Tx,
  coachFeedId: number,
  { succeededAt, nextRefreshAt }: Pick<ReadState, 'succeededAt' | 'nextRefreshAt'>,
): Promise<number> =>
  tx.run(
    db
      .updateTable('coach_feeds')
      .set({ succeeded_at: succeededAt, failed_since: null, failure: null, next_refresh_at: nextRefreshAt })
      .where('coach_feed_id', '=', coachFeedId),
  );

/** A failed attempt leaves the spans of the last success. */
export const updateFailed = (
  tx: Tx,
  coachFeedId: number,
  { failure, now, nextRefreshAt }: { failure: FeedFailure; now: Date; nextRefreshAt: Date },
): Promise<number> =>
  tx.run(
    db
      .updateTable('coach_feeds')
      .set({ failure, failed_since: sql<Date>`coalesce(failed_since, ${now})`, next_refresh_at: nextRefreshAt })
      .where('coach_feed_id', '=', coachFeedId),
  );

export const renameFeed = (tx: Tx, coachFeedId: number, name: string): Promise<number> =>
  tx.run(db.updateTable('coach_feeds').set({ name }).where('coach_feed_id', '=', coachFeedId));

export const deleteFeed = (tx: Tx, coachFeedId: number): Promise<number> =>
  tx.run(db.deleteFrom('coach_feeds').where('coach_feed_id', '=', coachFeedId));

/** Rows of one insert: a statement has at most 65,535 parameters. */
const MOST_ROWS = 5000;

/** Replaces the spans of a calendar. Returns whether they were others. */
export async function replaceSpans(tx: Tx, coachFeedId: number, spans: readonly Span[]): Promise<boolean> {
  const stored = await tx.all(
    db
      .selectFrom('coach_feed_spans')
      .select(['starts_at', 'ends_at'])
      .where('coach_feed_id', '=', coachFeedId)
      .orderBy('starts_at'),
  );
  const isSame = ({ from, until }: Span, at: number) =>
    stored[at]?.starts_at.getTime() === from && stored[at].ends_at.getTime() === until;
  if (stored.length === spans.length && spans.every(isSame)) return false;
  await tx.run(db.deleteFrom('coach_feed_spans').where('coach_feed_id', '=', coachFeedId));
  for (let at = 0; at < spans.length; at += MOST_ROWS) {
    const rows = spans.slice(at, at + MOST_ROWS).map(({ from, until }) => ({
      coach_feed_id: coachFeedId,
      starts_at: new Date(from),
      ends_at: new Date(until),
    }));
    await tx.run(db.insertInto('coach_feed_spans').values(rows));
  }
  return true;
}
