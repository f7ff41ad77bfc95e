import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import type { Paper } from '../exam-papers/exam-papers.public.ts';
import type { MarkersWords, ReviewedQuestion } from '../exam-scores/exam-scores.public.ts';
import { readRubricVersion } from '../rubrics/rubrics.public.ts';

const commentsOn = ({ organizationId }: MemberContext, tx: Tx, examAttemptId: number) =>
  tx.all(
    db
      .selectFrom('answer_comments')
      .select(['position', 'start_offset as start', 'end_offset as end', 'quote', 'comment'])
      .where('organization_id', '=', organizationId)
      .where('exam_attempt_id', '=', examAttemptId)
      .orderBy('position')
      .orderBy('start_offset')
      .orderBy('answer_comment_id'),
  );

/** Filled-in rubrics that count: marks that were given to everybody afterwards have none. */
const assessmentsOf = ({ organizationId }: MemberContext, tx: Tx, { examAttemptId, courseSubsectionId }: Paper) =>
  tx.all(
    db
      .selectFrom('exam_marks as m')
      .innerJoin('asked_questions as q', (join) =>
        join
          .onRef('q.organization_id', '=', 'm.organization_id')
          .onRef('q.exam_attempt_id', '=', 'm.exam_attempt_id')
          .onRef('q.position', '=', 'm.position'),
      )
      .innerJoin('exam_question_rubrics as r', (join) =>
        join.onRef('r.organization_id', '=', 'q.organization_id').onRef('r.question_id', '=', 'q.question_id'),
      )
      .select(['m.position', 'm.assessment', 'r.rubric_id', 'r.rubric_version'])
      .where('m.organization_id', '=', organizationId)
      .where('m.exam_attempt_id', '=', examAttemptId)
      .where('m.source', '=', 'MARKER')
      .where('m.assessment', 'is not', null)
      .where('r.course_subsection_id', '=', courseSubsectionId),
  );

/** Only for what the release rules allow. */
export async function wordsOfMarkers(context: MemberContext, tx: Tx, paper: Paper): Promise<MarkersWords> {
  const comments = await commentsOn(context, tx, paper.examAttemptId);
  const rubrics = new Map<number, ReviewedQuestion['rubric']>();
  for (const row of await assessmentsOf(context, tx, paper)) {
    const rubric = await readRubricVersion(context, tx, row.rubric_id, row.rubric_version);
    if (rubric) rubrics.set(row.position, { ...rubric, assessment: row.assessment as unknown as Assessment });
  }
  return {
    comments: (position) =>
      comments.filter((comment) => comment.position === position).map(({ position: _, ...comment }) => comment),
    rubric: (position) => rubrics.get(position) ?? null,
  };
}
