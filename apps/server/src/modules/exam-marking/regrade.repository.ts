import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import { askedQuestions } from '../subsection-exams/subsection-exams.public.ts';

export const findQuestion = ({ organizationId }: Tenant, tx: Tx, questionId: number) =>
  tx.one(
    db
      .selectFrom('questions as q')
      .innerJoin('question_versions as v', (join) =>
        join
          .onRef('v.organization_id', '=', 'q.organization_id')
          .onRef('v.question_id', '=', 'q.question_id')
          .onRef('v.version', '=', 'q.current_version'),
      )
      .select(['q.current_version as version', 'v.type'])
      .where('q.organization_id', '=', organizationId)
      .where('q.question_id', '=', questionId),
  );

/** Where a question was asked in an exam, with its mark. RUNNING: has none yet. */
export const findAsked = (tenant: Tenant, tx: Tx, subsectionExamId: number, questionId: number) =>
  tx.all(
    askedQuestions(tenant)
      .innerJoin('exam_attempts as t', (join) =>
        join.onRef('t.organization_id', '=', 'q.organization_id').onRef('t.exam_attempt_id', '=', 'q.exam_attempt_id'),
      )
      .leftJoin('answer_marks as m', (join) =>
        join
          .onRef('m.organization_id', '=', 'q.organization_id')
          .onRef('m.exam_attempt_id', '=', 'q.exam_attempt_id')
          .onRef('m.position', '=', 'q.position'),
      )
      .select([
        'm.score',
        'm.source',
        't.is_preview as isPreview',
        sql<'FINISHED' | 'RUNNING'>`case when m.position is null then 'RUNNING' else 'FINISHED' end`.as('state'),
      ])
      .where('t.course_subsection_id', '=', subsectionExamId)
      .where('t.state', '<>', 'ABANDONED')
      .where('q.question_id', '=', questionId),
  );

export type MarkedQuestionRow = Awaited<ReturnType<typeof findAsked>>[number];

/** Marks by the key of another version from now on. */
export async function useKey(
  { organizationId }: Tenant,
  tx: Tx,
  subsectionExamId: number,
  { questionId, version }: { questionId: number; version: number },
): Promise<void> {
  await tx.run(
    db
      .updateTable('attempt_questions as q')
      .from('exam_attempts as t')
      .set({ key_version: version })
      .where('q.organization_id', '=', organizationId)
      .whereRef('t.organization_id', '=', 'q.organization_id')
      .whereRef('t.exam_attempt_id', '=', 'q.exam_attempt_id')
      .where('t.course_subsection_id', '=', subsectionExamId)
      .where('q.question_id', '=', questionId),
  );
}

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
