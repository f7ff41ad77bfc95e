import type { Span } from '@sullam/domain/coaching/spans.ts';
import { DAY, SECOND } from '@sullam/domain/limits.ts';
import type { Platform } from '../../../kernel/context.ts';
import { NoAnswer } from '../../../kernel/outgoing-request.ts';
import { type Versions, visitOutside } from '../../../kernel/outside-visit.ts';
import { Problem } from '../../../kernel/problem.ts';
import { inThread } from '../../../kernel/threads/thread-pool.ts';
import type { OwnEntries } from './calendar-events.ts';
import type { FeedFailure } from './coach-feeds.schemas.ts';
import { readCalendarTask } from './read-calendar.task.ts';

const PATIENCE = 10 * SECOND;
const MOST_BYTES = 5_000_000;
/** Some hosts send calendars as plain text or as files to download. */
const TYPES = ['text/calendar', 'text/plain', 'application/octet-stream', 'application/ics', 'application/calendar'];

const DAYS_BACK = 60;
/** Days beyond the horizon that are read, so that an unchanged calendar need not be read again every day. */
export const DAYS_BEYOND = 30;

export interface FeedRequest {
  address: string;
  /** What was read before, if it is good enough while it is unchanged. */
  known: Versions | undefined;
  zone: string;
  horizonDays: number;
  own: OwnEntries;
}

export interface FeedContent extends Versions {
  /** Null: unchanged since `known`. */
  spans: Span[] | null;
  readUntil: Date;
}

function failureOf(error: unknown): FeedFailure {
  if (error instanceof NoAnswer) {
    if (error.reason === 'TOO_LONG') return 'TOO_LARGE';
    return error.reason ?? 'UNREACHABLE';
  }
  if (error instanceof Problem && error.code === 'too-complex') return 'TOO_COMPLEX';
  throw error;
}

/** Fetches and reads a calendar, or says why not. What it reaches inside the own network looks like a host that is unreachable. */
export async function fetchFeed(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  { address, known, zone, horizonDays, own }: FeedRequest,
): Promise<FeedContent | FeedFailure> {
  const now = clock.now().getTime();
  const window = { from: now - DAYS_BACK * DAY, until: now + (horizonDays + DAYS_BEYOND) * DAY };
  try {
    const { bytes, isUnchanged, etag, lastModified } = await visitOutside({
      url: address,
      types: TYPES,
      mostBytes: MOST_BYTES,
      allowed: config.calendarFeedOrigins,
      agent: 'Sullam calendar subscription',
      signal: AbortSignal.timeout(PATIENCE),
      ...(known ? { known } : {}),
    });
    const readUntil = new Date(window.until);
    if (isUnchanged) return { spans: null, etag, lastModified, readUntil };
    const spans = await inThread(readCalendarTask, { bytes, zone, window, own });
    return typeof spans === 'string' ? spans : { spans, etag, lastModified, readUntil };
  } catch (error) {
    return failureOf(error);
  }
}
