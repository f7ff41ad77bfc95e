import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { readRubricVersion } from '../../gradebook/rubrics/rubrics.public.ts';
import type { MarkersWords, ReviewedQuestion } from '../exam-marks/exam-marks.public.ts';
import type { Paper } from '../exams/exams.public.ts';

const commentsOn = (tx: Tx, examAttemptId: number) =>
  tx.all(
    db
      .selectFrom('answer_comments')
      .select(['position', 'start_offset as start', 'end_offset as end', 'quote', 'comment'])
      .where('exam_attempt_id', '=', examAttemptId)
      .orderBy('position')
      .orderBy('start_offset')
      .orderBy('answer_comment_id'),
  );

/** Filled-in rubrics that count: marks that were given to everybody afterwards have none. */
const assessmentsOf = (tx: Tx, { examAttemptId, courseSubsectionId }: Paper) =>
  tx.all(
    db
      .selectFrom('exam_marks as m')
      .innerJoin('asked_questions as q', (join) =>
        join.onRef('q.exam_attempt_id', '=', 'm.exam_attempt_id').onRef('q.position', '=', 'm.position'),
      )
      .innerJoin('exam_question_rubrics as r', 'r.question_id', 'q.question_id')
      .select(['m.position', 'm.assessment', 'r.rubric_id', 'r.rubric_version'])
      .where('m.exam_attempt_id', '=', examAttemptId)
      .where('m.source', '=', 'MARKER')
      .where('m.assessment', 'is not', null)
      .where('r.course_subsection_id', '=', courseSubsectionId),
  );

/** Only for what the release rules allow. */
export async function wordsOfMarkers(tx: Tx, paper: Paper): Promise<MarkersWords> {
  const comments = await commentsOn(tx, paper.examAttemptId);
  const rubrics = new Map<number, ReviewedQuestion['rubric']>();
  for (const row of await assessmentsOf(tx, paper)) {
    const rubric = await readRubricVersion(tx, row.rubric_id, row.rubric_version);
    if (rubric) rubrics.set(row.position, { ...rubric, assessment: row.assessment as unknown as Assessment });
  }
  return {
    comments: (position) =>
      comments.filter((comment) => comment.position === position).map(({ position: _, ...comment }) => comment),
    rubric: (position) => rubrics.get(position) ?? null,
  };
}
