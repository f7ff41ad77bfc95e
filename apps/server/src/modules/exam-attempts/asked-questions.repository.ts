import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

/** Asked questions with their answers. */
export const askedQuestions = ({ organizationId }: Tenant) =>
  db
    .selectFrom('attempt_questions as q')
    .leftJoin('attempt_answers as a', (join) =>
      join
        .onRef('a.organization_id', '=', 'q.organization_id')
        .onRef('a.exam_attempt_id', '=', 'q.exam_attempt_id')
        .onRef('a.position', '=', 'q.position'),
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
    .where('q.organization_id', '=', organizationId)
    .orderBy('q.exam_attempt_id')
    .orderBy('q.position');

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
