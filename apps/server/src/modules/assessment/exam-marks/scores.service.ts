import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import {
  type Closed,
  findUnnotified,
  markNotified,
  type ScoredAttempt,
  writeScores,
} from '../exam-attempts/exam-attempts.public.ts';
import { findGrantedIn, findSubsectionExam } from '../scheduled-exams/scheduled-exams.public.ts';
import { totalsOf } from './answer-marks.repository.ts';
import { examMarked, examScoreReleased, examScoreWithdrawn } from './exam-marks.signals.ts';
import { isScoreReleased } from './exam-outcome.ts';
import { markPaper } from './mark-paper.repository.ts';
import { readExamMoments } from './release-moments.reads.ts';

/** Notifies learners of scores that they may see by now. */
export async function notifyReleased(context: SystemContext, tx: Tx, subsectionExamId: number): Promise<void> {
  const exam = await findSubsectionExam(tx, subsectionExamId);
  if (!exam) return;
  const grants = await findGrantedIn(tx, subsectionExamId);
  const now = context.clock.now();
  const momentOf = await readExamMoments(tx, [exam], grants, now);
  if (!isScoreReleased(exam, momentOf(exam))) return;
  for (const attempt of await markNotified(tx, subsectionExamId, now))
    await emit(context, tx, examScoreReleased, { ...attempt, subsectionExamId });
}

/** Sums up what was marked, and signals whose attempts are fully marked now. */
export async function scoreAttempts(context: SystemContext, tx: Tx, examAttemptIds: readonly number[]): Promise<void> {
  const changed = await writeScores(tx, totalsOf(examAttemptIds), context.clock.now());
  const ofLearners = changed.filter(({ isPreview }) => !isPreview);
  const marked = ofLearners.filter(({ isMarked }) => isMarked);
  for (const attempt of ofLearners)
    await emit(context, tx, attempt.isMarked ? examMarked : examScoreWithdrawn, payloadOf(attempt));
  for (const id of new Set(marked.map(({ subsectionExamId }) => subsectionExamId)))
    await notifyReleased(context, tx, id);
}

const payloadOf = ({ examAttemptId, subsectionExamId, courseId, userId }: ScoredAttempt) => ({
  examAttemptId,
  subsectionExamId,
  courseId,
  userId,
});

/** Scores that wait for a moment, for the job that comes by every minute. */
export async function notifyAllReleased(context: SystemContext, tx: Tx): Promise<void> {
  for (const id of await findUnnotified(tx)) await notifyReleased(context, tx, id);
}

/** What a closed attempt comes to, in the transaction that closed it. */
export async function markClosed(
  context: SystemContext,
  tx: Tx,
  { examAttemptId, subsectionExamId }: Closed,
): Promise<void> {
  await markPaper(context, tx, { examAttemptId, subsectionExamId }, context.clock.now());
  await scoreAttempts(context, tx, [examAttemptId]);
}
