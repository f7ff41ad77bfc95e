import { type GrantedTime, keptDeadline } from '@sullam/domain/exams/sitting.ts';
import type { SystemContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { closeAllOverdue, closeOverdue, latestDeadline } from './closing.service.ts';
import { lockHeldExam } from './exam-attempts.repository.ts';
import { deadlineFor, promisedSitting, promiseFor } from './personal-sitting.ts';
import { findRunningPlaces, lockRunning, type RunningAttempt, updateDeadline } from './running-attempts.repository.ts';
import {
  findAccommodations,
  findSubsectionExam,
  type GrantedAccommodation,
  type HeldExam,
} from './subsection-exams.repository.ts';

interface Moved {
  /** Whose deadlines move; everybody's without it. */
  userIds?: readonly number[];
  /** A grant itself was changed: what was promised before doesn't hold any more. */
  isGrant?: boolean;
  /** No deadline comes earlier, whatever it was made of. */
  keepsDeadlines?: boolean;
}

const later = (one: Date | null, other: Date | null): Date | null => {
  const deadline = keptDeadline(one?.getTime() ?? null, other?.getTime() ?? null);
  return deadline === null ? null : new Date(deadline);
};

/** The end of a running attempt, and by what grant: what was promised when it began holds on, also where the group is gone. */
function endOf(held: HeldExam, grants: readonly GrantedAccommodation[], attempt: RunningAttempt, isGrant: boolean) {
  const endBy = (granted: GrantedTime) => deadlineFor(promisedSitting(held, granted, attempt), attempt.startedAt);
  const current = promiseFor(grants, attempt);
  const deadline = endBy(current);
  if (isGrant || !attempt.granted) return { deadline, granted: current };
  const promised = endBy(attempt.granted);
  const best = later(promised, deadline);
  const isKept = best?.getTime() !== deadline?.getTime();
  return { deadline: best, granted: isKept ? attempt.granted : current };
}

/**
 * After the times of the rules or what was granted changed: the deadlines of running attempts follow. What was over before is
 * closed as it was, whether somebody had noticed yet or not. The caller holds the exam's lock, so that nobody starts by the
 * old rules.
 */
export async function moveDeadlines(
  context: SystemContext,
  tx: Tx,
  courseSubsectionId: number,
  { userIds, isGrant = false, keepsDeadlines = false }: Moved = {},
): Promise<void> {
  await closeAllOverdue((after) => closeOverdue(context, tx, { courseSubsectionId, after }));
  const [held, grants] = await Promise.all([
    findSubsectionExam(tx, courseSubsectionId),
    findAccommodations(tx, courseSubsectionId),
  ]);
  if (!held) return;
  for (const attempt of await lockRunning(tx, courseSubsectionId)) {
    if (userIds && !userIds.includes(attempt.userId)) continue;
    if (attempt.deadline !== null && attempt.deadline < latestDeadline(context)) continue; // it could not be closed
    const { deadline, granted } = endOf(held, grants, attempt, isGrant);
    const kept = keepsDeadlines ? later(attempt.deadline, deadline) : deadline;
    await updateDeadline(tx, attempt.examAttemptId, kept, granted);
  }
}

/** After learners came into a group of the course or left one: what is granted to groups holds for their running attempts. */
export const followGroups = (
  context: SystemContext,
  { courseId, userIds }: { courseId: number; userIds: readonly number[] },
): Promise<void> =>
  transaction(context, async (tx) => {
    for (const courseSubsectionId of await findRunningPlaces(tx, courseId, userIds)) {
      await lockHeldExam(tx, courseSubsectionId, 'change');
      await moveDeadlines(context, tx, courseSubsectionId, { userIds, keepsDeadlines: true });
    }
  });
