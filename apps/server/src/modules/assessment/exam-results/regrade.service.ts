import { compareDecimals, type Decimal, decimal, formatDecimal } from '@sullam/domain/decimal.ts';
import { checkAnswer } from '@sullam/domain/questions/check-answer.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { useKey } from '../exam-attempts/exam-attempts.public.ts';
import { alreadyWithdrawn, notAsked, notComparable, otherType } from '../exam-marking/exam-marking.public.ts';
import {
  type ChangedMark,
  type ChangeSource,
  changeMarks,
  findRegradeDecision,
  insertRegradeDecision,
  keyAccepting,
  type RegradeDecisionRef,
  ruledMarks,
  scoreAttempts,
  setWithdrawn,
  type ToMark,
} from '../exam-marks/exam-marks.public.ts';
import { findCurrentVersion, loadQuestions } from '../questions/questions.public.ts';
import { accessSubsectionExam, lockScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';
import type {
  AcceptBody,
  RegradeBody,
  RegradePreview,
  RegradePreviewBody,
  WithdrawBody,
} from './exam-results.schemas.ts';
import { findAsked, type MarkedQuestionRow } from './regrade.repository.ts';
import { type Restored, restoredMarks } from './restored-marks.ts';
import { readSpread } from './statistics.reads.ts';

interface Regrade {
  subsectionExamId: number;
  questionId: number;
  reason: string;
  source: Exclude<ChangeSource, 'MARKER'>;
}

/** The exam alone for this change: who finishes meanwhile waits and is marked by the new rule. */
async function begin(context: MemberContext, tx: Tx, subsectionExamId: number, questionId: number) {
  await accessSubsectionExam(context, tx, subsectionExamId, 'edit');
  await lockScheduledExam(tx, subsectionExamId, 'change');
  const question = await findCurrentVersion(tx, questionId);
  const asked = await findAsked(tx, subsectionExamId, questionId);
  if (!question || asked.length === 0) throw notAsked();
  return { question, asked };
}

const isSame = (old: string | null, score: Decimal | null): boolean =>
  old === null || score === null ? old === score : compareDecimals(decimal(old), score) === 0;

/** A marker's mark stays what it is, unless everybody gets the mark; then nobody has less than it. */
const isTouched = (row: Pick<MarkedQuestionRow, 'source'>, source: Regrade['source']): boolean =>
  source === 'GIVEN_TO_ALL' || row.source !== 'MARKER';

/** Marks everything that was asked of a question anew, and keeps what changed with who and why. */
async function remark(context: MemberContext, tx: Tx, { subsectionExamId, questionId, reason, source }: Regrade) {
  const finished = (await findAsked(tx, subsectionExamId, questionId)).filter(({ state }) => state === 'FINISHED');
  const rows = finished.filter((row) => isTouched(row, source));
  const toMark = rows.map((row): ToMark => ({ ...row, answer: (row.answer ?? null) as QuestionAnswer }));
  const ruled = await ruledMarks(context, tx, subsectionExamId, toMark);
  const isWithdrawal = source === 'DECISION_WITHDRAWN';
  const marks: Restored[] = isWithdrawal
    ? await restoredMarks(tx, { subsectionExamId, questionId }, rows, ruled)
    : ruled;
  const changed = rows.flatMap((row, index): ChangedMark[] => {
    const mark = marks[index];
    // what a person has to mark loses its mark only with the decision that gave it
    if (!mark || (mark.score === null && !isWithdrawal) || isSame(row.score, mark.score)) return [];
    return [
      {
        examAttemptId: row.examAttemptId,
        position: row.position,
        oldScore: row.score,
        score: mark.score && formatDecimal(mark.score),
        outcome: mark.outcome,
        source: mark.source === 'AUTO' ? (isWithdrawal ? source : 'REGRADED') : mark.source,
        isDisputed: mark.isDisputed ?? false,
      },
    ];
  });
  await changeMarks(tx, changed, { by: context.caller.userId, reason, now: context.clock.now() });
  await scoreAttempts(context, tx, [...new Set(changed.map(({ examAttemptId }) => examAttemptId))]);
  await audit(context, tx, {
    action: `exam-regrade.${source.toLowerCase().replaceAll('_', '-')}`,
    noun: 'subsection-exam',
    nounId: subsectionExamId,
    changes: { questionId, reason, changed: changed.length },
  });
  const previews = new Set(finished.filter(({ isPreview }) => isPreview).map(({ examAttemptId }) => examAttemptId));
  const learners = <T extends { examAttemptId: number }>(of: readonly T[]) =>
    of.filter(({ examAttemptId }) => !previews.has(examAttemptId));
  const ofLearners = learners(changed);
  const unmarkedCount = ofLearners.filter(({ score }) => score === null).length;
  const raisedCount = ofLearners.filter(({ oldScore, score }) => score !== null && isMore(score, oldScore)).length;
  return {
    askedCount: learners(finished).length,
    changedCount: ofLearners.length,
    raisedCount,
    loweredCount: ofLearners.length - raisedCount - unmarkedCount,
    unmarkedCount,
    keptCount: learners(finished).length - learners(rows).length,
  };
}

const isMore = (score: string, old: string | null): boolean =>
  compareDecimals(decimal(score), decimal(old ?? '0')) >= 0;

type Act<Body> = (context: MemberContext, tx: Tx, subsectionExamId: number, body: Body) => ReturnType<typeof remark>;

const regradeIn: Act<RegradeBody> = async (context, tx, subsectionExamId, { questionId, reason }) => {
  const { question, asked } = await begin(context, tx, subsectionExamId, questionId);
  const now = { questionId, version: question.version };
  const contents = await loadQuestions(context, tx, [now, ...asked]);
  if (asked.some((row) => contents(row).content.type !== contents(now).content.type)) throw otherType();
  await useKey(tx, subsectionExamId, now);
  return remark(context, tx, { subsectionExamId, questionId, reason, source: 'REGRADED' });
};

const giveIn: Act<RegradeBody> = async (context, tx, subsectionExamId, { questionId, reason }) => {
  const { question } = await begin(context, tx, subsectionExamId, questionId);
  await insertRegradeDecision(tx, {
    subsectionExamId,
    questionId,
    version: question.version,
    kind: 'GIVE_TO_ALL',
    answer: null,
    reason,
    by: context.caller.userId,
    now: context.clock.now(),
  });
  return remark(context, tx, { subsectionExamId, questionId, reason, source: 'GIVEN_TO_ALL' });
};

const acceptIn: Act<AcceptBody> = async (context, tx, subsectionExamId, { questionId, answer, reason }) => {
  const { question, asked } = await begin(context, tx, subsectionExamId, questionId);
  const contents = await loadQuestions(context, tx, asked);
  const fits = asked.some((row) => checkAnswer(contents(row).content, answer).length === 0);
  if (answer === null || !fits) throw invalidField('answer', 'choice');
  if (!keyAccepting(answer, true)) throw notComparable();
  await insertRegradeDecision(tx, {
    subsectionExamId,
    questionId,
    version: question.version,
    kind: 'ACCEPT_ALSO',
    answer,
    reason,
    by: context.caller.userId,
    now: context.clock.now(),
  });
  return remark(context, tx, { subsectionExamId, questionId, reason, source: 'ALSO_ACCEPTED' });
};

/** What was decided holds no more: everything is marked again as if it had never been, and the decision stays in the history. */
const withdrawIn = async (context: MemberContext, tx: Tx, decision: RegradeDecisionRef, reason: string) => {
  const { subsectionExamId, regradeDecisionId } = decision;
  await accessSubsectionExam(context, tx, subsectionExamId, 'edit');
  await lockScheduledExam(tx, subsectionExamId, 'change');
  const found = await findRegradeDecision(tx, decision);
  if (!found) throw notFound();
  if (found.withdrawnAt) throw alreadyWithdrawn();
  await setWithdrawn(tx, regradeDecisionId, { by: context.caller.userId, reason, now: context.clock.now() });
  return remark(context, tx, { subsectionExamId, questionId: found.questionId, reason, source: 'DECISION_WITHDRAWN' });
};

const command =
  <Body>(act: Act<Body>) =>
  (context: MemberContext, subsectionExamId: number, body: Body) =>
    transaction(context, (tx) => act(context, tx, subsectionExamId, body));

/** After a key was corrected in the bank: its newest version marks what was asked, now and in attempts that still run. */
export const regradeQuestion = command(regradeIn);
/** Everybody who was asked gets the whole mark, whatever was answered. */
export const giveMarks = command(giveIn);
/** Another answer is right as well; nobody loses anything by it. */
export const acceptAlso = command(acceptIn);

/** Takes back that everybody got the mark, or that another answer is right as well. */
export const withdrawRegradeDecision = (
  context: MemberContext,
  decision: RegradeDecisionRef,
  { reason }: WithdrawBody,
) => transaction(context, (tx) => withdrawIn(context, tx, decision, reason));

/** Nothing of it is kept. */
const NO_REASON = '';

function actOf(context: MemberContext, tx: Tx, id: number, { act, questionId, answer }: RegradePreviewBody) {
  if (act === 'REGRADE') return regradeIn(context, tx, id, { questionId, reason: NO_REASON });
  if (act === 'GIVE_MARKS') return giveIn(context, tx, id, { questionId, reason: NO_REASON });
  return acceptIn(context, tx, id, { questionId, answer: answer ?? null, reason: NO_REASON });
}

/** Ends the transaction of a preview, so that nothing of it remains. */
class PreviewMade extends Error {
  constructor(readonly preview: RegradePreview) {
    super('the transaction of a preview is rolled back');
  }
}

/** What a change would do: it is done, looked at, and rolled back. */
const dryRun = (
  context: MemberContext,
  subsectionExamId: number,
  change: (tx: Tx) => ReturnType<typeof remark>,
): Promise<RegradePreview> =>
  transaction<RegradePreview>(context, async (tx) => {
    const { exam } = await accessSubsectionExam(context, tx, subsectionExamId, 'edit');
    const before = await readSpread(tx, exam);
    const counts = await change(tx);
    throw new PreviewMade({ ...counts, before, after: await readSpread(tx, exam) });
  }).catch((error: unknown) => {
    if (error instanceof PreviewMade) return error.preview;
    throw error;
  });

export const previewRegrade = (context: MemberContext, subsectionExamId: number, body: RegradePreviewBody) =>
  dryRun(context, subsectionExamId, (tx) => actOf(context, tx, subsectionExamId, body));

export const previewWithdrawal = (context: MemberContext, decision: RegradeDecisionRef) =>
  dryRun(context, decision.subsectionExamId, (tx) => withdrawIn(context, tx, decision, NO_REASON));
