import { db } from '../../../kernel/database/database.ts';
import { isFound } from '../../../kernel/database/search.ts';
import {
  closeness,
  findTitles,
  foundTotal,
  nothing,
  type SearchSource,
} from '../../operations/search/search.public.ts';
import { listedCourses } from './visible-courses.ts';

/** Courses by their titles. */
export const courseSearch: SearchSource = {
  kind: 'course',
  findsNear: true,
  path: ({ id }) => `/lms/courses/${id}/overview`,
  find: async (context, tx, wanted) =>
    tx.all(
      db
        .selectFrom('courses as c')
        .select(['c.course_id as id', 'c.title', 'c.course_id as courseId', 'c.subtitle as html'])
        .select([nothing.as('courseTitle'), foundTotal])
        .where(isFound('c.course_id', await findTitles(tx, 'courses', wanted)))
        .where(listedCourses(context))
        .orderBy(closeness('c.search_text', wanted), 'desc')
        .orderBy('c.course_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    ),
};
