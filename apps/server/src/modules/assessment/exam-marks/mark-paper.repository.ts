import { formatDecimal } from '@sullam/domain/decimal.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { db, type Tenant, type Tx } from '../../../kernel/database/database.ts';
import { askedQuestions } from '../exam-attempts/exam-attempts.public.ts';
import { loadKeys, loadQuestions, type QuestionRef } from '../questions/questions.public.ts';
import { markByRules, type RuledMark } from './mark-by-rules.ts';
import { loadRegradeDecisions } from './regrade-decisions.repository.ts';

/** An asked question with what was answered, as marking needs it. */
export interface ToMark extends QuestionRef {
  examAttemptId: number;
  position: number;
  keyVersion: number;
  marks: string;
  negativeMarks: string;
  answer: QuestionAnswer;
}

/** The marks of some answers by the rules, in their order. */
export async function ruledMarks(
  tenant: Tenant,
  tx: Tx,
  courseSubsectionId: number,
  asked: readonly ToMark[],
): Promise<RuledMark[]> {
  const keyRefs = asked.map(({ questionId, keyVersion }) => ({ questionId, version: keyVersion }));
  const questionOf = await loadQuestions(tenant, tx, asked);
  const keyOf = await loadKeys(tx, keyRefs);
  const decisionsOf = await loadRegradeDecisions(tx, courseSubsectionId);
  return asked.map((one) =>
    markByRules(
      {
        content: questionOf(one).content,
        key: keyOf({ questionId: one.questionId, version: one.keyVersion }),
        answer: one.answer,
        worth: one,
      },
      decisionsOf(one),
    ),
  );
}

/** Marks of a finished attempt what rules can mark. The scores are kept as exact decimals. */
export async function markPaper(
  tenant: Tenant,
  tx: Tx,
  attempt: { examAttemptId: number; subsectionExamId: number },
  now: Date,
): Promise<void> {
  const { examAttemptId } = attempt;
  const rows = await tx.all(askedQuestions().where('q.exam_attempt_id', '=', examAttemptId));
  const asked = rows.map((row): ToMark => ({ ...row, answer: (row.answer ?? null) as QuestionAnswer }));
  const marks = await ruledMarks(tenant, tx, attempt.subsectionExamId, asked);
  await tx.run(
    db
      .insertInto('answer_marks')
      .values(
        marks.map(({ score, outcome, source }, index) => ({
          exam_attempt_id: examAttemptId,
          position: asked[index]!.position,
          score: score === null ? null : formatDecimal(score),
          outcome,
          source,
          marked_at: score === null ? null : now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
}
