import { seenReviews } from '@sullam/domain/assessment/marking-turn.ts';
import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import { markAnswer } from '@sullam/domain/questions/mark-answer.ts';
import { isMarkedByHand } from '@sullam/domain/questions/question.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/paging.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readMediaRefs } from '../../organization/media/media.public.ts';
import { fileFor, momentFor } from '../assessment/assessment.public.ts';
import { listEvents, readAnswers } from '../exam-attempts/exam-attempts.public.ts';
import { askedVersions } from '../exam-marks/exam-marks.public.ts';
import {
  askedQuestion,
  filesOf,
  mediaIdsOf,
  pictureOf,
  presentLocalized,
  presentQuestion,
} from '../exams/exams.public.ts';
import { keyWith, loadKeys, loadQuestions } from '../questions/questions.public.ts';
import { type ScheduledExam, titleOf } from '../scheduled-exams/scheduled-exams.public.ts';
import { findCommentsOf } from './answer-comments.repository.ts';
import { isHidden, learnerOf } from './blind-learner.ts';
import { accessAttemptToMark } from './exam-marking.access.ts';
import type { AttemptForMarker, MarkedQuestion } from './exam-marking.schemas.ts';
import { findQuestionRubrics } from './question-rubrics.repository.ts';

const readMarks = (tx: Tx, examAttemptId: number) =>
  tx.all(
    askedVersions()
      .leftJoin('exam_marks as m', (join) =>
        join.onRef('m.exam_attempt_id', '=', 'q.exam_attempt_id').onRef('m.position', '=', 'q.position'),
      )
      .leftJoin('member_names as p', 'p.user_id', 'm.marked_by')
      .select(['q.position', 'q.question_id', 'q.key_version', 'v.name', 'v.type', 'q.spent_seconds as spentSeconds'])
      .select([
        'm.score',
        'm.outcome',
        'm.source',
        'm.is_disputed',
        'm.comment',
        'm.version',
        'm.marked_at',
        'm.assessment',
      ])
      .select(['p.user_id', 'p.first_name', 'p.last_name'])
      .where('q.exam_attempt_id', '=', examAttemptId),
  );

const readReviews = (tx: Tx, examAttemptId: number) =>
  tx.all(
    db
      .selectFrom('answer_reviews as r')
      .innerJoin('member_names as p', 'p.user_id', 'r.marker_user_id')
      .select(['r.position', 'r.score', 'r.assessment', 'r.comment', 'r.version', 'r.reviewed_at'])
      .select(['p.user_id', 'p.first_name', 'p.last_name'])
      .where('r.exam_attempt_id', '=', examAttemptId)
      .orderBy('r.reviewed_at'),
  );

/** An attempt with keys, answers, marks and what happened around it, for who marks it. */
export async function readAttemptForMarker(
  context: MemberContext,
  tx: Tx,
  examAttemptId: number,
): Promise<AttemptForMarker> {
  const { attempt, paper, exam } = await accessAttemptToMark(context, tx, examAttemptId);
  const learner = await tx.one(
    db.selectFrom('member_names').select(['user_id', 'first_name', 'last_name']).where('user_id', '=', attempt.user_id),
  );
  const events = await listEvents(tx, examAttemptId);
  const hidden = isHidden(exam, attempt.marked_at);
  return {
    examAttemptId,
    subsectionExamId: attempt.course_subsection_id,
    courseId: attempt.course_id,
    title: titleOf(exam),
    learner: learner ? learnerOf(learner, hidden) : null,
    number: attempt.number,
    state: attempt.state,
    isPreview: attempt.is_preview,
    startedAt: momentFor(attempt.started_at, hidden),
    deadline: momentFor(attempt.deadline, hidden),
    finishedAt: momentFor(attempt.finished_at, hidden),
    score: attempt.score,
    marks: attempt.marks,
    markerCount: exam.marker_count,
    // what somebody is still writing is not read over their shoulder
    questions: attempt.state === 'RUNNING' ? [] : await readQuestions(context, tx, paper, exam, hidden),
    events: events.map((event) => ({
      kind: event.kind,
      position: event.position,
      occurredAt: momentFor(event.occurred_at, hidden),
      receivedAt: momentFor(event.received_at, hidden),
    })),
  };
}

/** A page of an attempt's answers. */
export async function listAnswers(
  context: MemberContext,
  tx: Tx,
  examAttemptId: number,
  { skip = 0, take = 20 }: PageOf,
): Promise<{ data: MarkedQuestion[]; total: number }> {
  const { questions } = await readAttemptForMarker(context, tx, examAttemptId);
  return { data: questions.slice(skip, skip + take), total: questions.length };
}

