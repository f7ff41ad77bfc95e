import { sql } from 'kysely';
import type { LoggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { lecturesWithSeries, lectureTitle } from './followed-lectures.reads.ts';

/** The lectures that somebody joined. */
export const joinFacts: LoggedFacts = {
  type: 'LECTURE_JOINED',
  feature: 'lectures',
  facts: ({ userId }) =>
    lecturesWithSeries()
      .innerJoin('lecture_joins as x', 'x.lecture_id', 'l.lecture_id')
      .select(['x.joined_at as occurred_at', sql<string>`l.lecture_id::text`.as('subject'), 'l.course_id'])
      .select(lectureTitle.as('title'))
      .where('x.user_id', '=', userId)
      .where('l.is_published', '=', true),
  path: (subject, courseId) => `/lms/courses/${courseId}/online-lectures/${subject}`,
};
