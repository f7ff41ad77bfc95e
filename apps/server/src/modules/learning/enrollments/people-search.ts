import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import { seesEverybody, visiblePeople } from '../../identity/members/members.public.ts';
import { closeness, foundTotal, nothing, type SearchSource } from '../../operations/search/search.public.ts';
import { courseViewerOf } from '../courses/courses.public.ts';

/** The course by which somebody is found: one that they teach; for who teaches, before that the own one that they learn. */
function courseOf(context: RequestContext) {
  const { userId, mayTeach } = courseViewerOf(context);
  const taught = sql`(select i.course_id from course_teachers i join course_overviews k on k.course_id = i.course_id and ${inOrganization('k')}
    where ${inOrganization('i')} and i.user_id = p.user_id and k.status = 'PUBLISHED' order by k.published_at desc limit 1)`;
  if (!mayTeach) return sql<number | null>`${taught}`;
  return sql<number | null>`coalesce((select e.course_id from enrollments e
    join course_teachers i on i.course_id = e.course_id and ${inOrganization('i')}
    where ${inOrganization('e')} and e.user_id = p.user_id and e.status = 'ACTIVE' and i.user_id = ${userId}
    order by e.enrolled_at desc limit 1), ${taught})`;
}

/** People: everybody for who may list members; an instructor's own learners; for others those who teach. */
export const peopleSearch: SearchSource = {
  kind: 'member',
  isForMembers: true,
  path: ({ id, courseId }, context) =>
    seesEverybody(context) ? `/studio/members?userId=${id}` : `/lms/courses/${courseId}/overview`,
  application: (context) => (seesEverybody(context) ? 'studio' : 'learner'),
  find: async (context, tx, wanted) => {
    const courseId = courseOf(context);
    return tx.all(
      db
        .selectFrom('member_records as p')
        .select([
          'p.user_id as id',
          sql<unknown>`jsonb_build_object('en', p.first_name || ' ' || p.last_name)`.as('title'),
        ])
        .select([
          nothing.as('courseTitle'),
          courseId.as('courseId'),
          // an address is for those who may list members
          (seesEverybody(context) ? sql<unknown>`jsonb_build_object('en', p.email)` : nothing).as('html'),
          foundTotal,
        ])
        .where('p.status', '=', 'ACTIVE')
        .where(isFound('p.user_id', await findByWords(tx, 'members', wanted.words)))
        .where(visiblePeople(context))
        .where(seesEverybody(context) ? sql<boolean>`true` : sql<boolean>`${courseId} is not null`)
        .orderBy(closeness('p.search_text', wanted), 'desc')
        .orderBy('p.user_id')
        .offset(wanted.skip)
        .limit(wanted.take),
    );
  },
};
