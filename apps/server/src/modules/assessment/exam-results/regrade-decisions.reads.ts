import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { listRegradeDecisionsOf } from '../exam-marks/exam-marks.public.ts';
import type { ScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';
import type { RegradeDecision } from './exam-results.schemas.ts';

/** What was decided about questions of an exam, the newest first, withdrawn or not. */
export async function listRegradeDecisions(tx: Tx, exam: ScheduledExam): Promise<{ data: RegradeDecision[] }> {
  const rows = await listRegradeDecisionsOf(tx, exam.course_subsection_id);
  return {
    data: rows.map((row) => ({
      regradeDecisionId: row.regrade_decision_id,
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
