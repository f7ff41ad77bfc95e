import { sql } from 'kysely';
import { db } from '../../kernel/database/database.ts';
import { closeness, foundTotal, nothing, type SearchSource } from '../search/search.public.ts';
import { courseViewerOf, visibleCourses } from './visible-courses.ts';

/** Courses by their titles. */
export const courseSearch: SearchSource = {
  kind: 'course',
  path: ({ id }) => `/lms/courses/${id}/overview`,
  find: (context, tx, wanted) =>
    tx.all(
      db
        .selectFrom('courses as c')
        .select(['c.course_id as id', 'c.title', 'c.course_id as courseId', 'c.subtitle as html'])
        .select([nothing.as('courseTitle'), foundTotal])
        .where('c.organization_id', '=', context.organizationId)
        .where(sql<boolean>`c.course_id in (select search_courses(${wanted.words}::text[]))`)
        .where(visibleCourses(courseViewerOf(context)))
        .orderBy(closeness('c.search_text', wanted), 'desc')
        .orderBy('c.course_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    ),
};