/** @throws Problem not-found while the attempt is written, and for a number that it doesn't have */
export async function readAnswer(
  context: MemberContext,
  tx: Tx,
  examAttemptId: number,
  position: number,
): Promise<MarkedQuestion> {
  const { questions } = await readAttemptForMarker(context, tx, examAttemptId);
  const found = questions.find((question) => question.position === position);
  if (!found) throw notFound();
  return found;
}

type Paper = Awaited<ReturnType<typeof accessAttemptToMark>>['paper'];

async function readQuestions(
  context: MemberContext,
  tx: Tx,
  paper: Paper,
  exam: ScheduledExam,
  hidden: boolean,
): Promise<MarkedQuestion[]> {
  const marks = await readMarks(tx, paper.examAttemptId);
  const reviews = await readReviews(tx, paper.examAttemptId);
  const rubrics = await findQuestionRubrics(tx, paper.courseSubsectionId);
  const comments = await findCommentsOf(context, tx, paper.examAttemptId);
  const questionOf = await loadQuestions(context, tx, paper.questions);
  const keyRefs = marks.map((mark) => ({ questionId: mark.question_id, version: mark.key_version }));
  const keyOf = await loadKeys(tx, keyRefs);
  const answerAt = await readAnswers(tx, paper.examAttemptId);
  const answers = paper.questions.map(({ position }) => answerAt(position).answer);
  const refs = await readMediaRefs(context, tx, mediaIdsOf(paper.questions.map(questionOf), answers));
  const markAt = new Map(marks.map((mark) => [mark.position, mark]));
  return paper.questions.flatMap((question): MarkedQuestion[] => {
    const { position } = question;
    const mark = markAt.get(position);
    if (!mark) return [];
    const kept = questionOf(question);
    const { answer } = answerAt(position);
    const key = keyOf({ questionId: mark.question_id, version: mark.key_version });
    const asked = askedQuestion(paper, question, kept, kept.content.hints.length);
    const seen = reviewsFor(
      context,
      reviews.filter((review) => review.position === position),
    );
    const isDouble = exam.marker_count === 2 && isMarkedByHand(mark.type);
    return [
      {
        position,
        section: question.section,
        questionId: question.questionId,
        questionName: mark.name,
        marks: question.marks,
        negativeMarks: question.negativeMarks,
        question: presentQuestion(asked, refs),
        picture: pictureOf(asked, refs),
        key: keyWith(key, presentLocalized(refs)),
        answer,
        files: filesOf(answer, refs).map((file, at) => fileFor(context, file, at, hidden)),
        score: mark.score,
        outcome: mark.outcome ?? 'PENDING',
        parts: [...markAnswer(kept.content, key, answer, question).parts],
        source: mark.source ?? 'AUTO',
        isDisputed: mark.is_disputed ?? false,
        comment: mark.comment ?? '',
        // extra time gives away who it is, and so does when the last answer was marked by rule
        spentSeconds: hidden ? null : mark.spentSeconds,
        rubric: rubrics.get(mark.question_id) ?? null,
        assessment: mark.assessment as Assessment | null,
        markedBy: markerOf(mark),
        markedAt: mark.score === null ? null : momentFor(mark.marked_at, hidden && markerOf(mark) === null),
        comments: comments
          .filter((comment) => comment.position === position && (!isDouble || seen.length >= 2 || comment.isOwn))
          .map(({ position: _, ...comment }) => comment),
        version: (isDouble ? seen.find(({ isOwn }) => isOwn)?.version : mark.version) ?? 0,
        markVersion: mark.version ?? 0,
        reviews: seen,
      },
    ];
  });
}

type MarkRow = Awaited<ReturnType<typeof readMarks>>[number];

/** Who gave the mark that counts; null: the rules, or nobody yet. */
const markerOf = ({ score, user_id: userId, first_name: firstName, last_name: lastName }: MarkRow) =>
  score === null || userId === null ? null : { userId, firstName: firstName ?? '', lastName: lastName ?? '' };

type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number];

/** One's own review, and the other one's when both are there: nobody marks with a look at the other's mark. */
function reviewsFor({ caller }: MemberContext, rows: readonly ReviewRow[]): MarkedQuestion['reviews'] {
  const seen = seenReviews(rows, (row) => row.user_id === caller.userId, rows.length >= 2);
  return seen.map((row) => ({
    marker: { userId: row.user_id, firstName: row.first_name, lastName: row.last_name },
    isOwn: row.user_id === caller.userId,
    score: row.score,
    assessment: row.assessment as Assessment | null,
    comment: row.comment,
    version: row.version,
    reviewedAt: row.reviewed_at.toISOString(),
  }));
}
