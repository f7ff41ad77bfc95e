import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import type { QuestionRef } from '../questions/questions.public.ts';
import type { Ruling } from './mark-by-rules.ts';

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

export async function insertRuling({ organizationId }: Tenant, tx: Tx, ruling: NewRuling): Promise<void> {
  await tx.run(
    db.insertInto('exam_rulings').values({
      organization_id: organizationId,
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

/** What was decided in an exam about the questions of a version, and holds. */
export async function loadRulings(
  { organizationId }: Tenant,
  tx: Tx,
  courseSubsectionId: number,
): Promise<(ref: QuestionRef) => Ruling[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_rulings')
      .select(['question_id', 'up_to_version', 'kind', 'answer'])
      .where('organization_id', '=', organizationId)
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('withdrawn_at', 'is', null)
      .orderBy('exam_ruling_id'),
  );
  return ({ questionId, version }) =>
    rows
      .filter((row) => row.question_id === questionId && version <= row.up_to_version)
      .map((row) => ({ kind: row.kind, answer: row.answer as QuestionAnswer }));
}

export interface RulingRef {
  subsectionExamId: number;
  examRulingId: number;
}

export const findRuling = ({ organizationId }: Tenant, tx: Tx, { subsectionExamId, examRulingId }: RulingRef) =>
  tx.one(
    db
      .selectFrom('exam_rulings')
      .select(['question_id as questionId', 'withdrawn_at as withdrawnAt'])
      .where('organization_id', '=', organizationId)
      .where('course_subsection_id', '=', subsectionExamId)
      .where('exam_ruling_id', '=', examRulingId),
  );

/** It stays, with why it holds no more. */
export const setWithdrawn = (
  { organizationId }: Tenant,
  tx: Tx,
  examRulingId: number,
  { by, reason, now }: { by: number; reason: string; now: Date },
) =>
  tx.run(
    db
      .updateTable('exam_rulings')
      .set({ withdrawn_by: by, withdrawal_reason: reason, withdrawn_at: now })
      .where('organization_id', '=', organizationId)
      .where('exam_ruling_id', '=', examRulingId),
  );

/** What was decided about questions of an exam, the newest first, withdrawn or not, with who did. */
export const listRulingsOf = ({ organizationId }: Tenant, tx: Tx, courseSubsectionId: number) =>
  tx.all(
    db
      .selectFrom('exam_rulings as r')
      .innerJoin('bank_versions as v', (join) =>
        join
          .onRef('v.organization_id', '=', 'r.organization_id')
          .onRef('v.question_id', '=', 'r.question_id')
          .onRef('v.version', '=', 'r.up_to_version'),
      )
      .innerJoin('member_names as p', (join) =>
        join.onRef('p.organization_id', '=', 'r.organization_id').onRef('p.user_id', '=', 'r.decided_by'),
      )
      .leftJoin('member_names as w', (join) =>
        join.onRef('w.organization_id', '=', 'r.organization_id').onRef('w.user_id', '=', 'r.withdrawn_by'),
      )
      .selectAll('r')
      .select(['v.name', 'p.first_name', 'p.last_name'])
      .select(['w.first_name as withdrawn_first_name', 'w.last_name as withdrawn_last_name'])
      .where('r.organization_id', '=', organizationId)
      .where('r.course_subsection_id', '=', courseSubsectionId)
      .orderBy('r.exam_ruling_id', 'desc'),
  );
