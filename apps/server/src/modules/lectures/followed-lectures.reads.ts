import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';

/** What a follower keeps of a lecture. */
export interface FollowedLecture {
  lectureId: number;
  courseId: number;
  title: Localized;
  place: Localized;
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

export async function readFollowed(tx: Tx, lectureIds: readonly number[]): Promise<FollowedLecture[]> {
  return tx.all(
    lecturesWithSeries()
      .select([
        'l.lecture_id as lectureId',
        'l.course_id as courseId',
        lectureTitle.as('title'),
        'l.place',
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
      .where(sql<boolean>`l.lecture_id = any(${[...lectureIds]}::bigint[])`)
      .orderBy('l.lecture_id'),
  ) as Promise<FollowedLecture[]>;
}
