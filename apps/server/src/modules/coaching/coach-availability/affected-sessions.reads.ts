import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { AffectedSessions } from './availability.schemas.ts';
import { affectedSessions } from './availability-extensions.ts';
import { readPreparedTime } from './coach-time.reads.ts';
import { presentSlot } from './slots.ts';

/** The longest horizon: no session to come is later. */
const AHEAD = 731 * DAY;

/** Booked sessions to come that no longer fit the hours of their coach. */
export async function readAffected(
  context: SystemContext,
  tx: Tx,
  coachId: number,
): Promise<AffectedSessions['affectedSessions']> {
  const parts = context.extensions.of(affectedSessions);
  if (parts.length === 0) return [];
  const now = context.clock.now().getTime();
  const prepared = await readPreparedTime(context, tx, coachId, { from: now, until: now + AHEAD });
  const found = [];
  for (const affectedOf of parts) found.push(...(await affectedOf(context, tx, coachId, prepared)));
  return found.map(({ coachingSessionId, title, learner, startsAt, endsAt }) => ({
    coachingSessionId,
    title,
    learner,
    slot: presentSlot(startsAt, prepared.hours, { lengthMinutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE }),
  }));
}
