import type { LectureTool } from '@sullam/domain/lectures/lecture.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../../learning/activity-log/activity-log.public.ts';

/** What a follower keeps of a lecture. */
export interface FollowedLecture {
  lectureId: number;
  courseId: number;
  title: Localized;
  place: Localized;
  lectureSeriesId: number | null;
  tool: LectureTool | null;
  /** It was made a moment ago, and nobody has changed it. */
  isNew: boolean;
  /** The meeting's link, where somebody has pasted one. */
  hasOwnAddress: boolean;
  zone: string;
  startsAt: Date;
  endsAt: Date;
  lateMinutes: number;
  doorsMinutes: number;
  isCancelled: boolean;
  isPublished: boolean;
  joiningCounts: boolean;
  createdBy: number;
}

/** The title that a lecture goes by. */
export const lectureTitle = sql<Localized>`case when l.title = '{}'::jsonb then coalesce(r.title, l.title) else l.title end`;

export const lecturesWithSeries = () =>
  db.selectFrom('lectures as l').leftJoin('lecture_series as r', 'r.lecture_series_id', 'l.lecture_series_id');

const followed = () =>
  lecturesWithSeries()
    .select([
      'l.lecture_id as lectureId',
      'l.course_id as courseId',
      lectureTitle.as('title'),
      'l.place',
      'l.lecture_series_id as lectureSeriesId',
      sql<LectureTool | null>`l.tool`.as('tool'),
      sql<boolean>`l.version = 1`.as('isNew'),
      sql<boolean>`l.address is not null`.as('hasOwnAddress'),
      'l.zone',
      'l.starts_at as startsAt',
      'l.ends_at as endsAt',
      'l.late_minutes as lateMinutes',
      'l.doors_minutes as doorsMinutes',
      sql<boolean>`l.status = 'CANCELLED'`.as('isCancelled'),
      'l.is_published as isPublished',
      'l.joining_counts as joiningCounts',
      'l.created_by as createdBy',
    ])
    .orderBy('l.lecture_id');

export const readFollowed = (tx: Tx, lectureIds: readonly number[]): Promise<FollowedLecture[]> =>
  tx.all(followed().where(sql<boolean>`l.lecture_id = any(${[...lectureIds]}::bigint[])`)) as Promise<
    FollowedLecture[]
  >;

export const readFollowedOfSeries = (tx: Tx, lectureSeriesId: number): Promise<FollowedLecture[]> =>
  tx.all(followed().where('l.lecture_series_id', '=', lectureSeriesId)) as Promise<FollowedLecture[]>;

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
