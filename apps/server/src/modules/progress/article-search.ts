import { sql } from 'kysely';
import { db } from '../../kernel/database/database.ts';
import { courseViewerOf } from '../courses/courses.public.ts';
import { foundTotal, type SearchSource } from '../search/search.public.ts';
import { openLessons } from './open-lessons.ts';

/** Articles and transcripts of lessons that are open to the caller, by their words; the better of the two languages counts. */
export const articleSearch: SearchSource = {
  kind: 'article',
  isForMembers: true,
  path: ({ id, courseId }) => `/lms/courses/${courseId}/content/${id}`,
  find: (context, tx, wanted) =>
    tx.all(
      db
        .selectFrom('lessons as s')
        .innerJoin('course_overviews as c', (join) =>
          join.onRef('c.organization_id', '=', 's.organization_id').onRef('c.course_id', '=', 's.course_id'),
        )
        .innerJoin(
          sql<{ course_subsection_id: number; score: number; language: string }>`(
            select distinct on (course_subsection_id) course_subsection_id, language, score
            from search_texts(${wanted.folded}) order by course_subsection_id, score desc)`.as('f'),
          'f.course_subsection_id',
          's.course_subsection_id',
        )
        .select(['s.course_subsection_id as id', 's.title', 'c.title as courseTitle', 'c.course_id as courseId'])
        .select([
          sql<unknown>`(select jsonb_object_agg(t.language, t.html) from lesson_texts t
            where t.organization_id = ${context.organizationId} and t.course_subsection_id = s.course_subsection_id and t.language = f.language)`.as(
            'html',
          ),
          foundTotal,
        ])
        .where('s.organization_id', '=', context.organizationId)
        .where(openLessons(courseViewerOf(context), context.clock.now()))
        .orderBy('f.score', 'desc')
        .orderBy('s.course_subsection_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    ),
};
