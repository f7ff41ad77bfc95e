import { COURSE_GROUP_LIMITS, dealLearners } from '@sullam/domain/course-groups.ts';
import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { seededRandom } from '@sullam/domain/seeded-random.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { randomToken } from '../../../kernel/secrets.ts';
import { accessCourseGroup, accessCourseGroups } from './course-groups.access.ts';
import { capacityTooSmall, groupClosed, tooManyGroups } from './course-groups.errors.ts';
import { listUnassigned } from './course-groups.reads.ts';
import {
  countGroups,
  deleteGroup,
  type GroupSettings,
  insertGroups,
  lockGroups,
  updateGroup,
} from './course-groups.repository.ts';
import type { DealBody, GroupPatch } from './course-groups.schemas.ts';
import { seatLearners, unassignMembers } from './seats.service.ts';

const noun = 'course-group';

function checkName(name: Localized | undefined): void {
  if (name !== undefined && !hasText(name.en) && !hasText(name.ar)) throw invalidField('name', 'oneLanguage');
}

/** Makes groups of a course as far as it takes more; answers their ids in order. */
export async function makeGroups(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  settings: readonly GroupSettings[],
): Promise<number[]> {
  if (settings.length === 0) return [];
  const count = await countGroups(tx, courseId);
  if (count + settings.length > COURSE_GROUP_LIMITS.groups) throw tooManyGroups();
  const ids = await insertGroups(tx, courseId, settings, context.clock.now());
  for (const [index, nounId] of ids.entries())
    await audit(context, tx, {
      action: 'course-group.create',
      noun,
      nounId,
      changes: { courseId, ...settings[index] },
    });
  return ids;
}

export const createGroup = (
  context: MemberContext,
  courseId: number,
  body: GroupSettings,
): Promise<{ courseGroupId: number }> => {
  checkName(body.name);
  return transaction(context, async (tx) => {
    await accessCourseGroups(context, tx, courseId, 'edit');
    const [courseGroupId] = await makeGroups(context, tx, courseId, [body]);
    return { courseGroupId: courseGroupId! };
  });
};

export const changeGroup = (context: MemberContext, courseGroupId: number, patch: GroupPatch): Promise<void> => {
  checkName(patch.name);
  return transaction(context, async (tx) => {
    const { group } = await accessCourseGroup(context, tx, courseGroupId, 'edit');
    const [locked] = await lockGroups(tx, group.courseId, [courseGroupId]);
    if (locked && patch.capacity != null && patch.capacity < locked.memberCount) throw capacityTooSmall();
    if (!(await updateGroup(tx, courseGroupId, patch))) throw conflict();
    const { version, ...changes } = patch;
    await audit(context, tx, { action: 'course-group.update', noun, nounId: courseGroupId, changes });
  });
};

/** Deletes a group; its learners are in none then, and what was granted to it is gone. */
export const removeGroup = (context: MemberContext, courseGroupId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { group } = await accessCourseGroup(context, tx, courseGroupId, 'edit', { lock: true });
    await unassignMembers(context, tx, group);
    await deleteGroup(tx, courseGroupId);
    await audit(context, tx, {
      action: 'course-group.delete',
      noun,
      nounId: courseGroupId,
      changes: { name: group.name },
    });
  });

const numbered = (name: Localized, number: number): Localized => ({
  ...(hasText(name.en) ? { en: `${name.en} ${number}` } : {}),
  ...(hasText(name.ar) ? { ar: `${name.ar} ${number}` } : {}),
});

/**
 * Makes some groups (or none) and deals all learners who are in no group to the groups of the course, at random and evenly.
 * Answers who found a seat and who didn't.
 */
export const dealIntoGroups = (
  context: MemberContext,
  courseId: number,
  { groupCount, name, capacity, isOpen, dealsLearners }: DealBody,
): Promise<{ groupCount: number; seated: number; leftOver: number }> => {
  if (groupCount > 0) checkName(name);
  return transaction(context, async (tx) => {
    await accessCourseGroups(context, tx, courseId, 'edit');
    const first = (await countGroups(tx, courseId)) + 1;
    const settings = Array.from({ length: groupCount }, (_, index) => ({
      name: numbered(name, first + index),
      capacity,
      isOpen,
    }));
    const made = await makeGroups(context, tx, courseId, settings);
    if (!dealsLearners) return { groupCount: made.length, seated: 0, leftOver: 0 };
    // only into the new ones, if there are any: learners of older groups stay among themselves
    const groups = await lockGroups(tx, courseId, made.length > 0 ? made : undefined);
    if (groups.length === 0) throw groupClosed();
    const learners = await listUnassigned(tx, courseId);
    const { dealt, leftOver } = dealLearners(learners, groups, seededRandom(randomToken()));
    for (const [courseGroupId, userIds] of dealt) {
      const moved = await seatLearners(context, tx, { courseId, courseGroupId }, userIds);
      await audit(context, tx, { action: 'course-group.seat', noun, nounId: courseGroupId, changes: moved });
    }
    return {
      groupCount: made.length,
      seated: learners.length - leftOver.length,
      leftOver: leftOver.length,
    };
  });
};
