import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { rawQuery, type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { memberRenamed } from '../../identity/members/members.public.ts';
import type { CategoryUse } from '../course-categories/course-categories.public.ts';

/** Whose courses: one, those of a category, those that somebody teaches. */
type CoursesOf = { courseId: number } | { courseCategoryId: number } | { userId: number };

function isOf(of: CoursesOf): RawBuilder<SqlBool> {
  if ('courseId' in of) return sql`c.course_id = ${of.courseId}`;
  if ('courseCategoryId' in of) return sql`c.course_category_id = ${of.courseCategoryId}`;
  return sql`c.course_id in (select i.course_id from course_instructors i where ${inOrganization('i')} and i.user_id = ${of.userId})`;
}

/**
 * Writes anew by which names courses are found beside their own words: of their category and of who teaches them.
 * A distributed database computes immutable functions only from columns: no concat_ws().
 */
export async function renewFoundBy(tx: Tx, of: CoursesOf): Promise<void> {
  const renewal = sql`
    update courses c set found_by = fold_search(
      coalesce((select coalesce(k.name ->> 'en', '') || ' ' || coalesce(k.name ->> 'ar', '') from course_category_names k
        where ${inOrganization('k')} and k.course_category_id = c.course_category_id), '') || ' ' ||
      coalesce((select string_agg(p.own_first_name || ' ' || p.own_last_name || ' '
          || coalesce(p.other_first_name || ' ' || p.other_last_name, ''), ' ' order by i.position, i.user_id)
        from course_instructors i join member_records p on ${inOrganization('p')} and p.user_id = i.user_id
        where ${inOrganization('i')} and i.course_id = c.course_id), ''))
    where ${inOrganization('c')} and ${isOf(of)}`;
  await tx.run(rawQuery(renewal));
}

export const foundByNewName = on(memberRenamed, (context, { userId }) =>
  transaction(context, (tx) => renewFoundBy(tx, { userId })),
);

/** Courses as what stands in a category: its name is one by which they are found. */
export const coursesInCategory: CategoryUse = {
  count: sql<number>`(select count(*)::int from courses c where ${inOrganization('c')} and c.course_category_id = k.course_category_id)`,
  isUsed: (courseCategoryId) =>
    sql<boolean>`exists (select from courses where ${inOrganization()} and course_category_id = ${courseCategoryId})`,
  renamed: (tx, courseCategoryId) => renewFoundBy(tx, { courseCategoryId }),
};
