import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import {
  accessAssignment,
  findGrants,
  handInRefusal,
  isLocked,
  readStandings,
  windowFor,
} from '../assignments/assignments.public.ts';
import type { Owner } from './submissions.repository.ts';

/** The assignment for its learner, how they stand, and whether they can hand in. */
export async function accessOwnWork(context: MemberContext, tx: Tx, assignmentId: number) {
  const { held, course } = await accessAssignment(context, tx, assignmentId, 'learn');
  const { userId } = context.caller;
  const [grants, standings, isLockedNow] = await Promise.all([
    findGrants(tx, [assignmentId]),
    readStandings(tx, [assignmentId], userId),
    isLocked(context, tx, assignmentId),
  ]);
  const row = standings.get(assignmentId)!;
  const window = windowFor(held, grants, row);
  const now = context.clock.now();
  const circumstances = { isEnrolled: course.isEnrolled, isLocked: isLockedNow, now };
  const refusal = handInRefusal(held, window, row, circumstances);
  return { held, grants, row, window, refusal, now, circumstances };
}

export type OwnWork = Awaited<ReturnType<typeof accessOwnWork>>;

/** The same work, looked at again: somebody of the group may have handed in since. */
export async function lookAgain(context: MemberContext, tx: Tx, work: OwnWork): Promise<OwnWork> {
  const { held, grants, circumstances } = work;
  const row = (await readStandings(tx, [held.assignmentId], context.caller.userId)).get(held.assignmentId)!;
  const window = windowFor(held, grants, row);
  return { ...work, row, window, refusal: handInRefusal(held, window, row, circumstances) };
}

/** Who writes: the learner, or the group that they are in now. */
export const ownerOf = ({ held, row }: Pick<OwnWork, 'held' | 'row'>): Owner => ({
  assignmentId: held.assignmentId,
  courseId: held.courseId,
  userId: held.isGroupWork ? null : row.userId,
  courseGroupId: held.isGroupWork ? row.currentGroupId : null,
});
