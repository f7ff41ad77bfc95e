import { createHash } from 'node:crypto';
import type { Platform } from './context.ts';
import type { Database } from './database/database.ts';
import { Problem } from './problem.ts';

export interface Limit {
  /** What is limited: `sign-in account`, `sign-in address`. */
  name: string;
  count: number;
  seconds: number;
}

const keyOf = (limit: Limit, subject: string): string =>
  createHash('sha256').update(`${limit.name}\n${subject}`).digest('base64url');

/** Counts one try and refuses with auth-004 when there were too many in the window. Shared by all processes. */
export async function hitRateLimit(platform: Platform, limit: Limit, subject: string): Promise<void> {
  const now = platform.clock.now();
  const ends = new Date(now.getTime() + limit.seconds * 1000);
  const [row] = await platform.database.identity<{ count: number; window_ends_at: Date }[]>`
    insert into rate_limits as r (key, window_ends_at, count) values (${keyOf(limit, subject)}, ${ends}, 1)
    on conflict (key) do update set
      count = case when r.window_ends_at <= ${now} then 1 else r.count + 1 end,
      window_ends_at = case when r.window_ends_at <= ${now} then ${ends} else r.window_ends_at end
    returning count, window_ends_at`;
  if (row && row.count > limit.count) {
    const seconds = Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000));
    throw new Problem('auth-004', 429, { values: { seconds } });
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
