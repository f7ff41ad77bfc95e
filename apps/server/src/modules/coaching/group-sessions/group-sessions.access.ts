import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { accessCoach } from '../coaches/coaches.public.ts';
import {
  lockCoachTime,
  sessionOff,
  sessionOver,
  sessionStarted,
} from '../coaching-sessions/coaching-sessions.public.ts';
import { findGroup, findOwnSeat, type GroupRecord } from './group-sessions.repository.ts';

type GroupSide = 'LEARNER' | 'COACH' | 'ADMINISTRATOR';

interface AccessedGroup {
  group: GroupRecord;
  side: GroupSide;
}

/**
 * The only way to a group session: for its coach, administrators, and members who see the coach. One that was cancelled is there for
 * those only who had a seat or waited for one.
 * @throws Problem not-found
 */
export async function accessGroup(context: MemberContext, tx: Tx, groupSessionId: number): Promise<AccessedGroup> {
  const group = await findGroup(tx, groupSessionId);
  if (!group) throw notFound();
  const { caller } = context;
  if (caller.userId === group.coachUserId) return { group, side: 'COACH' };
  if (await findOwnSeat(tx, groupSessionId, caller.userId)) return { group, side: 'LEARNER' };
  if (isAdministrator(caller)) return { group, side: 'ADMINISTRATOR' };
  await accessCoach(context, tx, group.coachId, 'see');
  if (group.state !== 'BOOKED') throw notFound();
  return { group, side: 'LEARNER' };
}

/** @throws Problem not-allowed for learners */
export async function accessLedGroup(context: MemberContext, tx: Tx, groupSessionId: number): Promise<GroupRecord> {
  const { group, side } = await accessGroup(context, tx, groupSessionId);
  if (side === 'LEARNER') throw notAllowed();
  return group;
}

/** Only what has not begun can be changed, and have its seats taken. */
export function checkAhead({ state, startsAt, endsAt }: GroupRecord, now: Date): void {
  if (state !== 'BOOKED') throw sessionOff();
  if (endsAt <= now) throw sessionOver();
  if (startsAt <= now) throw sessionStarted();
}

/** Runs a change by the coach or an administrator under the lock of the coach, with the session as it stands then. */
export const changingGroup = <R>(
  context: MemberContext,
  groupSessionId: number,
  work: (tx: Tx, group: GroupRecord) => Promise<R>,
): Promise<R> =>
  transaction(context, async (tx) => {
    const { coachId } = await accessLedGroup(context, tx, groupSessionId);
    await lockCoachTime(context, tx, coachId);
    return work(tx, await accessLedGroup(context, tx, groupSessionId));
  });
