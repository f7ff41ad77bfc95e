import { type GrantedTime, keptDeadline } from '@sullam/domain/exams/sitting.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import {
  deadlineFor,
  findGrantedIn,
  findSubsectionExam,
  type GrantedAccommodation,
  lockScheduledExam,
  type MovedTimes,
  promisedSitting,
  promiseFor,
  type ScheduledExam,
} from '../scheduled-exams/scheduled-exams.public.ts';
import { closeAllOverdue, closeOverdue, latestDeadline } from './closing.service.ts';
import { findRunningPlaces, lockRunning, type RunningAttempt, updateDeadline } from './running-attempts.repository.ts';

const later = (one: Date | null, other: Date | null): Date | null => {
  const deadline = keptDeadline(one?.getTime() ?? null, other?.getTime() ?? null);
  return deadline === null ? null : new Date(deadline);
};

/** The end of a running attempt, and by what grant: what was promised when it began holds on, also where the group is gone. */
function endOf(
  exam: ScheduledExam,
  grants: readonly GrantedAccommodation[],
  attempt: RunningAttempt,
  isGrant: boolean,
) {
  const endBy = (granted: GrantedTime) => deadlineFor(promisedSitting(exam, granted, attempt), attempt.startedAt);
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
  { userIds, isGrant = false, keepsDeadlines = false }: MovedTimes = {},
): Promise<void> {
  await closeAllOverdue((after) => closeOverdue(context, tx, { courseSubsectionId, after }));
  const exam = await findSubsectionExam(tx, courseSubsectionId);
  if (!exam) return;
  const grants = await findGrantedIn(tx, courseSubsectionId);
  for (const attempt of await lockRunning(tx, courseSubsectionId)) {
    if (userIds && !userIds.includes(attempt.userId)) continue;
    if (attempt.deadline !== null && attempt.deadline < latestDeadline(context)) continue; // it could not be closed
    const { deadline, granted } = endOf(exam, grants, attempt, isGrant);
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
      await lockScheduledExam(tx, courseSubsectionId, 'change');
      await moveDeadlines(context, tx, courseSubsectionId, { userIds, keepsDeadlines: true });
    }
  });
