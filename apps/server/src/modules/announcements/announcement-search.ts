import { sql } from 'kysely';
import { db } from '../../kernel/database/database.ts';
import { courseViewerOf, learnsCourse } from '../courses/courses.public.ts';
import { foundTotal, type SearchSource } from '../search/search.public.ts';

/** Published announcements by their words: those of the organisation, and of courses that the caller learns in or works on. */
export const announcementSearch: SearchSource = {
  kind: 'announcement',
  isForMembers: true,
  path: ({ id, courseId }) =>
    courseId === null ? `/announcements/${id}` : `/lms/courses/${courseId}/announcements/${id}`,
  find: (context, tx, wanted) =>
    tx.all(
      db
        .selectFrom('announcements as a')
        .innerJoin(
          sql<{ announcement_id: number; score: number }>`search_announcements(${wanted.folded})`.as('f'),
          (join) => join.onRef('f.announcement_id', '=', 'a.announcement_id'),
        )
        .leftJoin('course_overviews as c', (join) =>
          join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.course_id', '=', 'a.course_id'),
        )
        .select(['a.announcement_id as id', 'a.title', 'c.title as courseTitle', 'a.course_id as courseId'])
        .select(['a.body as html', foundTotal])
        .where('a.organization_id', '=', context.organizationId)
        .where('a.published_at', 'is not', null)
        .where(sql<boolean>`(a.course_id is null or ${learnsCourse(courseViewerOf(context))})`)
        .orderBy('f.score', 'desc')
        .orderBy('a.announcement_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    ),
};
