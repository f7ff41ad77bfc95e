import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** A learner sees their own groups and those that are open. */
export const groupsInCourse = {
  kind: 'GROUPS' as const,
  exists: ({ caller }: MemberContext, courseId: number) =>
    sql<boolean>`exists (select from course_groups g where ${inOrganization('g')} and g.course_id = ${courseId} and (g.is_open
      or exists (select from course_group_members m
        where ${inOrganization('m')} and m.course_group_id = g.course_group_id and m.user_id = ${caller.userId})))`,
};
