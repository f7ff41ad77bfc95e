import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../../learning/activity-log/activity-log.public.ts';

/** Where somebody was present, in time or late, at the hour at which it began. */
export const attendedFacts: LoggedFacts = {
  type: 'ATTENDED',
  feature: 'attendance',
  facts: ({ userId }) =>
    db
      .selectFrom('attendance_records as x')
      .innerJoin('attendance_sessions as s', 's.attendance_session_id', 'x.attendance_session_id')
      .select(['s.starts_at as occurred_at', sql<string>`s.attendance_session_id::text`.as('subject'), 's.course_id'])
      .select(sql<Localized | null>`nullif(s.title, '{}'::jsonb)`.as('title'))
      .where('x.user_id', '=', userId)
      .where('x.status', 'in', ['PRESENT', 'LATE'])
      .where('s.is_cancelled', '=', false),
  path: (_subject, courseId) => `/lms/courses/${courseId}/attendance`,
};
