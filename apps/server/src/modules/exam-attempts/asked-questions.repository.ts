import { db, type Tenant } from '../../kernel/database/database.ts';

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
