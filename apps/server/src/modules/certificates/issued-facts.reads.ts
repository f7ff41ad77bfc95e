import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db } from '../../kernel/database/database.ts';
import type { LoggedFacts } from '../activity-log/activity-log.public.ts';

/** The certificates that somebody was given. */
export const issuedFacts: LoggedFacts = {
  type: 'CERTIFICATE_ISSUED',
  feature: 'certificates',
  facts: ({ userId }) =>
    db
      .selectFrom('certificates as x')
      .select(['x.issued_at as occurred_at', 'x.certificate_number as subject', 'x.course_id'])
      .select(sql<Localized | null>`null::jsonb`.as('title'))
      .where('x.user_id', '=', userId),
  path: (subject) => `/certificates/${subject}`,
};
