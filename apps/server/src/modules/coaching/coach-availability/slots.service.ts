import { freeStarts, type PreparedTime } from '@sullam/domain/coaching/free-times.ts';
import { AVAILABILITY_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { coachDay, coachZone } from '@sullam/domain/coaching/working-hours.ts';
import { daysFrom, isDay, isTimeZone } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY, HOUR, MINUTE } from '@sullam/domain/limits.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { accessCoach } from '../coaches/coaches.public.ts';
import type { FreeCounts, FreeCountsQuery } from './availability.schemas.ts';
import { readPreparedTime } from './coach-time.reads.ts';
import { managedCoach } from './managed-coach.ts';
import { readOfferedTypes, readSlotRules } from './session-types.reads.ts';
import type { Slot, SlotDays, SlotsQuery } from './slots.schemas.ts';
import { presentSlot } from './slots.ts';

/** Days from first to last; refuses more than one call answers. */
export function checkedDays({ from, until }: { from: string; until: string }): string[] {
  if (!isDay(from)) throw invalidField('from', 'dateInvalid');
  if (!isDay(until)) throw invalidField('until', 'dateInvalid');
  const count = (Date.parse(until) - Date.parse(from)) / DAY + 1;
  if (count < 1) throw invalidField('until', 'dateAfterStart');
  const limit = AVAILABILITY_LIMITS.slotDays;
  if (count > limit) throw invalidField('until', 'numberMaximum', { limit });
  return daysFrom(from, count);
}

/** All instants that lie on these days by the clock of some zone on earth. */
export const spanAround = (days: readonly string[]) => ({
  from: Date.parse(days[0]!) - 14 * HOUR,
  until: Date.parse(days.at(-1)!) + DAY + 12 * HOUR,
});

function groupedByDay(slots: readonly Slot[]): SlotDays['days'] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const known = days.get(slot.zoneDate);
    if (known) known.push(slot);
    else days.set(slot.zoneDate, [slot]);
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

/** Free times of a coach for a session type, on some days of the reader's zone. */
export async function listSlots(
  context: RequestContext,
  { coachId, sessionTypeId, zone, ...range }: SlotsQuery,
): Promise<SlotDays> {
  const days = checkedDays(range);
  if (zone !== undefined && !isTimeZone(zone)) throw invalidField('zone', 'choice');
  const now = context.clock.now().getTime();
  const { coach, type, prepared } = await reading(context, async (tx) => ({
    coach: await accessCoach(context, tx, coachId, 'see'),
    type: await readSlotRules(tx, sessionTypeId),
    prepared: await readPreparedTime(context, tx, coachId, spanAround(days)),
  }));
  if (type.coachId !== coachId || type.isArchived || !type.isOffered || type.seats > 1) throw notFound();
  const { lengthMinutes } = type;
  const starts = coach.status === 'APPROVED' ? freeStarts(prepared, type.rules, now) : [];
  const slots = starts
    .map((start) => presentSlot(new Date(start), prepared.hours, { lengthMinutes, zone }))
    .filter(({ zoneDate }) => days[0]! <= zoneDate && zoneDate <= days.at(-1)!);
  const zoneOfCoach = coachZone(prepared.hours, Math.max(now, Date.parse(days[0]!)));
  return {
    coachId,
    sessionTypeId,
    lengthMinutes,
    zone: zone ?? zoneOfCoach,
    coachZone: zoneOfCoach,
    days: groupedByDay(slots),
  };
}

const busyMinutes = ({ busy }: PreparedTime, from: number, until: number): number =>
  busy.reduce((sum, span) => sum + Math.max(0, Math.min(span.until, until) - Math.max(span.from, from)) / MINUTE, 0);

/** What learners see of a coach's own days: how many starts are free, each once, whatever its type. */
export const countFreeTimes = (
  context: MemberContext,
  { coachId: given, ...range }: FreeCountsQuery,
): Promise<FreeCounts> =>
  reading(context, async (tx) => {
    const days = checkedDays(range);
    const now = context.clock.now().getTime();
    const { coachId } = await managedCoach(context, tx, { coachId: given });
    const types = await readOfferedTypes(tx, coachId);
    const span = spanAround(days);
    const prepared = await readPreparedTime(context, tx, coachId, span);
    const starts = new Set(types.flatMap(({ rules }) => freeStarts(prepared, rules, now)));
    const counts = new Map(days.map((date) => [date, 0]));
    for (const start of starts) {
      const date = coachDay(prepared.hours, start);
      const count = counts.get(date);
      if (count !== undefined) counts.set(date, count + 1);
    }
    return {
      today: coachDay(prepared.hours, now),
      days: [...counts].map(([date, count]) => ({ date, count })),
      total: [...counts.values()].reduce((sum, count) => sum + count, 0),
      busyMinutes: Math.round(busyMinutes(prepared, Date.parse(days[0]!), Date.parse(days.at(-1)!) + DAY)),
    };
  });
