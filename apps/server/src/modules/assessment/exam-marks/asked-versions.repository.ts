import { db } from '../../../kernel/database/database.ts';

/** Asked questions (q) with the version that was asked (v). */
export const askedVersions = () =>
  db
    .selectFrom('asked_questions as q')
    .innerJoin('bank_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.version'),
    );

/** The same where there is a mark (m): of attempts that were handed in (t). */
export const markedVersions = () =>
  askedVersions()
    .innerJoin('answer_marks as m', (join) =>
      join.onRef('m.exam_attempt_id', '=', 'q.exam_attempt_id').onRef('m.position', '=', 'q.position'),
    )
    .innerJoin('sat_exams as t', 't.exam_attempt_id', 'q.exam_attempt_id');
