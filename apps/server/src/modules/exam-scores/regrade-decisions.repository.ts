import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import type { QuestionRef } from '../questions/questions.public.ts';
import type { RegradeDecision } from './mark-by-rules.ts';

export interface NewRegradeDecision {
  subsectionExamId: number;
  questionId: number;
  version: number;
  kind: 'GIVE_TO_ALL' | 'ACCEPT_ALSO';
  answer: QuestionAnswer;
  reason: string;
  by: number;
  now: Date;
}

export async function insertRegradeDecision(tx: Tx, decision: NewRegradeDecision): Promise<void> {
  await tx.run(
    db.insertInto('exam_rulings').values({
      course_subsection_id: decision.subsectionExamId,
      question_id: decision.questionId,
      up_to_version: decision.version,
      kind: decision.kind,
      answer: decision.answer === null ? null : json(decision.answer),
      reason: decision.reason,
      decided_by: decision.by,
      decided_at: decision.now,
    }),
  );
}

/** What was decided in an exam about the questions of a version, and holds. */
export async function loadRegradeDecisions(
  tx: Tx,
  courseSubsectionId: number,
): Promise<(ref: QuestionRef) => RegradeDecision[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_rulings')
      .select(['question_id', 'up_to_version', 'kind', 'answer'])
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('withdrawn_at', 'is', null)
      .orderBy('exam_ruling_id'),
  );
  return ({ questionId, version }) =>
    rows
      .filter((row) => row.question_id === questionId && version <= row.up_to_version)
      .map((row) => ({ kind: row.kind, answer: row.answer as QuestionAnswer }));
}

export interface RegradeDecisionRef {
  subsectionExamId: number;
  examRulingId: number;
}

export const findRegradeDecision = (tx: Tx, { subsectionExamId, examRulingId }: RegradeDecisionRef) =>
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

/** What was decided about questions of an exam, the newest first, withdrawn or not, with who did. */
export const listRegradeDecisionsOf = (tx: Tx, courseSubsectionId: number) =>
  tx.all(
    db
      .selectFrom('exam_rulings as r')
      .innerJoin('bank_versions as v', (join) =>
        join.onRef('v.question_id', '=', 'r.question_id').onRef('v.version', '=', 'r.up_to_version'),
      )
      .innerJoin('member_names as p', 'p.user_id', 'r.decided_by')
      .leftJoin('member_names as w', 'w.user_id', 'r.withdrawn_by')
      .selectAll('r')
      .select(['v.name', 'p.first_name', 'p.last_name'])
      .select(['w.first_name as withdrawn_first_name', 'w.last_name as withdrawn_last_name'])
      .where('r.course_subsection_id', '=', courseSubsectionId)
      .orderBy('r.exam_ruling_id', 'desc'),
  );
