import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization, ORGANIZATION } from '../../../kernel/database/organization.ts';
import { foundTotal, type Hit, hits, type SearchSource, type Wanted } from '../../operations/search/search.public.ts';
import { courseViewerOf, learnsCourse } from '../courses/courses.public.ts';
import { selectOpenLessons } from '../progress/progress.public.ts';

/** The courses whose texts the caller reads; null for whoever reads all. A statement of its own, as every search is. */
async function readableCourses(context: RequestContext, tx: Tx): Promise<number[] | null> {
  const viewer = courseViewerOf(context);
  if (viewer.readsAll || viewer.governs) return null;
  const courses = await tx.all(
    db.selectFrom('course_overviews as c').select('c.course_id as id').where(learnsCourse(viewer)),
  );
  return courses.map(({ id }) => id);
}

const textHits = (tx: Tx, { folded }: Wanted, courses: number[] | null): Promise<Hit[]> =>
  tx.all(
    db
      .selectFrom(
        sql<{
          course_subsection_id: number;
          language: string;
          score: number;
        }>`search_texts(${ORGANIZATION}::bigint, ${folded}, ${courses}::bigint[])`.as('t'),
      )
      .distinctOn('t.course_subsection_id')
      .select(['t.course_subsection_id as id', 't.language', 't.score'])
      .orderBy('t.course_subsection_id')
      .orderBy('t.score', 'desc'),
  );

/** Articles and transcripts of lessons that are open to the caller, by their words; the better of the two languages counts. */
export const articleSearch: SearchSource = {
  kind: 'article',
  isForMembers: true,
  path: ({ id, courseId }) => `/lms/courses/${courseId}/content/${id}`,
  find: async (context, tx, wanted) =>
    tx.all(
      selectOpenLessons(context)
        .innerJoin(
          hits(await textHits(tx, wanted, await readableCourses(context, tx))),
          'f.id',
          's.course_subsection_id',
        )
        .select(['s.course_subsection_id as id', 's.title', 'c.title as courseTitle', 'c.course_id as courseId'])
        .select([
          sql<unknown>`(select jsonb_object_agg(t.language, t.html) from lesson_texts t
            where ${inOrganization('t')} and t.course_subsection_id = s.course_subsection_id and t.language = f.language)`.as(
            'html',
          ),
          foundTotal,
        ])
        .orderBy('f.score', 'desc')
        .orderBy('s.course_subsection_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    ),
};
