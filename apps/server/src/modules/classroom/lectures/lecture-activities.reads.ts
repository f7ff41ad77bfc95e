import type { Activity, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { isWithin } from '@sullam/domain/activities.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import { cachedTables } from '../../../kernel/database/topics.ts';
import { cachedDates } from '../../learning/schedule/schedule.public.ts';
import { lecturesWithSeries, lectureTitle } from './followed-lectures.reads.ts';

const planned = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  lecturesWithSeries()
    .select(['l.lecture_id', 'l.course_id as courseId', 'l.starts_at', 'l.ends_at', 'l.place'])
    .select(lectureTitle.as('title'))
    .where('l.is_published', '=', true)
    .where('l.status', '=', 'PLANNED')
    .where(isAmong('l.course_id', courseIds)),
);

const dated = cachedDates({
  topics: [cachedTables('lectures', 'lecture_series')],
  read: (tx, courseIds) => tx.all(planned({ courseIds })),
});

const stateOf = (startsAt: Date, endsAt: Date, now: Date): ActivityState => {
  if (now >= endsAt) return 'OVER';
  return now >= startsAt ? 'RUNNING' : 'NOT_BEGUN';
};

/** The lectures of the caller's courses that begin in a span. */
export async function readLectureActivities(context: MemberContext, tx: Tx, span: ActivitySpan): Promise<Activity[]> {
  const lectures = await dated(context, tx, span.courseIds);
  const now = context.clock.now();
  return lectures
    .filter((row) => isWithin(row.starts_at, span))
    .map((row) => ({
      kind: 'LECTURE',
      activityId: row.lecture_id,
      courseId: row.courseId,
      // a lecture has its own hour: its lesson holds nobody back
      courseSubsectionId: null,
      title: row.title,
      state: stateOf(row.starts_at, row.ends_at, now),
      moments: [{ happens: 'STARTS', at: row.starts_at }],
      endsAt: row.ends_at,
      place: row.place as Localized,
    }));
}
