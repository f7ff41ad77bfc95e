import { db } from '../../kernel/database/database.ts';
import { findByWords, isFound } from '../../kernel/database/search.ts';
import { closeness, foundTotal, nothing, type SearchSource } from '../search/search.public.ts';
import { courseViewerOf, visibleCourses } from './visible-courses.ts';

/** Courses by their titles. */
export const courseSearch: SearchSource = {
  kind: 'course',
  path: ({ id }) => `/lms/courses/${id}/overview`,
  find: async (context, tx, wanted) =>
    tx.all(
      db
        .selectFrom('courses as c')
        .select(['c.course_id as id', 'c.title', 'c.course_id as courseId', 'c.subtitle as html'])
        .select([nothing.as('courseTitle'), foundTotal])
        .where(isFound('c.course_id', await findByWords(tx, 'courses', wanted.words)))
        .where(visibleCourses(courseViewerOf(context)))
        .orderBy(closeness('c.search_text', wanted), 'desc')
        .orderBy('c.course_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    ),
};
