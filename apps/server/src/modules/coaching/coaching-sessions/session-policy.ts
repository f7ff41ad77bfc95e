import { offsetMinutes, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { SessionRecord } from './coaching-sessions.repository.ts';
import type { CancellationPolicy, Moment } from './coaching-sessions.schemas.ts';
import { refundDeadlines, refundPercentAt } from './session-states.ts';

/** An instant with its wall text. The server words it, since browsers can have old zone data. */
export function presentMoment(at: Date, zone: string): Moment {
  const { date, time } = wallTimeOf(at, zone);
  return { at: at.toISOString(), date, time, offset: offsetMinutes(at, zone), zone };
}

/** The terms of a booking as dates. */
export function presentPolicy(session: SessionRecord, now: Date, zone: string): CancellationPolicy {
  const tiers = refundDeadlines(session).map(({ refundPercent, until }) => ({
    refundPercent,
    until: presentMoment(until, zone),
  }));
  const free = tiers.find(({ refundPercent }) => refundPercent === 100);
  const refundPercent = refundPercentAt(session, now);
  return {
    refundPercent,
    lastFreeChange: free?.until ?? null,
    holdsUntil: tiers.find((tier) => tier.refundPercent === refundPercent)?.until ?? null,
    tiers,
  };
}
