import type { Localized } from '@sullam/domain/localized.ts';
import { progressFromCounts } from '@sullam/domain/progress.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** How far somebody is in a group of a specialization. */
export interface GroupStanding {
  specializationId: number;
  userId: number;
  groupId: number;
  title: Localized;
  /** As its editors chose it; null: all. */
  asked: number | null;
  /** Of the courses that learners see. */
  needed: number;
  completed: number;
  required: number;
  finished: number;
}

/**
 * How far some people are in some specializations, group by group. Whatever is said about progress or completion of a specialization
 * is asked here. Of a group that leaves a choice, those courses count in which somebody is furthest; lessons of a completed course
 * are finished, whatever was added to it afterwards. A course that was recognized for what was learned elsewhere is completed here.
 */
export const findStandings = (
  tx: Tx,
  userIds: readonly number[],
  specializationIds: readonly number[],
): Promise<GroupStanding[]> => tx.sql<GroupStanding[]>`
  with counted as (
    select g.specialization_id, u.id as user_id, g.specialization_group_id, c.course_id, k.is_complete,
      c.required_count as required, case when k.is_complete then c.required_count else r.finished end as finished,
      row_number() over (partition by u.id, g.specialization_group_id order by not k.is_complete,
        r.finished::float / nullif(c.required_count, 0) desc nulls last, sc.position) as place
    from unnest(${[...userIds]}::bigint[]) u(id)
    cross join specialization_groups g
    join specialization_courses sc on ${inOrganization('sc')} and sc.specialization_group_id = g.specialization_group_id
    join course_overviews c on ${inOrganization('c')} and c.course_id = sc.course_id and c.status = 'PUBLISHED'
    left join enrollment_records e on ${inOrganization('e')} and e.course_id = c.course_id and e.user_id = u.id
    cross join lateral (select e.completed_at is not null or exists (select from recognized_courses x
      where ${inOrganization('x')} and x.user_id = u.id and x.course_id = c.course_id) as is_complete) k
    cross join lateral (
      select count(*)::int as finished from finished_lessons d
      join lessons l on ${inOrganization('l')} and l.course_id = d.course_id and l.course_subsection_id = d.course_subsection_id and l.is_required
      where ${inOrganization('d')} and d.user_id = u.id and d.course_id = c.course_id) r
    where ${inOrganization('g')} and g.specialization_id = any(${[...specializationIds]}::bigint[]))
  select g.specialization_id as "specializationId", u.id as "userId", g.specialization_group_id as "groupId", g.title,
    g.needed_count as asked,
    least(count(x.course_id), coalesce(g.needed_count, count(x.course_id)))::int as needed,
    least(count(*) filter (where x.is_complete), coalesce(g.needed_count, count(x.course_id)))::int as completed,
    coalesce(sum(x.required) filter (where g.needed_count is null or x.place <= g.needed_count), 0)::int as required,
    coalesce(sum(x.finished) filter (where g.needed_count is null or x.place <= g.needed_count), 0)::int as finished
  from unnest(${[...userIds]}::bigint[]) u(id)
  cross join specialization_groups g
  left join counted x on x.user_id = u.id and x.specialization_group_id = g.specialization_group_id
  where ${inOrganization('g')} and g.specialization_id = any(${[...specializationIds]}::bigint[])
  group by u.id, g.organization_id, g.specialization_group_id
  order by u.id, g.specialization_id, g.position`;

/** Nothing is asked for by a group of which learners see no course. */
export const isSatisfied = ({ needed, completed }: Pick<GroupStanding, 'needed' | 'completed'>): boolean =>
  completed >= needed;

export const percentOf = (group: GroupStanding): number =>
  isSatisfied(group) ? 100 : progressFromCounts(group.finished, group.required).percent;

const sum = (groups: readonly GroupStanding[], of: 'needed' | 'completed' | 'required' | 'finished'): number =>
  groups.reduce((total, group) => total + group[of], 0);

/** All groups of one specialization together. */
export function wholeOf(groups: readonly GroupStanding[]) {
  const needed = sum(groups, 'needed');
  const isComplete = needed > 0 && groups.every(isSatisfied);
  return {
    needed,
    completed: sum(groups, 'completed'),
    percent: isComplete ? 100 : progressFromCounts(sum(groups, 'finished'), sum(groups, 'required')).percent,
    isComplete,
  };
}
