import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Platform } from './context.ts';
import type { Database, Tx } from './database/database.ts';
import { Problem } from './problem.ts';

export interface Limit {
  /** What is limited: `sign-in account`, `sign-in address`. */
  name: string;
  count: number;
  seconds: number;
}

const keyOf = (limit: Limit, subject: string): string =>
  createHash('sha256').update(`${limit.name}\n${subject}`).digest('base64url');

/** "Too often": says in the reader's language how long to wait, and to the client in seconds. */
export function tooManyTries(seconds: number): Problem {
  const wait = Math.max(1, Math.ceil(seconds));
  return new Problem('auth-004', 429, { values: { seconds: wait, count: Math.ceil(wait / 60) } });
}

/** Whoever has an IPv6 address has the 2^64 beside it, too: they count as one. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after ? after.split(':') : [];
  const groups =
    after === undefined ? first : [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

interface Count {
  count: number;
  window_ends_at: Date;
}

const refuseAbove = (limit: Limit, now: Date, row: Count | undefined): void => {
  if (row && row.count > limit.count) throw tooManyTries((row.window_ends_at.getTime() - now.getTime()) / 1000);
};

/**
 * Counts one try and refuses with auth-004 when there were too many in the window. Shared by all processes. Nobody waits for the
 * disk: a database that dies forgets the tries of its last moment, and whoever makes them can't make it die.
 */
export async function hitRateLimit(platform: Platform, limit: Limit, subject: string): Promise<void> {
  const now = platform.clock.now();
  const ends = new Date(now.getTime() + limit.seconds * 1000);
  const [row] = await platform.database.identity<Count[]>`
    insert into rate_limits as r (key, window_ends_at, count)
    select ${keyOf(limit, subject)}, ${ends}, 1 where set_config('synchronous_commit', 'off', true) = 'off'
    on conflict (key) do update set
      count = case when r.window_ends_at <= ${now} then 1 else r.count + 1 end,
      window_ends_at = case when r.window_ends_at <= ${now} then ${ends} else r.window_ends_at end
    returning count, window_ends_at`;
  refuseAbove(limit, now, row);
}

/** Refuses with auth-004 once the tries of the window are used up, and counts none: for tries of which only some are counted, afterwards. */
export async function requireBelowRateLimit(platform: Platform, limit: Limit, subject: string): Promise<void> {
  const now = platform.clock.now();
  const [row] = await platform.database.identity<Count[]>`
    select count, window_ends_at from rate_limits
    where key = ${keyOf(limit, subject)} and window_ends_at > ${now} and count >= ${limit.count}`;
  if (row) throw tooManyTries((row.window_ends_at.getTime() - now.getTime()) / 1000);
}

/** As hitRateLimit(), for what a transaction above organisations does: counted when it is committed. */
export async function hitRateLimitWith(tx: Tx, platform: Platform, limit: Limit, subject: string): Promise<void> {
  const now = platform.clock.now();
  const ends = new Date(now.getTime() + limit.seconds * 1000);
  const [row] = await tx.sql<Count[]>`
    insert into rate_limits as r (key, window_ends_at, count) values (${keyOf(limit, subject)}, ${ends}, 1)
    on conflict (key) do update set
      count = case when r.window_ends_at <= ${now} then 1 else r.count + 1 end,
      window_ends_at = case when r.window_ends_at <= ${now} then ${ends} else r.window_ends_at end
    returning count, window_ends_at`;
  refuseAbove(limit, now, row);
}

/** Counts one try of something that is left out, not refused, when there were too many. */
export async function isWithinLimit(platform: Platform, limit: Limit, subject: string): Promise<boolean> {
  try {
    await hitRateLimit(platform, limit, subject);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** Forgets the tries of a subject: it proved itself. */
export async function clearRateLimit(platform: Platform, limit: Limit, subject: string): Promise<void> {
  await platform.database.identity`delete from rate_limits where key = ${keyOf(limit, subject)}`;
}

/** Takes one try back: it turned out to be none of those that are limited. */
export async function undoRateLimitHit(platform: Platform, limit: Limit, subject: string): Promise<void> {
  await platform.database.identity`
    update rate_limits set count = greatest(count - 1, 0) where key = ${keyOf(limit, subject)}`;
}

/** Removes the counts whose time is over. */
export async function deleteExpiredRateLimits({ identity }: Database, now: Date): Promise<void> {
  await identity`delete from rate_limits where window_ends_at < ${now}`;
}
