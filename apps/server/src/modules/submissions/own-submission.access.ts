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
  const { held, course, abilities } = await accessAssignment(context, tx, assignmentId, 'learn');
  const { userId } = context.caller;
  const [grants, standings, isLockedNow] = await Promise.all([
    findGrants(context, tx, [assignmentId]),
    readStandings(context, tx, [assignmentId], userId),
    isLocked(context, tx, held.courseId, assignmentId),
  ]);
  const row = standings.get(assignmentId)!;
  const window = windowFor(held, grants, row);
  const now = context.clock.now();
  const refusal = handInRefusal(held, window, row, { isEnrolled: course.isEnrolled, isLocked: isLockedNow, now });
  return { held, grants, row, window, refusal, now, abilities };
}

export type OwnWork = Awaited<ReturnType<typeof accessOwnWork>>;

/** Who writes: the learner, or the group that they are in now. */
export const ownerOf = ({ held, row }: Pick<OwnWork, 'held' | 'row'>): Owner => ({
  assignmentId: held.assignmentId,
  courseId: held.courseId,
  userId: held.isGroupWork ? null : row.userId,
  courseGroupId: held.isGroupWork ? row.currentGroupId : null,
});
