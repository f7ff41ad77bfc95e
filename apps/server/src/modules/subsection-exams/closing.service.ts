import { ON_THE_WAY } from '@sullam/domain/exams/sitting.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { emit } from '../../kernel/outbox/signals.ts';
import { finishForLearner } from '../progress/progress.public.ts';
import { lockHeldExam } from './exam-attempts.repository.ts';
import { markPaper } from './mark-paper.ts';
import { scoreAttempts } from './scores.service.ts';
import { examFinished } from './subsection-exams.signals.ts';

/** Deadlines before this moment have passed for good: nothing that was on its way is waited for any more. */
export const latestDeadline = ({ clock }: Pick<SystemContext, 'clock'>): Date =>
  new Date(clock.now().getTime() - ON_THE_WAY);

interface Closed {
  examAttemptId: number;
  subsectionExamId: number;
  courseId: number;
  userId: number;
  isPreview: boolean;
}

const CLOSED = [
  'exam_attempt_id as examAttemptId',
  'course_subsection_id as subsectionExamId',
  'course_id as courseId',
  'user_id as userId',
  'is_preview as isPreview',
] as const;

/** What follows when an attempt takes no more answers: marks, progress, signals. */
async function settleClosed(context: SystemContext, tx: Tx, { isPreview, ...attempt }: Closed): Promise<void> {
  await markPaper(context, tx, attempt, context.clock.now());
  if (!isPreview) {
    const { subsectionExamId: subsectionId, userId } = attempt;
    await finishForLearner(context, tx, { subsectionId, userId, now: context.clock.now() });
    await emit(context, tx, examFinished, attempt);
  }
  await scoreAttempts(context, tx, [attempt.examAttemptId]);
}

/**
 * Hands a running attempt in, as its holder; answers whether it was this call that did. The exam's lock comes before the
 * attempt's, here and everywhere: rules, grants and rulings change while nobody finishes.
 */
export async function submitAttempt(
  context: SystemContext,
  tx: Tx,
  { examAttemptId, courseSubsectionId, holder }: { examAttemptId: number; courseSubsectionId: number; holder: string },
): Promise<boolean> {
  await lockHeldExam(context, tx, courseSubsectionId, 'use');
  const now = context.clock.now();
  const closed = await tx.one(
    db
      .updateTable('exam_attempts')
      .set({ state: 'SUBMITTED', finished_at: sql<Date>`least(${now}::timestamptz, deadline)` })
      .where('organization_id', '=', context.organizationId)
      .where('exam_attempt_id', '=', examAttemptId)
      .where('state', '=', 'RUNNING')
      .where('holder', '=', holder)
      .where(sql<boolean>`(deadline is null or deadline >= ${latestDeadline(context)}::timestamptz)`)
      .returning(CLOSED),
  );
  if (closed) await settleClosed(context, tx, closed);
  return closed !== undefined;
}

/** In one transaction; the job comes again for the rest. */
const MOST_AT_ONCE = 100;

export interface Overdue {
  examAttemptId?: number;
  courseSubsectionId?: number;
  userId?: number;
}

/** Closes attempts whose time is over, at their deadline, whenever that is noticed. Answers how many. */
export async function closeOverdue(context: SystemContext, tx: Tx, which: Overdue = {}): Promise<number> {
  let query = db
    .selectFrom('exam_attempts')
    .select(['exam_attempt_id', 'course_subsection_id'])
    .where('organization_id', '=', context.organizationId)
    .where('state', '=', 'RUNNING')
    .where('deadline', '<', latestDeadline(context))
    .orderBy('course_subsection_id')
    .orderBy('exam_attempt_id')
    .limit(MOST_AT_ONCE);
  if (which.examAttemptId !== undefined) query = query.where('exam_attempt_id', '=', which.examAttemptId);
  if (which.courseSubsectionId !== undefined)
    query = query.where('course_subsection_id', '=', which.courseSubsectionId);
  if (which.userId !== undefined) query = query.where('user_id', '=', which.userId);
  const overdue = await tx.all(query);
  for (const { exam_attempt_id: id, course_subsection_id: courseSubsectionId } of overdue) {
    await lockHeldExam(context, tx, courseSubsectionId, 'use');
    const closed = await tx.one(
      db
        .updateTable('exam_attempts')
        .set({ state: 'EXPIRED', finished_at: sql<Date>`deadline` })
        .where('organization_id', '=', context.organizationId)
        .where('exam_attempt_id', '=', id)
        .where('state', '=', 'RUNNING')
        .where('deadline', '<', latestDeadline(context)) // more may have been granted meanwhile
        .returning(CLOSED),
    );
    if (closed) await settleClosed(context, tx, closed);
  }
  return overdue.length;
}
