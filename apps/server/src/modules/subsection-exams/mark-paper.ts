import { formatDecimal } from '@sullam/domain/decimal.ts';
import { markAnswer, type Outcome } from '@sullam/domain/questions/mark-answer.ts';
import type { QuestionAnswer, QuestionKey } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { loadQuestions, type QuestionRef } from './attempt-papers.ts';

/** Keys by version. Only for marking and for what the release rules allow. */
export async function loadKeys(
  { organizationId }: Tenant,
  tx: Tx,
  refs: readonly QuestionRef[],
): Promise<(ref: QuestionRef) => QuestionKey> {
  const rows = await tx.all(
    db
      .selectFrom('question_keys')
      .select(['question_id', 'version', 'key'])
      .where('organization_id', '=', organizationId)
      .where(
        sql<boolean>`(question_id, version) in (select * from unnest(${refs.map(({ questionId }) => questionId)}::bigint[], ${refs.map(({ version }) => version)}::int[]))`,
      ),
  );
  const keys = new Map(rows.map((row) => [`${row.question_id} ${row.version}`, row.key as QuestionKey]));
  return ({ questionId, version }) => {
    const key = keys.get(`${questionId} ${version}`);
    if (!key) throw new Error(`question ${questionId} has no key in version ${version}`);
    return key;
  };
}

const toMark = ({ organizationId }: Tenant, tx: Tx, examAttemptId: number) =>
  tx.all(
    db
      .selectFrom('attempt_questions as q')
      .leftJoin('attempt_answers as a', (join) =>
        join
          .onRef('a.organization_id', '=', 'q.organization_id')
          .onRef('a.exam_attempt_id', '=', 'q.exam_attempt_id')
          .onRef('a.position', '=', 'q.position'),
      )
      .select([
        'q.position',
        'q.question_id as questionId',
        'q.version',
        'q.marks',
        'q.negative_marks as negativeMarks',
        'a.answer',
      ])
      .where('q.organization_id', '=', organizationId)
      .where('q.exam_attempt_id', '=', examAttemptId)
      .orderBy('q.position'),
  );

export interface AutomaticMark {
  position: number;
  /** null: a person has to mark. */
  score: string | null;
  outcome: Outcome;
}

/** Marks by the rules what they can mark of a finished attempt. The scores are kept as exact decimals. */
export async function markPaper(tenant: Tenant, tx: Tx, examAttemptId: number, now: Date): Promise<void> {
  const questions = await toMark(tenant, tx, examAttemptId);
  const [contentOf, keyOf] = [await loadQuestions(tenant, tx, questions), await loadKeys(tenant, tx, questions)];
  const marks = questions.map((question): AutomaticMark => {
    const answer = question.answer as QuestionAnswer;
    const { score, outcome } = markAnswer(contentOf(question).content, keyOf(question), answer, question);
    return { position: question.position, score: score === null ? null : formatDecimal(score), outcome };
  });
  await tx.run(
    db
      .insertInto('answer_marks')
      .values(
        marks.map(({ position, score, outcome }) => ({
          organization_id: tenant.organizationId,
          exam_attempt_id: examAttemptId,
          position,
          score,
          outcome,
          source: 'AUTO' as const,
          marked_at: score === null ? null : now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
}
