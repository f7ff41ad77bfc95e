import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { LoggedFacts, LogReader } from '../../learning/activity-log/activity-log.public.ts';

const attempts = ({ userId }: LogReader) =>
  db
    .selectFrom('exam_attempts as x')
    .innerJoin('lessons as s', 's.course_subsection_id', 'x.course_subsection_id')
    .select([sql<string>`x.course_subsection_id::text`.as('subject'), 'x.course_id', 's.title'])
    .where('x.user_id', '=', userId)
    .where('x.is_preview', '=', false);

const path = (subject: string, courseId: number | null): string => `/lms/courses/${courseId}/exams/${subject}`;

/** The exams that somebody sat to their end. */
export const takenFacts: LoggedFacts = {
  type: 'EXAM_TAKEN',
  feature: 'exams',
  isPrivate: true,
  facts: (reader) =>
    attempts(reader)
      .select(sql<Date>`x.finished_at`.as('occurred_at'))
      .where('x.state', 'in', ['SUBMITTED', 'EXPIRED'])
      .where('x.finished_at', 'is not', null),
  path,
};

/** That results came out; nothing of what they say. */
export const resultFacts: LoggedFacts = {
  type: 'EXAM_RESULT_RELEASED',
  feature: 'exams',
  facts: (reader) =>
    attempts(reader).select(sql<Date>`x.score_told_at`.as('occurred_at')).where('x.score_told_at', 'is not', null),
  path,
};
