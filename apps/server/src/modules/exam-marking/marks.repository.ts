import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import type { Outcome } from '@sullam/domain/questions/mark-answer.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import { markedVersions } from './asked-versions.repository.ts';

export interface Place {
  examAttemptId: number;
  position: number;
}

/** A mark with what the question is worth, locked against a second marker. */
export async function lockMark(tx: Tx, { examAttemptId, position }: Place) {
  await tx.one(
    db
      .selectFrom('answer_marks')
      .select('version')
      .where('exam_attempt_id', '=', examAttemptId)
      .where('position', '=', position)
      .forNoKeyUpdate(),
  );
  return tx.one(
    markedVersions()
      .selectAll('m')
      .select(['q.marks', 'q.negative_marks', 'q.question_id', 't.course_subsection_id', 'v.type'])
      .where('q.exam_attempt_id', '=', examAttemptId)
      .where('q.position', '=', position),
  );
}

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
    .innerJoin('attempt_questions as q', (join) =>
      join.onRef('q.exam_attempt_id', '=', 'r.exam_attempt_id').onRef('q.position', '=', 'r.position'),
    )
    .innerJoin('exam_attempts as t', 't.exam_attempt_id', 'q.exam_attempt_id')
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
    db
      .insertInto('answer_reviews')
      .values({
        exam_attempt_id: review.examAttemptId,
        position: review.position,
        marker_user_id: review.markerUserId,
        ...values,
      })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'exam_attempt_id', 'position', 'marker_user_id']).doUpdateSet(values),
      ),
  );
}

export type ChangeSource = 'MARKER' | 'REGRADED' | 'GIVEN_TO_ALL' | 'ALSO_ACCEPTED' | 'RULING_WITHDRAWN';

export interface ChangedMark extends Place {
  oldScore: string | null;
  score: string | null;
  outcome: Outcome;
  source: ChangeSource;
  isDisputed: boolean;
  /** Left out: as they are. */
  comment?: string;
  assessment?: Assessment | null;
}

interface Change {
  by: number;
  reason: string;
  now: Date;
}

/** As many lines as one statement takes: it has 65,535 places for values. */
const AT_ONCE = 1000;

/** Changes marks and writes down, for good, what they were, who changed them and why. */
export async function changeMarks(tx: Tx, marks: readonly ChangedMark[], { by, reason, now }: Change): Promise<void> {
  if (marks.length === 0) return;
  const rows = JSON.stringify(
    marks.map((mark) => ({
      attempt: mark.examAttemptId,
      position: mark.position,
      score: mark.score,
      outcome: mark.outcome,
      source: mark.source,
      disputed: mark.isDisputed,
      comment: mark.comment ?? null,
      is_assessed: mark.assessment !== undefined,
      assessment: mark.assessment ?? null,
    })),
  );
  await tx.run(
    db
      .updateTable('answer_marks as m')
      .from(
        sql<Record<string, never>>`(select * from jsonb_to_recordset((${rows}::text)::jsonb)
          as r(attempt bigint, position int, score numeric, outcome text, source text, disputed boolean, comment text, is_assessed boolean, assessment jsonb))`.as(
          'c',
        ),
      )
      .set({
        score: sql<string>`c.score`,
        outcome: sql<Outcome>`c.outcome`,
        source: sql<ChangeSource>`c.source`,
        is_disputed: sql<boolean>`c.disputed`,
        comment: sql<string>`coalesce(c.comment, m.comment)`,
        assessment: sql<null>`case when c.is_assessed then nullif(c.assessment, 'null') else m.assessment end`,
        version: sql<number>`m.version + 1`,
        marked_by: by,
        marked_at: now,
      })
      .where(sql<boolean>`m.exam_attempt_id = c.attempt and m.position = c.position`),
  );
  const changed = marks.filter(({ oldScore, score }) => oldScore !== score);
  if (changed.length === 0) return;
  const entries = changed.map((mark) => ({
    exam_attempt_id: mark.examAttemptId,
    position: mark.position,
    old_score: mark.oldScore,
    new_score: mark.score,
    source: mark.source,
    reason,
    changed_by: by,
    changed_at: now,
  }));
  for (let at = 0; at < entries.length; at += AT_ONCE)
    await tx.run(db.insertInto('mark_changes').values(entries.slice(at, at + AT_ONCE)));
}
