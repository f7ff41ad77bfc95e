import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../../learning/activity-log/activity-log.public.ts';

/** What somebody handed in, alone or with a group; what was withdrawn isn't handed in. */
export const handedInFacts: LoggedFacts = {
  type: 'ASSIGNMENT_HANDED_IN',
  feature: 'assignments',
  isPrivate: true,
  facts: ({ userId }) =>
    db
      .selectFrom('submission_members as m')
      .innerJoin('submission_versions as x', 'x.assignment_submission_id', 'm.assignment_submission_id')
      .innerJoin('lessons as s', 's.course_subsection_id', 'm.course_subsection_id')
      .select(['x.submitted_at as occurred_at', sql<string>`m.course_subsection_id::text`.as('subject')])
      .select(['s.course_id', 's.title'])
      .where('m.user_id', '=', userId)
      .where('x.withdrawn_at', 'is', null),
  path: (subject, courseId) => `/lms/courses/${courseId}/assignments/${subject}`,
};
