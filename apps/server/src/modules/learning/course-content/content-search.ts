import { kindsThatAreOff } from '@sullam/domain/activities.ts';
import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { isFound } from '../../../kernel/database/search.ts';
import {
  closeness,
  findTitles,
  foundTotal,
  nothing,
  type SearchSource,
} from '../../operations/search/search.public.ts';
import { courseViewerOf, listedCourses, worksOnCourse } from '../courses/courses.public.ts';

/** Sections of courses whose outline the caller may see, by their titles. */
export const sectionSearch: SearchSource = {
  kind: 'section',
  findsNear: true,
  path: ({ courseId }) => `/lms/courses/${courseId}/overview`,
  find: async (context, tx, wanted) =>
    tx.all(
      db
        .selectFrom('course_sections as x')
        .innerJoin('course_overviews as c', 'c.course_id', 'x.course_id')
        .select(['x.course_section_id as id', 'x.title', 'c.title as courseTitle', 'c.course_id as courseId'])
        .select([nothing.as('html'), foundTotal])
        .where(isFound('x.course_section_id', await findTitles(tx, 'sections', wanted)))
        .where(listedCourses(context))
        .orderBy(closeness('x.search_text', wanted), 'desc')
        .orderBy('x.course_section_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    ),
};

/** The same for lessons. */
export const lessonSearch: SearchSource = {
  kind: 'lesson',
  findsNear: true,
  path: ({ id, courseId }) => `/lms/courses/${courseId}/content/${id}`,
  find: async (context, tx, wanted) =>
    tx.all(
      db
        .selectFrom('course_subsections as s')
        .innerJoin('course_overviews as c', 'c.course_id', 's.course_id')
        .select(['s.course_subsection_id as id', 's.title', 'c.title as courseTitle', 'c.course_id as courseId'])
        .select([nothing.as('html'), foundTotal])
        .where(isFound('s.course_subsection_id', await findTitles(tx, 'subsections', wanted)))
        .where(sql<boolean>`s.kind <> all(${kindsThatAreOff(context.features)}::text[])`)
        .where(listedCourses(context))
        .where(
          sql<boolean>`(s.is_made or ${courseViewerOf(context).readsAll}::boolean or ${worksOnCourse(courseViewerOf(context))})`,
        )
        .orderBy(closeness('s.search_text', wanted), 'desc')
        .orderBy('s.course_subsection_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    ),
};
