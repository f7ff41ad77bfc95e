import { type SlotProblem, slotProblem } from '@sullam/domain/coaching/free-times.ts';
import { weeklyStarts } from '@sullam/domain/coaching/series.ts';
import { coachZone } from '@sullam/domain/coaching/working-hours.ts';
import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import {
  presentSlot,
  readPreparedTime,
  type SessionTypeRecord,
} from '../coach-availability/coach-availability.public.ts';
import { accessCoach } from '../coaches/coaches.public.ts';
import { seriesOnRequest, seriesPaid } from './coaching-sessions.errors.ts';
import type { SeriesBody, SessionSeries } from './coaching-sessions.schemas.ts';
import { readOfferedType } from './offered-type.ts';
import { readerZone } from './session-times.ts';

/** @throws Problem coaching-series.on-request, coaching-series.paid */
export function checkRepeatable({ booking, payment }: SessionTypeRecord): void {
  if (booking === 'REQUEST') throw seriesOnRequest();
  if (payment === 'PAID') throw seriesPaid();
}

interface Series {
  at: Date;
  weeks: number;
  /** The coach's zone at the first session: what stays the same is the time on its wall. */
  zone: string;
}

export interface SeriesWeek {
  week: number;
  /** Null: the clocks skip the time in this week. */
  startsAt: Date | null;
  problem: SlotProblem | null;
}

/** Each week of a series with what keeps it from being booked. */
export async function seriesWeeks(
  context: MemberContext,
  tx: Tx,
  { coachId, rules }: SessionTypeRecord,
  { at, weeks, zone }: Series,
): Promise<SeriesWeek[]> {
  const now = context.clock.now().getTime();
  const within = { from: at.getTime(), until: at.getTime() + weeks * 7 * DAY + MINUTE };
  const prepared = await readPreparedTime(context, tx, coachId, within);
  return weeklyStarts(at, weeks, zone).map((startsAt, week) => ({
    week,
    startsAt,
    problem: startsAt === null ? 'OUTSIDE_HOURS' : slotProblem(prepared, rules, startsAt.getTime(), now),
  }));
}

export async function seriesConflicts(
  context: MemberContext,
  tx: Tx,
  type: SessionTypeRecord,
  series: Series,
): Promise<{ week: number; problem: SlotProblem }[]> {
  const weeks = await seriesWeeks(context, tx, type, series);
  return weeks.flatMap(({ week, problem }) => (problem === null ? [] : [{ week, problem }]));
}

/** What booking a weekly series would mean, week by week, with the conflicts. */
export const previewSeries = (context: MemberContext, body: SeriesBody): Promise<SessionSeries> =>
  reading(context, async (tx) => {
    const { coachId } = await accessCoach(context, tx, body.coachId, 'book');
    const type = await readOfferedType(context, tx, coachId, body.sessionTypeId);
    checkRepeatable(type);
    const at = new Date(body.startsAt);
    const { hours } = await readPreparedTime(context, tx, coachId, {
      from: at.getTime(),
      until: at.getTime() + MINUTE,
    });
    const zone = coachZone(hours, at.getTime());
    const weeks = await seriesWeeks(context, tx, type, { at, weeks: body.weeks, zone });
    const shown = { lengthMinutes: type.rules.lengthMinutes, zone: readerZone(context, body.zone) };
    return {
      weeks: weeks.map(({ startsAt, problem }) => ({
        slot: startsAt === null ? null : presentSlot(startsAt, hours, shown),
        problem,
      })),
    };
  });
