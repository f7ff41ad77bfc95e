import { compareDecimals, decimal, negateDecimal } from '@sullam/domain/decimal.ts';
import { isOldPicture } from '@sullam/domain/grading/mark-versions.ts';
import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import { isMarkedByHand } from '@sullam/domain/questions/question.ts';
import { refuseMasquerade } from '../../kernel/access/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { invalidField, notFound } from '../../kernel/problem.ts';
import { changedMeanwhile } from '../exams/exams.public.ts';
import { demandAssessment } from '../rubrics/rubrics.public.ts';
import { findAttempt, lockHeldExam, scoreAttempts } from '../subsection-exams/subsection-exams.public.ts';
import { accessAttemptToMark } from './exam-marking.access.ts';
import { noOtherMarkerNeeded, notDisputed, scoreOutOfRange, stillRunning } from './exam-marking.errors.ts';
import type { GradeBody, Graded, QuestionRubric } from './exam-marking.schemas.ts';
import { agreed, type Counted, type Given, isSameScore, outcomeOf, scoreByRubric } from './given-mark.ts';
import { changeMarks, findReviews, lockMark, putReview } from './marks.repository.ts';
import { findQuestionRubrics } from './question-rubrics.repository.ts';

type Mark = NonNullable<Awaited<ReturnType<typeof lockMark>>>;
type Review = Awaited<ReturnType<typeof findReviews>>[number];

function demandInRange(score: string, { marks, negative_marks: negative }: Mark): void {
  const value = decimal(score);
  const isTooHigh = compareDecimals(value, decimal(marks)) > 0;
  if (isTooHigh || compareDecimals(value, negateDecimal(decimal(negative))) < 0) throw scoreOutOfRange();
}

/** What a marker gives: marks, or where the question has a rubric that filled in, whose points become the marks. */
function demandGiven({ score, assessment, comment }: GradeBody, mark: Mark, rubric: QuestionRubric | null): Given {
  if (rubric) {
    if (score !== null || !assessment) throw invalidField('assessment', 'required');
    demandAssessment(rubric.content, assessment);
    return { score: scoreByRubric(rubric, assessment, mark), assessment, comment };
  }
  if (score === null || assessment) throw invalidField('score', 'required');
  demandInRange(score, mark);
  return { score, assessment: null, comment };
}

interface Marking {
  mark: Mark;
  rubric: QuestionRubric | null;
  given: Given;
  /** Two people mark this answer apart from each other. */
  isDouble: boolean;
  reviews: Review[];
}

async function lockForMarking(context: MemberContext, tx: Tx, body: GradeBody): Promise<Marking> {
  refuseMasquerade(context); // a mark carries the name of who gave it, for good
  const { attempt, held } = await accessAttemptToMark(context, tx, body.examAttemptId);
  if (attempt.state === 'RUNNING') throw stillRunning();
  await lockHeldExam(tx, attempt.course_subsection_id, 'use');
  const mark = await lockMark(tx, body);
  if (!mark) throw notFound();
  const rubrics = await findQuestionRubrics(tx, attempt.course_subsection_id);
  const rubric = rubrics.get(mark.question_id) ?? null;
  const isDouble = held.marker_count === 2 && isMarkedByHand(mark.type);
  return {
    mark,
    rubric,
    given: demandGiven(body, mark, rubric),
    isDouble,
    reviews: await findReviews(tx, body),
  };
}

const givenIn = ({ score, assessment, comment }: Review): Given => ({
  score,
  assessment: assessment as Assessment | null,
  comment,
});

async function settle(
  context: MemberContext,
  tx: Tx,
  { examAttemptId, position }: GradeBody,
  mark: Mark,
  counts: Counted & { reason: string },
): Promise<void> {
  const { score, isDisputed, assessment, comment, reason } = counts;
  // the database's own digits: what is unchanged must look unchanged
  const oldScore = mark.score;
  const isUnchanged = (oldScore === null && score === null) || (oldScore && score && isSameScore(oldScore, score));
  await changeMarks(
    tx,
    [
      {
        examAttemptId,
        position,
        oldScore,
        score: isUnchanged ? oldScore : score,
        outcome: outcomeOf(score, mark),
        source: 'MARKER',
        isDisputed,
        assessment,
        comment,
      },
    ],
    { by: context.caller.userId, reason, now: context.clock.now() },
  );
  await scoreAttempts(context, tx, [examAttemptId]);
}

const scoreOf = async (tx: Tx, { examAttemptId }: GradeBody): Promise<string | null> =>
  (await findAttempt(tx, examAttemptId))?.score ?? null;

/**
 * A marker gives an answer its mark. Where two people mark, each gives one apart from the other: equal ones count,
 * different ones wait for a reconciliation. An old version answers 409 and changes nothing.
 */
export const gradeAnswer = (context: MemberContext, body: GradeBody): Promise<Graded> =>
  transaction(context, async (tx) => {
    const { mark, rubric, given, isDouble, reviews } = await lockForMarking(context, tx, body);
    const { userId } = context.caller;
    const own = reviews.find((review) => review.marker_user_id === userId);
    if (isDouble && !own && reviews.length >= 2) throw noOtherMarkerNeeded();
    if (isDouble && body.markVersion === undefined) throw invalidField('markVersion', 'required');
    if (isOldPicture(body, { isDouble, review: own?.version ?? 0, mark: mark.version })) throw changedMeanwhile();
    const now = context.clock.now();
    const version = (own?.version ?? 0) + 1;
    const { examAttemptId, position } = body;
    await putReview(tx, { examAttemptId, position, ...given, markerUserId: userId, version, now });
    const others = reviews.filter((review) => review.marker_user_id !== userId);
    const counts = isDouble ? agreed([...others.map(givenIn), given], rubric, mark) : { ...given, isDisputed: false };
    // one of two: whatever counts until now stays until both are there
    const isHalf = isDouble && others.length === 0;
    if (!isHalf) await settle(context, tx, body, mark, { ...counts, reason: '' });
    await auditMark(context, tx, 'answer-review.grade', body);
    return {
      score: counts.score,
      isDisputed: counts.isDisputed,
      version: isDouble ? version : mark.version + 1,
      markVersion: isHalf ? mark.version : mark.version + 1,
      attemptScore: await scoreOf(tx, body),
    };
  });

/** Ends a difference between two markers; the version is that of the mark. */
export const reconcileAnswer = (context: MemberContext, body: GradeBody): Promise<Graded> =>
  transaction(context, async (tx) => {
    const { mark, given } = await lockForMarking(context, tx, body);
    if (body.version !== mark.version) throw changedMeanwhile();
    if (!mark.is_disputed) throw notDisputed();
    await settle(context, tx, body, mark, { ...given, isDisputed: false, reason: body.comment });
    await auditMark(context, tx, 'answer-review.reconcile', body);
    const version = mark.version + 1;
    const attemptScore = await scoreOf(tx, body);
    return { score: given.score, isDisputed: false, version, markVersion: version, attemptScore };
  });

const auditMark = (context: MemberContext, tx: Tx, action: string, { examAttemptId, position, score }: GradeBody) =>
  audit(context, tx, { action, noun: 'exam-attempt', nounId: examAttemptId, changes: { position, score } });
