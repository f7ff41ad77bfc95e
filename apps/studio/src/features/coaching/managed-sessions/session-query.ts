import { FIGURE_PERIODS, periodBefore, periodOf } from '@sullam/domain/coaching/figure-periods.ts';
import { dayStarts, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { SessionsQuery } from './managed-sessions.api.ts';

export const PERIODS = ['week', 'month', 'before', 'year', 'all'] as const;
export type SessionPeriod = (typeof PERIODS)[number];

export const STATES = ['HELD', 'BOOKED', 'OVER', 'CANCELLED', 'EXPIRED', 'DECLINED'] as const;
const SIDES = ['LEARNER', 'COACH'] as const;
const OBJECTIONS = ['WAITING', 'DECIDED'] as const;

/** Names of the filters in the address. */
export const FILTER_NAMES = ['search', 'period', 'coach', 'state', 'missed', 'objection'] as const;

interface Calendar {
  readonly now: Date;
  readonly zone: string;
  readonly firstDay: number;
}

type Filter = (name: string) => string | undefined;

/** The chosen period. Objections that wait are listed whenever they are; everything else by month unless a period is chosen. */
export const periodIn = (filter: Filter): SessionPeriod =>
  PERIODS.find((period) => period === filter('period')) ?? (filter('objection') === 'WAITING' ? 'all' : 'month');

function spanOf(period: SessionPeriod, { now, zone, firstDay }: Calendar): Pick<SessionsQuery, 'from' | 'until'> {
  const today = wallTimeOf(now, zone).date;
  const known = FIGURE_PERIODS.find((each) => each === period);
  if (known === undefined && period !== 'before') return {};
  const days = known ? periodOf(known, today, firstDay) : periodBefore('month', today, firstDay);
  const [from, until] = dayStarts([days.from, days.until], zone) as [string, string];
  return { from, until };
}

/** What the server is asked for; values that no filter has are left out. */
export function filtersOf(
  filter: Filter,
  calendar: Calendar,
): Omit<SessionsQuery, 'skip' | 'take' | 'search' | 'sort'> {
  const coachId = Number(filter('coach'));
  const state = STATES.find((each) => each === filter('state'));
  const missedBy = SIDES.find((each) => each === filter('missed'));
  const objection = OBJECTIONS.find((each) => each === filter('objection'));
  return {
    ...spanOf(periodIn(filter), calendar),
    ...(Number.isSafeInteger(coachId) && coachId > 0 ? { coachId } : {}),
    ...(state ? { state } : {}),
    ...(missedBy ? { missedBy } : {}),
    ...(objection ? { objection } : {}),
  };
}
