import { formatDecimal } from '@sullam/domain/decimal.ts';
import type { QuestionAnswer, QuestionKey } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { loadQuestions, type QuestionRef } from './attempt-papers.reads.ts';
import { markByRules, type RuledMark, type Ruling } from './mark-by-rules.ts';

/** Keys by version. Only for marking and for what the release rules allow. */
export async function loadKeys(tx: Tx, refs: readonly QuestionRef[]): Promise<(ref: QuestionRef) => QuestionKey> {
  if (refs.length === 0) return absent;
  const rows = await tx.all(
    db
      .selectFrom('question_keys')
      .select(['question_id', 'version', 'key'])
      .where(
        sql<boolean>`(question_id, version) in (select * from unnest(${refs.map(({ questionId }) => questionId)}::bigint[], ${refs.map(({ version }) => version)}::int[]))`,
      ),
  );
  const keys = new Map(rows.map((row) => [`${row.question_id} ${row.version}`, row.key as QuestionKey]));
  return (ref) => keys.get(`${ref.questionId} ${ref.version}`) ?? absent(ref);
}

function absent({ questionId, version }: QuestionRef): never {
  throw new Error(`question ${questionId} has no key in version ${version}`);
}

/** What was decided in an exam about the questions of a version, and holds. */
export async function loadRulings(tx: Tx, courseSubsectionId: number): Promise<(ref: QuestionRef) => Ruling[]> {
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
  const rulingsOf = await loadRulings(tx, courseSubsectionId);
  return asked.map((one) =>
    markByRules(
      {
        content: questionOf(one).content,
        key: keyOf({ questionId: one.questionId, version: one.keyVersion }),
        answer: one.answer,
        worth: one,
      },
      rulingsOf(one),
    ),
  );
}

/** Asked questions with their answers. */
export const askedQuestions = () =>
  db
    .selectFrom('attempt_questions as q')
    .leftJoin('attempt_answers as a', (join) =>
      join.onRef('a.exam_attempt_id', '=', 'q.exam_attempt_id').onRef('a.position', '=', 'q.position'),
    )
    .select([
      'q.exam_attempt_id as examAttemptId',
      'q.position',
      'q.question_id as questionId',
      'q.version',
      'q.key_version as keyVersion',
      'q.marks',
      'q.negative_marks as negativeMarks',
      'a.answer',
    ])
    .orderBy('q.exam_attempt_id')
    .orderBy('q.position');

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
