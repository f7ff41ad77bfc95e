import type { SystemContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { emit } from '../../kernel/outbox/signals.ts';
import { readExamMoments } from './release-moments.reads.ts';
import { findUntold, markTold, type ScoredAttempt, settleScores } from './scores.repository.ts';
import { isScoreReleased } from './standing.ts';
import { findAccommodations, findSubsectionExam } from './subsection-exams.repository.ts';
import { examMarked, examScoreReleased, examScoreWithdrawn } from './subsection-exams.signals.ts';

/** Tells learners of scores that they may see by now. */
export async function tellReleased(context: SystemContext, tx: Tx, subsectionExamId: number): Promise<void> {
  const [held, grants] = await Promise.all([
    findSubsectionExam(tx, subsectionExamId),
    findAccommodations(tx, subsectionExamId),
  ]);
  if (!held) return;
  const now = context.clock.now();
  const momentOf = await readExamMoments(tx, [held], grants, now);
  if (!isScoreReleased(held, momentOf(held))) return;
  for (const told of await markTold(tx, subsectionExamId, now))
    await emit(context, tx, examScoreReleased, { ...told, subsectionExamId });
}

/** Sums up what was marked, and tells the rest of the system whose attempts are marked now. */
export async function scoreAttempts(context: SystemContext, tx: Tx, examAttemptIds: readonly number[]): Promise<void> {
  const changed = await settleScores(tx, examAttemptIds, context.clock.now());
  const ofLearners = changed.filter(({ isPreview }) => !isPreview);
  const marked = ofLearners.filter(({ isMarked }) => isMarked);
  for (const attempt of ofLearners)
    await emit(context, tx, attempt.isMarked ? examMarked : examScoreWithdrawn, payloadOf(attempt));
  for (const id of new Set(marked.map(({ subsectionExamId }) => subsectionExamId))) await tellReleased(context, tx, id);
}

const payloadOf = ({ examAttemptId, subsectionExamId, courseId, userId }: ScoredAttempt) => ({
  examAttemptId,
  subsectionExamId,
  courseId,
  userId,
});

/** Scores that wait for a moment, for the job that comes by every minute. */
export async function tellAllReleased(context: SystemContext, tx: Tx): Promise<void> {
  for (const id of await findUntold(tx)) await tellReleased(context, tx, id);
}
