import { keptDeadline } from '@sullam/domain/exams/sitting.ts';
import type { SystemContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { closeAllOverdue, closeOverdue, latestDeadline } from './closing.service.ts';
import { findRunningPlaces, lockHeldExam, lockRunning, updateDeadline } from './exam-attempts.repository.ts';
import { deadlineFor, sittingOf } from './personal-sitting.ts';
import { findAccommodations, findSubsectionExam } from './subsection-exams.repository.ts';

/** Whose deadlines move; `keepsPromised`: only to a later moment. */
interface Moved {
  userIds?: readonly number[];
  keepsPromised?: boolean;
}

function kept(promised: Date | null, computed: Date | null): Date | null {
  const deadline = keptDeadline(promised?.getTime() ?? null, computed?.getTime() ?? null);
  return deadline === null ? null : new Date(deadline);
}

/**
 * After the rules or what was granted changed: the deadlines of running attempts follow. What was over before is closed
 * as it was, whether somebody had noticed yet or not. The caller holds the exam's lock, so that nobody starts by the old rules.
 */
export async function moveDeadlines(
  context: SystemContext,
  tx: Tx,
  courseSubsectionId: number,
  { userIds, keepsPromised = false }: Moved = {},
): Promise<void> {
  await closeAllOverdue((after) => closeOverdue(context, tx, { courseSubsectionId, after }));
  const [held, grants] = await Promise.all([
    findSubsectionExam(context, tx, courseSubsectionId),
    findAccommodations(context, tx, courseSubsectionId),
  ]);
  if (!held) return;
  for (const attempt of await lockRunning(context, tx, courseSubsectionId)) {
    if (userIds && !userIds.includes(attempt.userId)) continue;
    if (attempt.deadline !== null && attempt.deadline < latestDeadline(context)) continue; // it could not be closed
    const computed = deadlineFor(sittingOf(held, grants, attempt), attempt.startedAt);
    const deadline = keepsPromised ? kept(attempt.deadline, computed) : computed;
    await updateDeadline(context, tx, attempt.examAttemptId, deadline);
  }
}

/** After learners came into a group of the course or left one: what is granted to groups holds for their running attempts. */
export const followGroups = (
  context: SystemContext,
  { courseId, userIds }: { courseId: number; userIds: readonly number[] },
): Promise<void> =>
  transaction(context, async (tx) => {
    for (const courseSubsectionId of await findRunningPlaces(context, tx, courseId, userIds)) {
      await lockHeldExam(context, tx, courseSubsectionId, 'change');
      await moveDeadlines(context, tx, courseSubsectionId, { userIds, keepsPromised: true });
    }
  });
