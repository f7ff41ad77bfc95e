import { ON_THE_WAY } from '@sullam/domain/exams/sitting.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { finishForLearner } from '../../learning/progress/progress.public.ts';
import { lockScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';
import { examFinished } from './exam-attempts.signals.ts';
import {
  type Closed,
  closeExpired,
  closeSubmitted,
  findOverdue,
  type Overdue,
  type OverduePlace,
} from './running-attempts.repository.ts';

/** Deadlines before this moment have passed for good: nothing that was on its way is waited for any more. */
export const latestDeadline = ({ clock }: Pick<SystemContext, 'clock'>): Date =>
  new Date(clock.now().getTime() - ON_THE_WAY);

/** What is done with an attempt in the transaction that closes it, so that it is never seen closed and unmarked. */
export const attemptClosing =
  extensionPoint<(context: SystemContext, tx: Tx, closed: Closed) => Promise<void>>('attempt-closing');

/** What follows when an attempt takes no more answers: progress, signals, marks. */
async function settleClosed(context: SystemContext, tx: Tx, closed: Closed): Promise<void> {
  const { isPreview, ...attempt } = closed;
  if (!isPreview) {
    const { subsectionExamId: subsectionId, userId } = attempt;
    await finishForLearner(context, tx, { subsectionId, userId, now: context.clock.now() });
    await emit(context, tx, examFinished, attempt);
  }
  for (const settle of context.extensions.of(attemptClosing)) await settle(context, tx, closed);
}

/**
 * Hands a running attempt in, as its holder (null: whoever that is); answers whether it was this call that did. The exam's
 * lock comes before the attempt's, here and everywhere: rules, grants and regrade decisions change while nobody finishes.
 */
export async function submitAttempt(
  context: SystemContext,
  tx: Tx,
  {
    examAttemptId,
    courseSubsectionId,
    holder,
  }: { examAttemptId: number; courseSubsectionId: number; holder: string | null },
): Promise<boolean> {
  await lockScheduledExam(tx, courseSubsectionId, 'use');
  const now = context.clock.now();
  const closed = await closeSubmitted(tx, { examAttemptId, holder, now, latest: latestDeadline(context) });
  if (closed) await settleClosed(context, tx, closed);
  return closed !== undefined;
}

/**
 * Closes attempts whose time is over, at their deadline, whenever that is noticed. One that can't be closed is logged and
 * stays as it is, and the others are closed all the same. Answers where it stopped if there may be more behind it.
 */
export async function closeOverdue(context: SystemContext, tx: Tx, which: Overdue = {}): Promise<OverduePlace | null> {
  const latest = latestDeadline(context);
  const overdue = await findOverdue(tx, which, latest);
  for (const { examAttemptId, courseSubsectionId } of overdue) {
    await lockScheduledExam(tx, courseSubsectionId, 'use');
    await tx.sql`savepoint closing`;
    try {
      const closed = await closeExpired(tx, examAttemptId, latest);
      if (closed) await settleClosed(context, tx, closed);
    } catch (error) {
      await tx.sql`rollback to savepoint closing`;
      context.log.error({ error, examAttemptId, courseSubsectionId }, 'an attempt could not be closed');
    }
    await tx.sql`release savepoint closing`;
  }
  return overdue.at(-1) ?? null;
}

/** Closes all of them, some in each step. */
export async function closeAllOverdue(
  step: (after: OverduePlace | null) => Promise<OverduePlace | null>,
): Promise<void> {
  let after: OverduePlace | null = null;
  do after = await step(after);
  while (after);
}
