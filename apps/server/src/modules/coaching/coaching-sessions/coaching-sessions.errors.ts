import type { SlotProblem } from '@sullam/domain/coaching/free-times.ts';
import { Problem } from '../../../kernel/problem.ts';

/** The time has not come, or lies outside what can be booked at all: another time has to be asked for. */
const IMPOSSIBLE = {
  TOO_SOON: 'coaching-slot.too-soon',
  TOO_FAR: 'coaching-slot.too-far',
  OUTSIDE_HOURS: 'coaching-slot.outside-hours',
} as const;

/** The time could be booked, had nothing else come first. */
const OCCUPIED = {
  BLOCKED: 'coaching-slot.blocked',
  TAKEN: 'coaching-slot.taken',
  BUSY: 'coaching-slot.busy',
  DAY_FULL: 'coaching-slot.day-full',
  WEEK_FULL: 'coaching-slot.week-full',
} as const;

export const SLOT_REFUSALS = { 409: Object.values(OCCUPIED), 422: Object.values(IMPOSSIBLE) } as const;

const isOccupied = (problem: SlotProblem): problem is keyof typeof OCCUPIED => problem in OCCUPIED;

/** Why a time can't be had, with the nearest free times as details: instants of ISO 8601 with the reader's offset as paths. */
export function slotRefused(problem: SlotProblem, nearest: readonly string[]): Problem {
  const details = nearest.map((path) => ({ path, code: 'coaching-slot.nearest', values: {} }));
  return isOccupied(problem)
    ? new Problem(OCCUPIED[problem], 409, { details })
    : new Problem(IMPOSSIBLE[problem], 422, { details });
}

/** The weeks of a series in which its time is not free, by their places. */
export const seriesRefused = (weeks: readonly { week: number; problem: SlotProblem }[]): Problem =>
  new Problem('coaching-series.conflicts', 409, {
    details: weeks.map(({ week, problem }) => ({
      path: `weeks.${week}`,
      code: isOccupied(problem) ? OCCUPIED[problem] : IMPOSSIBLE[problem],
      values: {},
    })),
  });

/** The session type is paid by credits, and the learner has too few that can be used for it. */
export const noCredit = (): Problem => new Problem('coaching-session.no-credit', 409);
/** The session type costs money, and the organisation sells nothing at present. */
export const salesOff = (): Problem => new Problem('coaching-session.sales-off', 409);
export const ownSession = (): Problem => new Problem('coaching-session.own', 409);
/** The type is archived or no longer offered. */
export const typeClosed = (): Problem => new Problem('coaching-session.type-closed', 409);
/** A series is booked at once, never asked for. */
export const seriesOnRequest = (): Problem => new Problem('coaching-series.on-request', 409);
/** Each session with a price is held and paid by itself. */
export const seriesPaid = (): Problem => new Problem('coaching-series.paid', 409);
/** Cancelled, declined or expired. */
export const sessionOff = (): Problem => new Problem('coaching-session.off', 409);
export const sessionStarted = (): Problem => new Problem('coaching-session.started', 409);
export const sessionOver = (): Problem => new Problem('coaching-session.over', 409);
/** Nobody waits for an answer. */
export const notWaiting = (): Problem => new Problem('coaching-session.not-waiting', 409);
/** It waits for an answer, so it has no time yet that could be moved or joined. */
export const stillWaiting = (): Problem => new Problem('coaching-session.waiting', 409);
export const notStarted = (): Problem => new Problem('coaching-session.not-started', 409);
export const alreadyMissed = (): Problem => new Problem('coaching-session.missed', 409);
/** Nothing was reported, or the 48 hours are over, or there is an objection. */
export const noObjection = (): Problem => new Problem('coaching-session.no-objection', 409);
/** There is no objection, or an administrator has decided. */
export const nothingToDecide = (): Problem => new Problem('coaching-session.nothing-to-decide', 409);
export const notOpenYet = (): Problem => new Problem('coaching-session.not-open', 409);
/** In person, or the organisation has switched off its video rooms. */
export const withoutRoom = (): Problem => new Problem('coaching-session.without-room', 409);
