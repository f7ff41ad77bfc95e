import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';

import { db, type Tx } from '../../kernel/database/database.ts';
import type { HeldExam } from '../subsection-exams/subsection-exams.public.ts';
import type { ExamRuling } from './exam-results.schemas.ts';

/** What was decided about questions of an exam, the newest first, withdrawn or not. */
export async function listRulings(tx: Tx, held: HeldExam): Promise<{ data: ExamRuling[] }> {
  const rows = await tx.all(
    db
      .selectFrom('exam_rulings as r')
      .innerJoin('question_versions as v', (join) =>
        join.onRef('v.question_id', '=', 'r.question_id').onRef('v.version', '=', 'r.up_to_version'),
      )
      .innerJoin('members as p', 'p.user_id', 'r.decided_by')
      .leftJoin('members as w', 'w.user_id', 'r.withdrawn_by')
      .selectAll('r')
      .select(['v.name', 'p.first_name', 'p.last_name'])
      .select(['w.first_name as withdrawn_first_name', 'w.last_name as withdrawn_last_name'])
      .where('r.course_subsection_id', '=', held.course_subsection_id)
      .orderBy('r.exam_ruling_id', 'desc'),
  );
  return {
    data: rows.map((row) => ({
      examRulingId: row.exam_ruling_id,
      questionId: row.question_id,
      questionName: row.name,
      kind: row.kind,
      answer: row.answer as QuestionAnswer,
      reason: row.reason,
      decidedBy: { userId: row.decided_by, firstName: row.first_name, lastName: row.last_name },
      decidedAt: row.decided_at.toISOString(),
      withdrawn:
        row.withdrawn_at === null || row.withdrawn_by === null
          ? null
          : {
              reason: row.withdrawal_reason ?? '',
              by: {
                userId: row.withdrawn_by,
                firstName: row.withdrawn_first_name ?? '',
                lastName: row.withdrawn_last_name ?? '',
              },
              at: row.withdrawn_at.toISOString(),
            },
    })),
  };
}
