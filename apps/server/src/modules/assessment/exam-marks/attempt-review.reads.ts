import { startRefusal } from '@sullam/domain/exams/sitting.ts';
import { type MarkedAnswer, markAnswer } from '@sullam/domain/questions/mark-answer.ts';
import type { QuestionKey } from '@sullam/domain/questions/question.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readMediaRefs } from '../../organization/media/media.public.ts';
import { type AttemptRow, findAttempt, findAttempts, readAnswers } from '../exam-attempts/exam-attempts.public.ts';
import {
  askedQuestion,
  filesOf,
  isOneWay,
  mediaIdsOf,
  type Paper,
  pictureOf,
  presentLocalized,
  presentQuestion,
} from '../exams/exams.public.ts';
import { keyWith, loadKeys, loadQuestions } from '../questions/questions.public.ts';
import {
  everybodyClosesAt,
  findGrantedIn,
  findSubsectionExam,
  type GrantedAccommodation,
  type ScheduledExam,
  sittingOf,
  titleOf,
} from '../scheduled-exams/scheduled-exams.public.ts';
import { stillRunning } from './exam-marks.errors.ts';
import type { AttemptReview, ReviewedQuestion } from './exam-marks.schemas.ts';
import { isPassed, percentOf, releasedOf, releasesOf } from './exam-outcome.ts';
import { NOTHING_SAID, readMarkersWords } from './markers-words.ts';
import { readExamMoments } from './release-moments.reads.ts';

type Released = ReturnType<typeof releasedOf>;

/** A finished attempt for its learner: as much as the release rules allow now, and not a word more. */
export async function readAttemptReview(context: MemberContext, tx: Tx, paper: Paper): Promise<AttemptReview> {
  const attempt = await findAttempt(tx, paper.examAttemptId);
  const exam = await findSubsectionExam(tx, paper.courseSubsectionId);
  const grants = await findGrantedIn(tx, paper.courseSubsectionId);
  if (!attempt || !exam) throw notFound();
  if (attempt.state === 'RUNNING') throw stillRunning();
  const momentOf = await readExamMoments(tx, [exam], grants, context.clock.now());
  const released = releasedOf(exam, attempt, momentOf(exam));
  const score = released.score ? attempt.score : null;
  const attempts = await findAttempts(tx, paper);
  const seen = isAnotherPossible(context, exam, grants, attempts) ? reachedPart(paper, attempt.reached) : paper;
  return {
    examAttemptId: paper.examAttemptId,
    subsectionExamId: paper.courseSubsectionId,
    courseId: paper.courseId,
    title: titleOf(exam),
    number: attempt.number,
    state: attempt.state,
    isPreview: paper.isPreview,
    startedAt: attempt.started_at.toISOString(),
    finishedAt: attempt.finished_at?.toISOString() ?? null,
    released: { scores: released.score, answers: released.answers, explanations: released.explanations },
    releases: releasesOf(exam, everybodyClosesAt(exam, grants)),
    isBeingMarked: attempt.score === null && attempt.state !== 'ABANDONED',
    score,
    marks: attempt.marks,
    passed: score === null ? null : isPassed(exam, percentOf(score, attempt.marks)),
    sections: paper.sections.map(({ title }) => ({ title })),
    questions: await readReviewed(context, tx, seen, released),
    hiddenCount: paper.questions.length - seen.questions.length,
  };
}

/** Can its learner sit the exam once more, or do they now? */
function isAnotherPossible(
  { clock, caller: { userId } }: MemberContext,
  exam: ScheduledExam,
  grants: readonly GrantedAccommodation[],
  attempts: readonly AttemptRow[],
): boolean {
  if (attempts.some(({ is_preview }) => is_preview)) return false;
  const sitting = sittingOf(exam, grants, { userId, isPreview: false });
  const refusal = startRefusal(sitting, clock.now().getTime(), attempts.length);
  return refusal === null || refusal === 'NOT_OPEN_YET' || attempts.some(({ state }) => state === 'RUNNING');
}

/** A paper without what its learner never came to: a blank attempt shows nothing to the next one. */
const reachedPart = (paper: Paper, reached: number): Paper => ({
  ...paper,
  questions: paper.questions.filter((question) => !isOneWay(paper, question) || question.position <= reached),
});

const marksOf = (tx: Tx, examAttemptId: number) =>
  tx.all(
    db
      .selectFrom('asked_questions as q')
      .leftJoin('answer_marks as m', (join) =>
        join.onRef('m.exam_attempt_id', '=', 'q.exam_attempt_id').onRef('m.position', '=', 'q.position'),
      )
      .select(['q.position', 'q.question_id', 'q.key_version', 'm.score', 'm.outcome', 'm.comment'])
      .where('q.exam_attempt_id', '=', examAttemptId),
  );

async function readReviewed(
  context: MemberContext,
  tx: Tx,
  paper: Paper,
  released: Released,
): Promise<ReviewedQuestion[]> {
  const marks = await marksOf(tx, paper.examAttemptId);
  const questionOf = await loadQuestions(context, tx, paper.questions);
  const answerAt = await readAnswers(tx, paper.examAttemptId);
  const refs = await readMediaRefs(
    context,
    tx,
    mediaIdsOf(
      paper.questions.map(questionOf),
      paper.questions.map(({ position }) => answerAt(position).answer),
    ),
  );
  const said = released.score ? await readMarkersWords(context, tx, paper) : NOTHING_SAID;
  const markAt = new Map(marks.map((mark) => [mark.position, mark]));
  const refOfKey = (position: number) => {
    const mark = markAt.get(position);
    return { questionId: mark?.question_id ?? 0, version: mark?.key_version ?? 0 };
  };
  const keyOf = released.answers
    ? await loadKeys(
        tx,
        paper.questions.map(({ position }) => refOfKey(position)),
      )
    : null;
  const present = presentLocalized(refs);
  return paper.questions.map((question) => {
    const { position, section, marks: worth } = question;
    const { answer, isFlagged, openedHints } = answerAt(position);
    const mark = markAt.get(position);
    const kept = questionOf(question);
    const asked = askedQuestion(paper, question, kept, openedHints);
    const key = keyOf?.(refOfKey(position));
    const marked = key && markAnswer(kept.content, key, answer, question);
    return {
      position,
      section,
      marks: worth,
      question: presentQuestion(asked, refs),
      picture: pictureOf(asked, refs),
      files: filesOf(answer, refs),
      answer,
      isFlagged,
      score: released.score ? (mark?.score ?? null) : null,
      // with the right answers their reader knows how each was answered; what people gave is the score's
      outcome: released.score ? (mark?.outcome ?? null) : (marked?.outcome ?? null),
      comment: released.score ? (mark?.comment ?? null) : null,
      comments: said.comments(position),
      rubric: said.rubric(position),
      key: key ? shownKey(key, released, present) : null,
      parts: marked ? [...marked.parts] : null,
      feedback: marked && released.explanations ? feedbackOf(marked, present) : null,
    };
  });
}

type Present = ReturnType<typeof presentLocalized>;

const feedbackOf = ({ feedback }: MarkedAnswer, present: Present) =>
  feedback.map(({ partId, text }) => ({ partId, text: present(text) }));

/** The key without what is said about it before the explanations are released; the guide is for markers alone. */
const shownKey = (key: QuestionKey, { explanations }: Released, present: Present): QuestionKey =>
  keyWith(key, (text, path) => (explanations && path !== 'key.guide' ? present(text) : {}));
