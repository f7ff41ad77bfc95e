import { freeStarts, type PreparedTime } from '@sullam/domain/coaching/free-times.ts';
import { coachDay } from '@sullam/domain/coaching/working-hours.ts';
import { daysFrom } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { readPreparedTime } from './coach-time.reads.ts';
import { isApproved } from './next-times.reads.ts';
import { saveNextTimes } from './next-times.repository.ts';
import { readOfferedTypes, type SessionTypeRecord } from './session-types.reads.ts';

/** Days whose free times are counted. */
const COUNTED_DAYS = 14;
/** Days of one look further ahead, if the counted ones have nothing. */
const LOOK_DAYS = 60;
/** Upper bound on free times that are stored. */
const MOST_TIMES = 48;

interface FreeTime {
  at: number;
  sessionTypeId: number;
}

/** Free starts, each once with the first type that fits it, first one first. */
function freeTimes(prepared: PreparedTime, types: readonly SessionTypeRecord[], now: number): FreeTime[] {
  const typeAt = new Map<number, number>();
  for (const { sessionTypeId, rules } of types)
    for (const at of freeStarts(prepared, rules, now)) if (!typeAt.has(at)) typeAt.set(at, sessionTypeId);
  return [...typeAt].map(([at, sessionTypeId]) => ({ at, sessionTypeId })).sort((one, other) => one.at - other.at);
}

/** The first free times after the counted days, within the horizon of the types. */
async function lookAhead(
  context: SystemContext,
  tx: Tx,
  coachId: number,
  types: readonly SessionTypeRecord[],
): Promise<FreeTime[]> {
  const now = context.clock.now().getTime();
  const last = now + (Math.max(0, ...types.map(({ rules }) => rules.horizonDays)) + 1) * DAY;
  for (let from = now + COUNTED_DAYS * DAY; from < last; from += LOOK_DAYS * DAY) {
    const prepared = await readPreparedTime(context, tx, coachId, { from, until: from + LOOK_DAYS * DAY });
    const found = freeTimes(prepared, types, now);
    if (found.length > 0) return found;
  }
  return [];
}

/** Computes the next free times of a coach and the free starts of the next two weeks, and stores them. */
export async function computeNextTimes(context: SystemContext, tx: Tx, coachId: number): Promise<void> {
  const approved = await isApproved(tx, coachId);
  if (approved === undefined) return;
  const now = context.clock.now().getTime();
  const types = approved ? await readOfferedTypes(tx, coachId) : [];
  const prepared = await readPreparedTime(context, tx, coachId, { from: now, until: now + (COUNTED_DAYS + 1) * DAY });
  const { hours } = prepared;
  const soon = freeTimes(prepared, types, now);
  const next = soon.length > 0 ? soon : await lookAhead(context, tx, coachId, types);
  const firstDay = coachDay(hours, now);
  const starts = soon.map(({ at }) => coachDay(hours, at));
  const earliest = next[0] && coachDay(hours, next[0].at);
  await saveNextTimes(tx, coachId, {
    nextFreeAt: next[0] ? new Date(next[0].at) : null,
    freeTimes: next
      .filter(({ at }) => coachDay(hours, at) === earliest)
      .slice(0, MOST_TIMES)
      .map(({ at, sessionTypeId }) => ({ at: new Date(at).toISOString(), sessionTypeId })),
    firstDay,
    dayCounts: daysFrom(firstDay, COUNTED_DAYS).map((day) => starts.filter((each) => each === day).length),
    computedAt: context.clock.now(),
  });
}
