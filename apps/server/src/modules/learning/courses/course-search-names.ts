import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { rawQuery, type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { memberRenamed } from '../../identity/members/members.public.ts';

/** Whose courses: one, those of a category, those that somebody teaches. */
type CoursesOf = { courseId: number } | { courseCategoryId: number } | { userId: number };

function isOf(of: CoursesOf): RawBuilder<SqlBool> {
  if ('courseId' in of) return sql`c.course_id = ${of.courseId}`;
  if ('courseCategoryId' in of) return sql`c.course_category_id = ${of.courseCategoryId}`;
  return sql`c.course_id in (select i.course_id from course_instructors i where ${inOrganization('i')} and i.user_id = ${of.userId})`;
}

/** Writes anew by which names courses are found beside their own words: of their category and of who teaches them. */
export async function renewFoundBy(tx: Tx, of: CoursesOf): Promise<void> {
  const renewal = sql`
    update courses c set found_by = fold_search(concat_ws(' ',
      (select concat_ws(' ', k.name ->> 'en', k.name ->> 'ar') from course_categories k
        where ${inOrganization('k')} and k.course_category_id = c.course_category_id),
      (select string_agg(p.all_names, ' ' order by i.position, i.user_id)
        from course_instructors i join member_records p on ${inOrganization('p')} and p.user_id = i.user_id
        where ${inOrganization('i')} and i.course_id = c.course_id)))
    where ${inOrganization('c')} and ${isOf(of)}`;
  await tx.run(rawQuery(renewal));
}

export const foundByNewName = on(memberRenamed, (context, { userId }) =>
  transaction(context, (tx) => renewFoundBy(tx, { userId })),
);
