import { slotProblem } from '@sullam/domain/coaching/free-times.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { readPreparedTime, readSlotRules } from '../coach-availability/coach-availability.public.ts';
import { rulesOfSpan, type SessionRecord } from '../coaching-sessions/coaching-sessions.public.ts';

/**
 * Whether a session whose hold has ended could still take place at its time. Notice and horizon aren't asked again: they were kept when the
 * learner chose the time.
 */
export async function isStillFree(context: SystemContext, tx: Tx, session: SessionRecord): Promise<boolean> {
  const { rules } = await readSlotRules(tx, session.sessionTypeId);
  const at = session.startsAt.getTime();
  const within = { from: at, until: at + MINUTE };
  const except = session.coachingSessionId;
  const prepared = await readPreparedTime(context, tx, session.coachId, within, { except });
  return slotProblem(prepared, rulesOfSpan(session)(rules), at, context.clock.now().getTime()) === null;
}
