import { type GrantScope, ownBeforeGroup } from '../assessment/accommodations.ts';

/** When somebody may sit an exam, how long and how often: one place for all rules, in the server and in the client. */

/** What holds for everybody. Times are milliseconds since 1970. */
export interface SittingRules {
  opensAt: number | null;
  closesAt: number | null;
  /** Minutes from the start; null: until the window closes. */
  limitMinutes: number | null;
  /** null: as many as one likes. */
  attemptsAllowed: number | null;
}

/** What was granted to one learner or to a group. What it doesn't name stays as it is. */
export interface Accommodation {
  scope: GrantScope;
  extraMinutes: number | null;
  extraPercent: number | null;
  extraAttempts: number | null;
  opensAt: number | null;
  closesAt: number | null;
}

/** The rules as they are for one learner. */
export interface PersonalSitting extends SittingRules {
  /** Minutes that were granted on top of the limit. */
  extraMinutes: number;
}

const largest = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value): value is number => value !== null);
  return known.length === 0 ? null : Math.max(...known);
};
const smallest = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value): value is number => value !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/** Of each kind the learner's own grant wins; of several groups the one that is best for the learner. */
function granted(
  accommodations: readonly Accommodation[],
  kind: 'extraMinutes' | 'extraPercent' | 'extraAttempts' | 'opensAt' | 'closesAt',
): number | null {
  const best = kind === 'opensAt' ? smallest : largest;
  return ownBeforeGroup(accommodations, (grants) => best(grants.map((one) => one[kind])));
}

/** What of accommodations an end depends on. */
export type GrantedTime = Pick<Accommodation, 'extraMinutes' | 'extraPercent' | 'closesAt'>;

/** The time that somebody has by all that was granted to them, as if it were one grant. */
export const grantedTime = (accommodations: readonly Accommodation[]): GrantedTime => ({
  extraMinutes: granted(accommodations, 'extraMinutes'),
  extraPercent: granted(accommodations, 'extraPercent'),
  closesAt: granted(accommodations, 'closesAt'),
});

const MINUTE = 60_000;

/**
 * Extra time also moves the general closing date, so that nobody is late for having started in time; a closing date of
 * one's own is taken as it is.
 */
export function personalSitting(rules: SittingRules, accommodations: readonly Accommodation[]): PersonalSitting {
  const percent = granted(accommodations, 'extraPercent') ?? 0;
  const fromPercent = rules.limitMinutes === null ? 0 : Math.ceil((rules.limitMinutes * percent) / 100);
  const extraMinutes = Math.max(0, granted(accommodations, 'extraMinutes') ?? 0, fromPercent);
  const ownClose = granted(accommodations, 'closesAt');
  const generalClose = rules.closesAt === null ? null : rules.closesAt + extraMinutes * MINUTE;
  return {
    opensAt: granted(accommodations, 'opensAt') ?? rules.opensAt,
    closesAt: ownClose ?? generalClose,
    limitMinutes: rules.limitMinutes === null ? null : rules.limitMinutes + extraMinutes,
    attemptsAllowed:
      rules.attemptsAllowed === null
        ? null
        : rules.attemptsAllowed + Math.max(0, granted(accommodations, 'extraAttempts') ?? 0),
    extraMinutes,
  };
}

/** The moment until which answers are taken; null: there is none. */
export const deadlineOf = (sitting: PersonalSitting, startedAt: number): number | null =>
  smallest([sitting.limitMinutes === null ? null : startedAt + sitting.limitMinutes * MINUTE, sitting.closesAt]);

/** The deadline of a running attempt after something has changed: never before what was promised. Who changes a grant itself decides otherwise. */
export const keptDeadline = (promised: number | null, computed: number | null): number | null =>
  promised === null || computed === null ? null : Math.max(promised, computed);

export type StartRefusal = 'NOT_OPEN_YET' | 'CLOSED' | 'NO_ATTEMPTS_LEFT';

/** Why no attempt can be started now, or null. Abandoned attempts count, previews don't. */
export function startRefusal(sitting: PersonalSitting, now: number, attemptsUsed: number): StartRefusal | null {
  if (sitting.opensAt !== null && now < sitting.opensAt) return 'NOT_OPEN_YET';
  if (sitting.closesAt !== null && now >= sitting.closesAt) return 'CLOSED';
  if (sitting.attemptsAllowed !== null && attemptsUsed >= sitting.attemptsAllowed) return 'NO_ATTEMPTS_LEFT';
  return null;
}

/**
 * Milliseconds after the deadline in which an answer that was on its way is still taken. The learner's clock shows the
 * deadline itself.
 */
export const ON_THE_WAY = 2000;

export const isOver = (deadline: number | null, now: number): boolean => deadline !== null && now > deadline;
