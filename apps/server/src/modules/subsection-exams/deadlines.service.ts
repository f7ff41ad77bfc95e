import type { Platform } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { closeOverdue } from './closing.service.ts';
import { lockRunning, updateDeadline } from './exam-attempts.repository.ts';
import { deadlineFor, sittingOf } from './personal-sitting.ts';
import { findAccommodations, findSubsectionExam } from './subsection-exams.repository.ts';

/**
 * After the rules or what was granted changed: the deadlines of running attempts follow. What was over before is closed
 * as it was, whether somebody had noticed yet or not. The caller holds the exam's lock, so that nobody starts by the old rules.
 */
export async function moveDeadlines(
  context: Platform & { organizationId: number },
  tx: Tx,
  courseSubsectionId: number,
): Promise<void> {
  while ((await closeOverdue(context, tx, { courseSubsectionId })) > 0);
  const [held, grants] = await Promise.all([
    findSubsectionExam(context, tx, courseSubsectionId),
    findAccommodations(context, tx, courseSubsectionId),
  ]);
  if (!held) return;
  for (const attempt of await lockRunning(context, tx, courseSubsectionId))
    await updateDeadline(
      context,
      tx,
      attempt.examAttemptId,
      deadlineFor(sittingOf(held, grants, attempt), attempt.startedAt),
    );
}
