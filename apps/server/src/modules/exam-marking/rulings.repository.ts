import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';

export interface NewRuling {
  subsectionExamId: number;
  questionId: number;
  version: number;
  kind: 'GIVE_TO_ALL' | 'ACCEPT_ALSO';
  answer: QuestionAnswer;
  reason: string;
  by: number;
  now: Date;
}

export async function insertRuling(tx: Tx, ruling: NewRuling): Promise<void> {
  await tx.run(
    db.insertInto('exam_rulings').values({
      course_subsection_id: ruling.subsectionExamId,
      question_id: ruling.questionId,
      up_to_version: ruling.version,
      kind: ruling.kind,
      answer: ruling.answer === null ? null : json(ruling.answer),
      reason: ruling.reason,
      decided_by: ruling.by,
      decided_at: ruling.now,
    }),
  );
}

export interface RulingRef {
  subsectionExamId: number;
  examRulingId: number;
}

export const findRuling = (tx: Tx, { subsectionExamId, examRulingId }: RulingRef) =>
  tx.one(
    db
      .selectFrom('exam_rulings')
      .select(['question_id as questionId', 'withdrawn_at as withdrawnAt'])
      .where('course_subsection_id', '=', subsectionExamId)
      .where('exam_ruling_id', '=', examRulingId),
  );

/** It stays, with why it holds no more. */
export const setWithdrawn = (
  tx: Tx,
  examRulingId: number,
  { by, reason, now }: { by: number; reason: string; now: Date },
) =>
  tx.run(
    db
      .updateTable('exam_rulings')
      .set({ withdrawn_by: by, withdrawal_reason: reason, withdrawn_at: now })
      .where('exam_ruling_id', '=', examRulingId),
  );
