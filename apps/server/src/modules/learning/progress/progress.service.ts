import { isLessonActivity } from '@sullam/domain/lesson-kinds.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { completeEnrollment } from '../enrollments/enrollments.public.ts';
import { judge } from './completion.ts';
import {
  deleteFinished,
  findLearnerProgress,
  insertFinished,
  type LearnerProgress,
  type Mark,
} from './finished-subsections.repository.ts';
import { finishedByDoing, notEnrolled, subsectionLocked } from './progress.errors.ts';
import type { FinishedResponse } from './progress.schemas.ts';
import { courseCompleted } from './progress.signals.ts';

interface EnrolledProgress extends LearnerProgress {
  enrollmentId: number;
}

/** People who aren't enrolled get a clear error if they may see the course; for others it doesn't exist. */
async function requireEnrollment(
  context: MemberContext,
  tx: Tx,
  learnerProgress: LearnerProgress | undefined,
): Promise<EnrolledProgress> {
  if (!learnerProgress) throw notFound();
  if (learnerProgress.enrollmentId === null) {
    await accessCourse(context, tx, learnerProgress.courseId, 'see');
    throw notEnrolled();
  }
  return learnerProgress as EnrolledProgress;
}

/** Completes the course if its criteria hold now; returns when, and whether it was this call. */
async function settle(
  context: SystemContext,
  tx: Tx,
  learnerProgress: EnrolledProgress,
  { userId, now }: Pick<Mark, 'userId' | 'now'>,
): Promise<{ completedAt: Date | null; hasJustCompleted: boolean }> {
  const { completedAt, enrollmentId, courseId } = learnerProgress;
  if (completedAt !== null || judge(learnerProgress, learnerProgress.criteria).unmet.length > 0)
    return { completedAt, hasJustCompleted: false };
  const hasJustCompleted = await completeEnrollment(tx, enrollmentId, now);
  if (hasJustCompleted) await emit(context, tx, courseCompleted, { courseId, userId, enrollmentId });
  return { completedAt: now, hasJustCompleted };
}

/** What one marks oneself; an activity is finished by doing it (`finishForLearner`). */
async function requireMarking(
  context: MemberContext,
  tx: Tx,
  learnerProgress: LearnerProgress | undefined,
): Promise<EnrolledProgress> {
  const enrolled = await requireEnrollment(context, tx, learnerProgress);
  if (!enrolled.isMade) throw notFound();
  if (isLessonActivity(enrolled.kind)) throw finishedByDoing();
  return enrolled;
}

/**
 * Marks a subsection as finished; marking twice changes nothing. This is the busiest write of the product: the mark and
 * the count leave together, and nothing else is written unless the course is completed by it.
 */
export const finishSubsection = (context: MemberContext, subsectionId: number): Promise<FinishedResponse> =>
  transaction(context, async (tx) => {
    const mark: Mark = { subsectionId, userId: context.caller.userId, now: context.clock.now() };
    const [, found] = await Promise.all([insertFinished(tx, mark), findLearnerProgress(tx, mark)]);
    const learnerProgress = await requireMarking(context, tx, found);
    if (!learnerProgress.isFinished) throw subsectionLocked();
    return answer(subsectionId, learnerProgress, await settle(context, tx, learnerProgress, mark));
  });

/**
 * Marks a subsection as finished for a learner who did what it asks (handed an exam in), in the transaction in which
 * that happened. Somebody who isn't enrolled, or no longer, has no progress.
 */
export async function finishForLearner(context: SystemContext, tx: Tx, mark: Mark): Promise<void> {
  await insertFinished(tx, mark);
  const learnerProgress = await findLearnerProgress(tx, mark);
  if (learnerProgress?.enrollmentId != null) await settle(context, tx, learnerProgress as EnrolledProgress, mark);
}

/** Takes a learner's mark away: what they had done is undone (a submission withdrawn). A completion is kept. */
export async function unfinishForLearner(tx: Tx, mark: Mark): Promise<void> {
  await deleteFinished(tx, mark);
}

/** Takes the mark away. A completion that was earned is kept. */
export const unfinishSubsection = (context: MemberContext, subsectionId: number): Promise<FinishedResponse> =>
  transaction(context, async (tx) => {
    const mark: Mark = { subsectionId, userId: context.caller.userId, now: context.clock.now() };
    const [, found] = await Promise.all([deleteFinished(tx, mark), findLearnerProgress(tx, mark)]);
    const learnerProgress = await requireMarking(context, tx, found);
    return answer(subsectionId, learnerProgress, { completedAt: learnerProgress.completedAt, hasJustCompleted: false });
  });

function answer(
  subsectionId: number,
  learnerProgress: LearnerProgress,
  outcome: { completedAt: Date | null; hasJustCompleted: boolean },
): FinishedResponse {
  const { progress } = judge(learnerProgress, learnerProgress.criteria);
  return {
    courseId: learnerProgress.courseId,
    courseSubsectionId: subsectionId,
    isFinished: learnerProgress.isFinished,
    fraction: progress.fraction,
    percent: progress.percent,
    finishedCount: progress.finished,
    requiredCount: progress.required,
    isCompleted: outcome.completedAt !== null,
    hasJustCompleted: outcome.hasJustCompleted,
    completedAt: outcome.completedAt?.toISOString() ?? null,
  };
}
