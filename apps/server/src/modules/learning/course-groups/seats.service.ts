import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tenant, type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { holdLearners } from '../enrollments/enrollments.public.ts';
import { accessCourseGroup, accessCourseGroups } from './course-groups.access.ts';
import { groupClosed, groupFull } from './course-groups.errors.ts';
import {
  deleteMembers,
  findGroup,
  listMemberIds,
  listSeats,
  lockGroups,
  type Seat,
  upsertMembers,
} from './course-groups.repository.ts';
import { courseGroupJoined, courseGroupLeft } from './course-groups.signals.ts';

const noun = 'course-group';

interface Place {
  courseId: number;
  courseGroupId: number;
}

/** The learners of each group. */
function byGroup(seats: readonly Seat[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const { courseGroupId, userId } of seats)
    groups.set(courseGroupId, [...(groups.get(courseGroupId) ?? []), userId]);
  return groups;
}

async function emitLeft(context: SystemContext, tx: Tx, courseId: number, seats: readonly Seat[]): Promise<void> {
  for (const [courseGroupId, userIds] of byGroup(seats))
    await emit(context, tx, courseGroupLeft, { courseGroupId, courseId, userIds });
}

/**
 * Puts learners into a group: the only way into one, whichever door somebody comes through. The group's row is locked, then
 * its seats are counted. Who is in it already stays. Answers who moved and from where.
 * @throws Problem course-group.full when not all of them find a seat: then nobody moves
 */
export async function seatLearners(
  context: SystemContext,
  tx: Tx,
  { courseId, courseGroupId }: Place,
  userIds: readonly number[],
): Promise<{ joined: number[]; left: Seat[] }> {
  const [group] = await lockGroups(tx, courseId, [courseGroupId]);
  const learners = await holdLearners(tx, courseId, userIds);
  if (!group || learners.length < new Set(userIds).size) throw invalidField('userIds', 'choice');
  const before = await listSeats(tx, courseId, learners);
  const stay = new Set(before.filter((seat) => seat.courseGroupId === courseGroupId).map(({ userId }) => userId));
  const joined = learners.filter((userId) => !stay.has(userId));
  if (group.capacity !== null && joined.length > 0 && group.memberCount + joined.length > group.capacity)
    throw groupFull();
  await upsertMembers(tx, { courseId, courseGroupId }, joined, context.clock.now());
  const left = before.filter(({ userId }) => !stay.has(userId));
  await emitLeft(context, tx, courseId, left);
  if (joined.length > 0) await emit(context, tx, courseGroupJoined, { courseGroupId, courseId, userIds: joined });
  return { joined, left };
}

/** Adds learners to a group or moves them there: all of them or nobody. */
export const addMembers = (context: MemberContext, courseGroupId: number, userIds: readonly number[]): Promise<void> =>
  transaction(context, async (tx) => {
    const { group } = await accessCourseGroup(context, tx, courseGroupId, 'edit');
    const moved = await seatLearners(context, tx, group, userIds);
    if (moved.joined.length > 0)
      await audit(context, tx, { action: 'course-group.seat', noun, nounId: courseGroupId, changes: moved });
  });

/** Takes learners out of whichever group they are in. */
export const unassignLearners = (context: MemberContext, courseId: number, userIds: readonly number[]): Promise<void> =>
  transaction(context, async (tx) => {
    await accessCourseGroups(context, tx, courseId, 'edit');
    const left = await deleteMembers(tx, courseId, userIds);
    for (const [courseGroupId, ofGroup] of byGroup(left))
      await audit(context, tx, {
        action: 'course-group.unseat',
        noun,
        nounId: courseGroupId,
        changes: { userIds: ofGroup },
      });
    await emitLeft(context, tx, courseId, left);
  });

/** Nobody is in a group any more: before it is deleted. */
export async function unassignMembers(
  context: SystemContext,
  tx: Tx,
  { courseId, courseGroupId }: Place,
): Promise<void> {
  const userIds = await listMemberIds(tx, courseGroupId);
  if (userIds.length === 0) return;
  await emitLeft(context, tx, courseId, await deleteMembers(tx, courseId, userIds));
}

/** May the learner leave the group that they are in? */
async function requireLeavable(context: MemberContext, tx: Tx, ownGroupId: number | null): Promise<void> {
  if (ownGroupId === null) return;
  const own = await findGroup(context, tx, ownGroupId);
  if (own && !own.isOpen) throw groupClosed();
}

/** A learner joins an open group by themselves, out of another open one. Joining twice changes nothing. */
export const joinGroup = (context: MemberContext, courseGroupId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { group, rights } = await accessCourseGroup(context, tx, courseGroupId, 'learn', { lock: true });
    if (group.ownGroupId === courseGroupId) return;
    if (!group.isOpen || !rights.isEnrolled) throw groupClosed();
    await requireLeavable(context, tx, group.ownGroupId);
    const moved = await seatLearners(context, tx, group, [context.caller.userId]);
    await audit(context, tx, { action: 'course-group.join', noun, nounId: courseGroupId, changes: moved });
  });

/** A learner leaves an open group. */
export const leaveGroup = (context: MemberContext, courseGroupId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { group } = await accessCourseGroup(context, tx, courseGroupId, 'learn', { lock: true });
    if (group.ownGroupId !== courseGroupId) return;
    if (!group.isOpen) throw groupClosed();
    const left = await deleteMembers(tx, group.courseId, [context.caller.userId]);
    await audit(context, tx, { action: 'course-group.leave', noun, nounId: courseGroupId });
    await emitLeft(context, tx, group.courseId, left);
  });

/** Who left the course is no longer in a group of it, unless they have come back meanwhile. */
export const leaveWithCourse = (
  context: SystemContext & Tenant,
  { courseId, userId }: { courseId: number; userId: number },
): Promise<void> =>
  transaction(context, async (tx) => {
    if ((await holdLearners(tx, courseId, [userId])).length > 0) return;
    await emitLeft(context, tx, courseId, await deleteMembers(tx, courseId, [userId]));
  });
