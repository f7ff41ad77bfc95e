import { AVAILABILITY_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { type CoachHours, coachZone } from '@sullam/domain/coaching/working-hours.ts';
import { offsetMinutes, shiftInstant, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { lockCoach } from '../coaches/coaches.public.ts';
import { readAffected } from './affected-sessions.reads.ts';
import type { BlockedTimes, DisabledSlot, DisabledSlotBody, DisabledSlotsQuery } from './availability.schemas.ts';
import { tooManyBlocks } from './coach-availability.errors.ts';
import { readPreparedTime } from './coach-time.reads.ts';
import {
  countDisabledSlots,
  deleteDisabledSlot,
  findDisabledSlots,
  findSlotCoach,
  insertDisabledSlots,
} from './disabled-slots.repository.ts';
import { checkManages, managedCoach } from './managed-coach.ts';
import { noteAvailabilityChange } from './next-times.jobs.ts';

function momentOf(at: Date, hours: CoachHours): DisabledSlot['starts'] {
  const zone = coachZone(hours, at.getTime());
  return { ...wallTimeOf(at, zone), offset: offsetMinutes(at, zone), zone };
}

/** Times that a coach has blocked, from now on or within a span, first one first. */
export const listDisabledSlots = (
  context: MemberContext,
  { coachId: given, from, until }: DisabledSlotsQuery,
): Promise<{ data: DisabledSlot[] }> =>
  reading(context, async (tx) => {
    const { coachId } = await managedCoach(context, tx, { coachId: given });
    const now = context.clock.now();
    const rows = await findDisabledSlots(tx, coachId, from ? new Date(from) : now, until ? new Date(until) : null);
    const { hours } = await readPreparedTime(context, tx, coachId, { from: now.getTime(), until: now.getTime() });
    return {
      data: rows.map(({ startsAt, endsAt, ...row }) => ({
        ...row,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        starts: momentOf(startsAt, hours),
        ends: momentOf(endsAt, hours),
      })),
    };
  });

/** Upper bound on blocked times of one coach that are not over. */
const MOST_BLOCKS = 1000;

/** Blocks a time of a coach, once or at the same time of several weeks by the coach's clock. */
export async function blockTime(
  context: MemberContext,
  { coachId: given, startsAt, endsAt, note = null, weeks = 1 }: DisabledSlotBody,
): Promise<BlockedTimes> {
  const now = context.clock.now();
  const [from, until] = [new Date(startsAt), new Date(endsAt)];
  if (until <= from) throw invalidField('endsAt', 'dateAfterStart');
  if (until <= now) throw invalidField('endsAt', 'dateFuture');
  if (until.getTime() - from.getTime() > AVAILABILITY_LIMITS.blockDays * DAY)
    throw invalidField('endsAt', 'numberMaximum', { limit: AVAILABILITY_LIMITS.blockDays });
  return transaction(context, async (tx) => {
    const { coachId } = await managedCoach(context, tx, { coachId: given });
    await lockCoach(tx, coachId);
    if ((await countDisabledSlots(tx, coachId, now)) + weeks > MOST_BLOCKS) throw tooManyBlocks();
    const { hours } = await readPreparedTime(context, tx, coachId, { from: now.getTime(), until: now.getTime() });
    const spans = Array.from({ length: weeks }, (_, week) => ({
      startsAt: shiftInstant(from, 7 * week, hours.timeZone),
      endsAt: shiftInstant(until, 7 * week, hours.timeZone),
    }));
    const coachDisabledSlotIds = await insertDisabledSlots(tx, { coachId, spans, note, now });
    await noteAvailabilityChange(context, tx, coachId);
    await audit(context, tx, { action: 'coach.block', noun: 'coach', nounId: coachId, changes: { startsAt, endsAt } });
    return { coachDisabledSlotIds, affectedSessions: await readAffected(context, tx, coachId) };
  });
}

/** Opens a blocked time again. @throws Problem not-found for one that isn't the caller's to open */
export const unblockTime = (context: MemberContext, coachDisabledSlotId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const coachId = await checkManages(context, tx, await findSlotCoach(tx, coachDisabledSlotId));
    await lockCoach(tx, coachId);
    await deleteDisabledSlot(tx, coachDisabledSlotId);
    await noteAvailabilityChange(context, tx, coachId);
    await audit(context, tx, { action: 'coach.unblock', noun: 'coach', nounId: coachId });
  });
