import { sql } from 'kysely';
import { db } from '../../kernel/database/database.ts';

/** Asked questions (q) with the version that was asked (v), and the attempt's times (s). */
export const askedVersions = () =>
  db
    .selectFrom('attempt_questions as q')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.version'),
    )
    .leftJoin('attempt_times as s', 's.exam_attempt_id', 'q.exam_attempt_id');

/** How long an asked question was before its learner; null where that isn't known. */
export const spentSeconds = sql<number | null>`nullif(s.seconds[q.position], 0)`.as('spentSeconds');

/** The same where there is a mark (m): of attempts that were handed in (t). */
export const markedVersions = () =>
  askedVersions()
    .innerJoin('answer_marks as m', (join) =>
      join.onRef('m.exam_attempt_id', '=', 'q.exam_attempt_id').onRef('m.position', '=', 'q.position'),
    )
    .innerJoin('exam_attempts as t', 't.exam_attempt_id', 'q.exam_attempt_id');
