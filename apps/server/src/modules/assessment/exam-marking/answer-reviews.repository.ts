import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { Place } from '../exam-marks/exam-marks.public.ts';

export const findReviews = (tx: Tx, { examAttemptId, position }: Place) =>
  tx.all(
    db
      .selectFrom('answer_reviews')
      .selectAll()
      .where('exam_attempt_id', '=', examAttemptId)
      .where('position', '=', position)
      .orderBy('reviewed_at'),
  );

/** What markers gave for a question of an exam (r), in all its attempts (q, t). */
export const questionReviews = (subsectionExamId: number, questionId: number) =>
  db
    .selectFrom('answer_reviews as r')
    .innerJoin('asked_questions as q', (join) =>
      join.onRef('q.exam_attempt_id', '=', 'r.exam_attempt_id').onRef('q.position', '=', 'r.position'),
    )
    .innerJoin('sat_exams as t', 't.exam_attempt_id', 'q.exam_attempt_id')
    .where('t.course_subsection_id', '=', subsectionExamId)
    .where('q.question_id', '=', questionId);

export const findQuestionReviews = (tx: Tx, subsectionExamId: number, questionId: number) =>
  tx.all(
    questionReviews(subsectionExamId, questionId)
      .select(['r.exam_attempt_id as examAttemptId', 'r.position', 'r.score', 'r.assessment', 'r.comment'])
      .orderBy('r.reviewed_at'),
  );

export interface NewReview extends Place {
  markerUserId: number;
  score: string;
  assessment: Assessment | null;
  comment: string;
  version: number;
  now: Date;
}

const kept = (assessment: Assessment | null) => (assessment === null ? null : json(assessment));

/** Keeps what a marker gave; the caller has compared the versions under the lock of the mark. */
export async function putReview(tx: Tx, review: NewReview): Promise<void> {
  const values = {
    score: review.score,
    assessment: kept(review.assessment),
    comment: review.comment,
    version: review.version,
    reviewed_at: review.now,
  };
  await tx.run(
    upsert(
      db.insertInto('answer_reviews'),
      { exam_attempt_id: review.examAttemptId, position: review.position, marker_user_id: review.markerUserId },
      values,
    ),
  );
}

export async function deleteReview(tx: Tx, { examAttemptId, position }: Place, markerUserId: number): Promise<void> {
  await tx.run(
    db
      .deleteFrom('answer_reviews')
      .where('exam_attempt_id', '=', examAttemptId)
      .where('position', '=', position)
      .where('marker_user_id', '=', markerUserId),
  );
}

/** Whether what counts now was given where nothing had counted, by a marker. */
export async function isFirstMark(tx: Tx, { examAttemptId, position }: Place): Promise<boolean> {
  const last = await tx.one(
    db
      .selectFrom('exam_mark_history')
      .select(['old_score', 'new_score', 'source'])
      .where('exam_attempt_id', '=', examAttemptId)
      .where('position', '=', position)
      .orderBy('mark_change_id', 'desc')
      .limit(1),
  );
  // two markers who differ have changed no mark yet
  return !last || last.new_score === null || (last.old_score === null && last.source === 'MARKER');
}
