import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
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
    db.insertInto('regrade_decisions').values({
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
      .selectFrom('regrade_decisions')
      .select(['question_id', 'up_to_version', 'kind', 'answer'])
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('withdrawn_at', 'is', null)
      .orderBy('regrade_decision_id'),
  );
  return ({ questionId, version }) =>
    rows
      .filter((row) => row.question_id === questionId && version <= row.up_to_version)
      .map((row) => ({ kind: row.kind, answer: row.answer as QuestionAnswer }));
}

export interface RegradeDecisionRef {
  subsectionExamId: number;
  regradeDecisionId: number;
}

export const findRegradeDecision = (tx: Tx, { subsectionExamId, regradeDecisionId }: RegradeDecisionRef) =>
  tx.one(
    db
      .selectFrom('regrade_decisions')
      .select(['question_id as questionId', 'withdrawn_at as withdrawnAt'])
      .where('course_subsection_id', '=', subsectionExamId)
      .where('regrade_decision_id', '=', regradeDecisionId),
  );

/** It stays, with why it holds no more. */
export const setWithdrawn = (
  tx: Tx,
  regradeDecisionId: number,
  { by, reason, now }: { by: number; reason: string; now: Date },
) =>
  tx.run(
    db
      .updateTable('regrade_decisions')
      .set({ withdrawn_by: by, withdrawal_reason: reason, withdrawn_at: now })
      .where('regrade_decision_id', '=', regradeDecisionId),
  );

/** What was decided about questions of an exam, the newest first, withdrawn or not, with who did. */
export const listRegradeDecisionsOf = (tx: Tx, courseSubsectionId: number) =>
  tx.all(
    db
      .selectFrom('regrade_decisions as r')
      .innerJoin('bank_versions as v', (join) =>
        join.onRef('v.question_id', '=', 'r.question_id').onRef('v.version', '=', 'r.up_to_version'),
      )
      .innerJoin('member_names as p', 'p.user_id', 'r.decided_by')
      .leftJoin('member_names as w', 'w.user_id', 'r.withdrawn_by')
      .selectAll('r')
      .select(['v.name', 'p.first_name', 'p.last_name'])
      .select(['w.first_name as withdrawn_first_name', 'w.last_name as withdrawn_last_name'])
      .where('r.course_subsection_id', '=', courseSubsectionId)
      .orderBy('r.regrade_decision_id', 'desc'),
  );
