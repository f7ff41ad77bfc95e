import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { ORGANIZATION } from '../../../kernel/database/organization.ts';
import { foundTotal, type Hit, hits, type SearchSource, type Wanted } from '../../operations/search/search.public.ts';
import { courseViewerOf, learnsCourse } from '../courses/courses.public.ts';

const announcementHits = (tx: Tx, { folded }: Wanted): Promise<Hit[]> =>
  tx.all(
    db
      .selectFrom(
        sql<{ announcement_id: number; score: number }>`search_announcements(${ORGANIZATION}::bigint, ${folded})`.as(
          't',
        ),
      )
      .select(['t.announcement_id as id', sql<string>`''`.as('language'), 't.score']),
  );

/** Published announcements by their words: those of the organisation, and of courses that the caller learns in or works on. */
export const announcementSearch: SearchSource = {
  kind: 'announcement',
  feature: 'announcements',
  isForMembers: true,
  path: ({ id, courseId }) =>
    courseId === null ? `/announcements/${id}` : `/lms/courses/${courseId}/announcements/${id}`,
  find: async (context, tx, wanted) =>
    tx.all(
      db
        .selectFrom('announcements as a')
        .innerJoin(hits(await announcementHits(tx, wanted)), 'f.id', 'a.announcement_id')
        .leftJoin('course_overviews as c', 'c.course_id', 'a.course_id')
        .select(['a.announcement_id as id', 'a.title', 'c.title as courseTitle', 'a.course_id as courseId'])
        .select(['a.body as html', foundTotal])
        .where('a.published_at', 'is not', null)
        .where(sql<boolean>`(a.course_id is null or ${learnsCourse(courseViewerOf(context))})`)
        .orderBy('f.score', 'desc')
        .orderBy('a.announcement_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    ),
};
