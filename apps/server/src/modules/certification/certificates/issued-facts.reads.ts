import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../../learning/activity-log/activity-log.public.ts';

/** The certificates that somebody was given; one of a specialization names it, because no course stands beside it. */
export const issuedFacts: LoggedFacts = {
  type: 'CERTIFICATE_ISSUED',
  feature: 'certificates',
  facts: ({ userId }) =>
    db
      .selectFrom('certificates as x')
      .select(['x.issued_at as occurred_at', 'x.certificate_number as subject', 'x.course_id'])
      .select(sql<Localized | null>`case when x.course_id is null then x.claims -> 'course' end`.as('title'))
      .where('x.user_id', '=', userId),
  path: (subject) => `/certificates/${subject}`,
};
