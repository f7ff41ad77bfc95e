import { coachZone } from '@sullam/domain/coaching/working-hours.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { closePool } from '../../learning/capacity/capacity.public.ts';
import { noteAvailabilityChange, readSlotRules } from '../coach-availability/coach-availability.public.ts';
import {
  checkSlot,
  coachingSessionChanged,
  insertChange,
  preparedAt,
  promisedTime,
  rulesOfSpan,
  setState,
  setTime,
  withNearestTimes,
} from '../coaching-sessions/coaching-sessions.public.ts';
import { queueGroupReminders } from './group-reminders.ts';
import { accessLedGroup, changingGroup, checkAhead } from './group-sessions.access.ts';
import { setMessage } from './group-sessions.repository.ts';

const lengthOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number =>
  endsAt.getTime() - startsAt.getTime();

/** Moves a group session for everyone in it. Its old time stays booked until the new one is, and may overlap it. */
export async function moveGroupSession(
  context: MemberContext,
  groupSessionId: number,
  { startsAt }: { startsAt: string },
): Promise<void> {
  const at = new Date(startsAt);
  const known = await reading(context, (tx) => accessLedGroup(context, tx, groupSessionId));
  const { coachId, sessionTypeId } = known;
  const zone = context.configuration.time_zone;
  const wish = { coachId, sessionTypeId, at, except: groupSessionId, rulesOf: rulesOfSpan(known), zone };
  await withNearestTimes(context, wish, () =>
    changingGroup(context, groupSessionId, async (tx, group) => {
      const now = context.clock.now();
      checkAhead(group, now);
      if (group.startsAt.getTime() === at.getTime()) return;
      const { rules } = await readSlotRules(tx, sessionTypeId);
      const prepared = await preparedAt(context, tx, wish);
      checkSlot(prepared, rulesOfSpan(group)(rules), at, now);
      await setTime(tx, groupSessionId, {
        startsAt: at,
        endsAt: new Date(at.getTime() + lengthOf(group)),
        promised: promisedTime(at, coachZone(prepared.hours, at.getTime())),
        now,
      });
      const { userId } = context.caller;
      await insertChange(context, tx, {
        coachingSessionId: groupSessionId,
        kind: 'MOVED',
        userId,
        startsBefore: group.startsAt,
        startsAfter: at,
      });
      await queueGroupReminders(context, tx, groupSessionId);
      const news = { coachingSessionId: groupSessionId, news: 'moved' as const, count: 1, byUserId: userId };
      await emit(context, tx, coachingSessionChanged, news);
      await noteAvailabilityChange(context, tx, coachId);
      await audit(context, tx, {
        action: 'group-session.move',
        noun: 'group-session',
        nounId: groupSessionId,
        changes: { from: group.startsAt.toISOString(), to: at.toISOString() },
      });
    }),
  );
}

/** Cancels a group session for everyone in it. No seat of it is offered any more. */
export const cancelGroupSession = (
  context: MemberContext,
  groupSessionId: number,
  message: string | null | undefined,
): Promise<void> =>
  changingGroup(context, groupSessionId, async (tx, group) => {
    const now = context.clock.now();
    checkAhead(group, now);
    const { userId } = context.caller;
    const text = message?.trim() || null;
    await closePool(tx, group.placePoolId);
    await setState(tx, groupSessionId, { state: 'CANCELLED', now }, { isNews: true });
    await setMessage(tx, groupSessionId, text);
    await insertChange(context, tx, {
      coachingSessionId: groupSessionId,
      kind: 'CANCELLED',
      userId,
      message: text,
    });
    const news = { coachingSessionId: groupSessionId, news: 'cancelled' as const, count: 1, byUserId: userId };
    await emit(context, tx, coachingSessionChanged, news);
    await noteAvailabilityChange(context, tx, group.coachId);
    await audit(context, tx, { action: 'group-session.cancel', noun: 'group-session', nounId: groupSessionId });
  });
