import { textOfHtml } from '@sullam/domain/questions/essay-text.ts';
import { isMarkedByHand } from '@sullam/domain/questions/question.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { readAnswers } from '../exam-attempts/exam-attempts.public.ts';
import { lockMark, type Place } from '../exam-marks/exam-marks.public.ts';
import type { ScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';
import {
  countComments,
  deleteComment,
  insertComment,
  lockComment,
  updateComment,
} from './answer-comments.repository.ts';
import { findReviews } from './answer-reviews.repository.ts';
import { accessAttemptToMark } from './exam-marking.access.ts';
import { otherMarkersComment, stillRunning, tooManyComments } from './exam-marking.errors.ts';
import type { CommentBody, CommentChange, CommentSaved } from './exam-marking.schemas.ts';

/** On one answer. */
const MOST_COMMENTS = 200;

interface Commented {
  exam: ScheduledExam;
  mark: NonNullable<Awaited<ReturnType<typeof lockMark>>>;
}

/** An answer that was handed in, locked so that it is marked and commented on by one at a time. */
async function lockAnswer(context: MemberContext, tx: Tx, place: Place): Promise<Commented> {
  const { attempt, exam } = await accessAttemptToMark(context, tx, place.examAttemptId);
  if (attempt.state === 'RUNNING') throw stillRunning();
  const mark = await lockMark(tx, place);
  if (!mark) throw notFound();
  return { exam, mark };
}

const auditComment = (context: MemberContext, tx: Tx, action: string, { examAttemptId, position }: Place) =>
  audit(context, tx, {
    action: `answer-comment.${action}`,
    noun: 'exam-attempt',
    nounId: examAttemptId,
    changes: { position },
  });

/** A comment on a passage. The passage is sent along: if it isn't what stands there, nothing is written. */
export const addComment = (context: MemberContext, body: CommentBody): Promise<CommentSaved> =>
  transaction(context, async (tx) => {
    await lockAnswer(context, tx, body);
    const { answer } = (await readAnswers(tx, body.examAttemptId))(body.position);
    const text = answer?.type === 'ESSAY' ? textOfHtml(answer.html) : '';
    if (body.quote === '' || text.slice(body.start, body.end) !== body.quote) throw invalidField('quote', 'choice');
    if ((await countComments(tx, body)) >= MOST_COMMENTS) throw tooManyComments();
    const { userId } = context.caller;
    const answerCommentId = await insertComment(tx, {
      ...body,
      markerUserId: userId,
      now: context.clock.now(),
    });
    await auditComment(context, tx, 'write', body);
    return { answerCommentId, version: 1 };
  });

/** A comment for who may change it: its writer; where two people mark, what the other one wrote is out of sight until both have. */
async function lockOwn(context: MemberContext, tx: Tx, answerCommentId: number, version: number) {
  const found = await lockComment(tx, answerCommentId);
  if (!found) throw notFound();
  const place = { examAttemptId: found.exam_attempt_id, position: found.position };
  const { exam, mark } = await lockAnswer(context, tx, place);
  if (found.marker_user_id !== context.caller.userId) {
    const isApart = exam.marker_count === 2 && isMarkedByHand(mark.type);
    if (isApart && (await findReviews(tx, place)).length < 2) throw notFound();
    throw otherMarkersComment();
  }
  if (found.version !== version) throw conflict();
  return place;
}

export const changeComment = (
  context: MemberContext,
  answerCommentId: number,
  { comment, version }: CommentChange,
): Promise<CommentSaved> =>
  transaction(context, async (tx) => {
    const place = await lockOwn(context, tx, answerCommentId, version);
    await updateComment(tx, answerCommentId, {
      comment,
      version: version + 1,
      written_at: context.clock.now(),
    });
    await auditComment(context, tx, 'change', place);
    return { answerCommentId, version: version + 1 };
  });

export const removeComment = (context: MemberContext, answerCommentId: number, version: number): Promise<void> =>
  transaction(context, async (tx) => {
    const place = await lockOwn(context, tx, answerCommentId, version);
    await deleteComment(tx, answerCommentId);
    await auditComment(context, tx, 'delete', place);
  });
