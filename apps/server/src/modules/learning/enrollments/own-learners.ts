import { type RawBuilder, sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** The caller teaches a course that the person learns. `alias` stands for `member_records`. */
export const isOwnLearner = ({ caller }: RequestContext, alias: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from course_teachers i join learners e on ${inOrganization('e')} and e.course_id = i.course_id
    where ${inOrganization('i')} and i.user_id = ${userIdOf(caller)} and e.user_id = ${sql.ref(`${alias}.user_id`)})`;
