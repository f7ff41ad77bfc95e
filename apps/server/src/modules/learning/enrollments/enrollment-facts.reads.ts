import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../activity-log/activity-log.public.ts';

const ofTheCourse = sql<Localized | null>`null::jsonb`.as('title');
const path = (_subject: string, courseId: number | null): string => `/lms/courses/${courseId}/overview`;

/** That somebody began to learn in courses, also those that they have left. */
export const enrolledFacts: LoggedFacts = {
  type: 'COURSE_ENROLLED',
  facts: ({ userId }) =>
    db
      .selectFrom('enrollments as e')
      .select(['e.enrolled_at as occurred_at', sql<string>`e.course_id::text`.as('subject'), 'e.course_id'])
      .select(ofTheCourse)
      .where('e.user_id', '=', userId),
  path,
};

/** That somebody completed courses. */
export const completedFacts: LoggedFacts = {
  type: 'COURSE_COMPLETED',
  facts: ({ userId }) =>
    db
      .selectFrom('enrollments as e')
      .select([
        sql<Date>`e.completed_at`.as('occurred_at'),
        sql<string>`e.course_id::text`.as('subject'),
        'e.course_id',
      ])
      .select(ofTheCourse)
      .where('e.user_id', '=', userId)
      .where('e.completed_at', 'is not', null),
  path,
};
