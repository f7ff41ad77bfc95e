import { type RawBuilder, sql } from 'kysely';
import { holds, isAdministrator } from '../../kernel/access/access.ts';
import type { RequestContext } from '../../kernel/context.ts';

/** What the caller may find, as conditions over the aliases `c` (courses), `s` (course_subsections). */
export interface SearchScope {
  viewer: number;
  /** May look into every course and every member. */
  governsCourses: boolean;
  seesAllMembers: boolean;
  teaches: boolean;
  isMember: boolean;
  maySeeCatalogue: boolean;
}

export function scopeOf(context: RequestContext): SearchScope {
  const { caller, configuration } = context;
  const isMember = caller.kind === 'member';
  const administers = isAdministrator(caller);
  return {
    viewer: isMember ? caller.userId : 0,
    isMember,
    governsCourses: administers || holds(caller, 'organization_update_courses'),
    seesAllMembers: administers || holds(caller, 'organization_read_members'),
    teaches: isMember && (caller.isInstructor || caller.isAdministrator),
    maySeeCatalogue: isMember
      ? holds(caller, 'organization_member_access_courses') || caller.isInstructor || caller.isAdministrator
      : configuration.allow_anonymous_course_view,
  };
}

const isEnrolled = ({ viewer }: SearchScope) =>
  sql<boolean>`exists (select from enrollments e where e.organization_id = c.organization_id and e.course_id = c.course_id and e.user_id = ${viewer} and e.status = 'ACTIVE')`;

/** The caller works on the course. */
const mayEdit = ({ governsCourses, teaches, viewer }: SearchScope): RawBuilder<boolean> => {
  if (governsCourses) return sql<boolean>`true`;
  if (!teaches) return sql<boolean>`false`;
  return sql<boolean>`(c.created_by = ${viewer} or exists (select from course_instructors i where i.organization_id = c.organization_id and i.course_id = c.course_id and i.user_id = ${viewer}))`;
};

/** The course's page is open to the caller: title, outline. */
export const canSeeCourse = (scope: SearchScope): RawBuilder<boolean> =>
  sql<boolean>`((${scope.maySeeCatalogue}::boolean and c.status = 'PUBLISHED') or ${isEnrolled(scope)} or ${mayEdit(scope)})`;

/** The caller learns in the course or works on it. */
export const canLearn = (scope: SearchScope): RawBuilder<boolean> =>
  sql<boolean>`(${isEnrolled(scope)} or ${mayEdit(scope)})`;

/** The lesson is open: released (to the caller's group, if it is for some), and what has to come before it finished; what was finished once stays open. */
export const isOpen = (scope: SearchScope, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${mayEdit(scope)}
    or exists (select from finished_subsections d where d.organization_id = s.organization_id and d.user_id = ${scope.viewer} and d.course_id = s.course_id and d.course_subsection_id = s.course_subsection_id)
    or ((s.release_at is null or s.release_at <= ${now})
      and (s.released_group_ids is null or exists (select from course_group_members g where g.organization_id = s.organization_id
        and g.course_id = s.course_id and g.user_id = ${scope.viewer} and g.course_group_id = any(s.released_group_ids)))
      and (s.prerequisite_subsection_id is null
      or exists (select from finished_subsections d where d.organization_id = s.organization_id and d.user_id = ${scope.viewer} and d.course_id = s.course_id and d.course_subsection_id = s.prerequisite_subsection_id))))`;
