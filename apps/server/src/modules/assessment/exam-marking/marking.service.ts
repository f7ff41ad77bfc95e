import { type Counted, isSameAmount, type Judgement } from '@sullam/domain/assessment/double-marking.ts';
import { isOldPicture, markingTurn } from '@sullam/domain/assessment/marking-turn.ts';
import { compareDecimals, decimal, negateDecimal } from '@sullam/domain/decimal.ts';
import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import { isMarkedByHand } from '@sullam/domain/questions/question.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { requireAssessment } from '../../gradebook/rubrics/rubrics.public.ts';
import { findAttempt } from '../exam-attempts/exam-attempts.public.ts';
import { changeMarks, lockMark, type Place, scoreAttempts } from '../exam-marks/exam-marks.public.ts';
import { lockScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';
import { deleteReview, findReviews, isFirstMark, putReview } from './answer-reviews.repository.ts';
import { accessAttemptToMark } from './exam-marking.access.ts';
import {
  noOtherMarkerNeeded,
  notDisputed,
  notFirstMark,
  scoreOutOfRange,
  stillRunning,
} from './exam-marking.errors.ts';
import type { GradeBody, Graded, GradedAll, GradesBody, QuestionRubric, TakeBackBody } from './exam-marking.schemas.ts';
import { agreed, outcomeOf, scoreByRubric } from './mark-rules.ts';
import { findQuestionRubrics } from './question-rubrics.repository.ts';

type Mark = NonNullable<Awaited<ReturnType<typeof lockMark>>>;
type Review = Awaited<ReturnType<typeof findReviews>>[number];

function requireInRange(score: string, { marks, negative_marks: negative }: Mark): void {
  const value = decimal(score);
  const isTooHigh = compareDecimals(value, decimal(marks)) > 0;
  if (isTooHigh || compareDecimals(value, negateDecimal(decimal(negative))) < 0) throw scoreOutOfRange();
}

/** What a marker gives: marks, or where the question has a rubric that filled in, whose points become the marks. */
function requireGiven({ score, assessment, comment }: GradeBody, mark: Mark, rubric: QuestionRubric | null): Judgement {
  if (rubric) {
    if (score !== null || !assessment) throw invalidField('assessment', 'required');
    requireAssessment(rubric.content, assessment);
    return { amount: scoreByRubric(rubric, assessment, mark), assessment, comment };
  }
  if (score === null || assessment) throw invalidField('score', 'required');
  requireInRange(score, mark);
  return { amount: score, assessment: null, comment };
}

interface Marking {
  mark: Mark;
  rubric: QuestionRubric | null;
  given: Judgement;
  /** Two people mark this answer apart from each other. */
  isDouble: boolean;
  reviews: Review[];
}

type Locked = Omit<Marking, 'given'>;

/** The answer at a place, as it stands, locked against a second marker. */
async function lockPlace(context: MemberContext, tx: Tx, place: Place): Promise<Locked> {
  const { attempt, exam } = await accessAttemptToMark(context, tx, place.examAttemptId);
  if (attempt.state === 'RUNNING') throw stillRunning();
  await lockScheduledExam(tx, attempt.course_subsection_id, 'use');
  const mark = await lockMark(tx, place);
  if (!mark) throw notFound();
  const rubrics = await findQuestionRubrics(tx, attempt.course_subsection_id);
  const isDouble = exam.marker_count === 2 && isMarkedByHand(mark.type);
  return { mark, rubric: rubrics.get(mark.question_id) ?? null, isDouble, reviews: await findReviews(tx, place) };
}

async function lockForMarking(context: MemberContext, tx: Tx, body: GradeBody): Promise<Marking> {
  const locked = await lockPlace(context, tx, body);
  return { ...locked, given: requireGiven(body, locked.mark, locked.rubric) };
}

const givenIn = ({ score, assessment, comment }: Review): Judgement => ({
  amount: score,
  assessment: assessment as Assessment | null,
  comment,
});

async function settle(
  context: MemberContext,
  tx: Tx,
  { examAttemptId, position }: Place,
  mark: Mark,
  counts: Counted & { reason: string },
): Promise<void> {
  const { amount: score, isDisputed, assessment, comment, reason } = counts;
  // the database's own digits: what is unchanged must look unchanged
  const oldScore = mark.score;
  const isUnchanged = (oldScore === null && score === null) || (oldScore && score && isSameAmount(oldScore, score));
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
  transaction(context, async (tx) => (await gradeIn(context, tx, body)).graded);

const keyOf = ({ examAttemptId, position }: Place): string => `${examAttemptId}-${position}`;

/** Each once, and in one order whoever asks, so that two markers never wait for each other. */
function inOrder<Answer extends Place>(answers: readonly Answer[]): Answer[] {
  if (new Set(answers.map(keyOf)).size < answers.length) throw invalidField('answers', 'choice');
  return answers.toSorted((a, b) => a.examAttemptId - b.examAttemptId || a.position - b.position);
}

/**
 * One mark for answers to a question that say the same: each is marked as it would be alone, with its own record. All or
 * none.
 */
export const gradeAnswers = (context: MemberContext, { answers, ...given }: GradesBody): Promise<GradedAll> =>
  transaction(context, async (tx) => {
    const graded = new Map<string, Graded>();
    let asked: string | undefined;
    for (const answer of inOrder(answers)) {
      const { mark, graded: one } = await gradeIn(context, tx, { ...given, ...answer });
      const question = `${mark.course_subsection_id} ${mark.question_id}`;
      asked ??= question;
      if (asked !== question) throw invalidField('answers', 'choice');
      graded.set(keyOf(answer), one);
    }
    return { data: answers.map((answer) => graded.get(keyOf(answer))!) };
  });

async function gradeIn(context: MemberContext, tx: Tx, body: GradeBody): Promise<{ mark: Mark; graded: Graded }> {
  const { mark, rubric, given, isDouble, reviews } = await lockForMarking(context, tx, body);
  const { userId } = context.caller;
  const own = reviews.find((review) => review.marker_user_id === userId);
  const others = reviews.filter((review) => review.marker_user_id !== userId);
  const stand = { isDouble, review: own?.version ?? 0, mark: mark.version, hasOwn: own !== undefined };
  const turn = markingTurn(body, { ...stand, others: others.length });
  if (turn === 'NOT_NEEDED') throw noOtherMarkerNeeded();
  if (turn === 'VERSION_MISSING') throw invalidField('markVersion', 'required');
  if (turn === 'OLD_PICTURE') throw conflict();
  const now = context.clock.now();
  const version = (own?.version ?? 0) + 1;
  const { examAttemptId, position } = body;
  const { amount: score, ...said } = given;
  await putReview(tx, { examAttemptId, position, score, ...said, markerUserId: userId, version, now });
  const counts = isDouble ? agreed([...others.map(givenIn), given], rubric, mark) : { ...given, isDisputed: false };
  const isHalf = turn === 'HALF';
  if (!isHalf) await settle(context, tx, body, mark, { ...counts, reason: '' });
  await auditMark(context, tx, 'answer-review.grade', body);
  const graded = {
    score: counts.amount,
    isDisputed: counts.isDisputed,
    version: isDouble ? version : mark.version + 1,
    markVersion: isHalf ? mark.version : mark.version + 1,
    attemptScore: await scoreOf(tx, body),
  };
  return { mark, graded };
}

/**
 * Takes one's first marks of several answers back, all or none: they wait again. What was given over an earlier mark stays,
 * since that one is no longer known with its words; it is changed in turn. Versions are those that saving has answered with.
 */
export const takeBackGrades = (context: MemberContext, { answers }: TakeBackBody): Promise<void> =>
  transaction(context, async (tx) => {
    for (const answer of inOrder(answers)) await takeBackIn(context, tx, answer);
  });

async function takeBackIn(context: MemberContext, tx: Tx, answer: TakeBackBody['answers'][number]): Promise<void> {
  const { mark, isDouble, reviews } = await lockPlace(context, tx, answer);
  const { userId } = context.caller;
  const own = reviews.find((review) => review.marker_user_id === userId);
  const isOld = isOldPicture(answer, { isDouble, review: own?.version ?? 0, mark: mark.version });
  if (!own || isOld) throw conflict();
  const isHalf = isDouble && reviews.length === 1;
  const isFirst = own.version === 1 && (isHalf || (await isFirstMark(tx, answer)));
  if (!isFirst) throw notFirstMark();
  await deleteReview(tx, answer, userId);
  // one of two: nothing counts yet that would have to go
  if (!isHalf)
    await settle(context, tx, answer, mark, {
      amount: null,
      assessment: null,
      comment: '',
      isDisputed: false,
      reason: '',
    });
  const { examAttemptId, position } = answer;
  await audit(context, tx, {
    action: 'answer-review.take-back',
    noun: 'exam-attempt',
    nounId: examAttemptId,
    changes: { position },
  });
}

/** Ends a difference between two markers; the version is that of the mark. */
export const reconcileAnswer = (context: MemberContext, body: GradeBody): Promise<Graded> =>
  transaction(context, async (tx) => {
    const { mark, given } = await lockForMarking(context, tx, body);
    if (body.version !== mark.version) throw conflict();
    if (!mark.is_disputed) throw notDisputed();
    await settle(context, tx, body, mark, { ...given, isDisputed: false, reason: body.comment });
    await auditMark(context, tx, 'answer-review.reconcile', body);
    const version = mark.version + 1;
    const attemptScore = await scoreOf(tx, body);
    return { score: given.amount, isDisputed: false, version, markVersion: version, attemptScore };
  });

const auditMark = (context: MemberContext, tx: Tx, action: string, { examAttemptId, position, score }: GradeBody) =>
  audit(context, tx, { action, noun: 'exam-attempt', nounId: examAttemptId, changes: { position, score } });
