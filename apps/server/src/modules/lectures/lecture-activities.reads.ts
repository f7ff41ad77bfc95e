import type { Activity, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { isAmong, statement } from '../../kernel/database/statement.ts';
import { lecturesWithSeries, lectureTitle } from './followed-lectures.reads.ts';

type Values = Omit<ActivitySpan, 'withOverdue'>;

const beginning = statement(({ courseIds, from, to }: Values) =>
  lecturesWithSeries()
    .select(['l.lecture_id', 'l.course_id', 'l.starts_at', 'l.ends_at', 'l.place', lectureTitle.as('title')])
    .where('l.is_published', '=', true)
    .where('l.status', '=', 'PLANNED')
    .where('l.starts_at', '>=', from)
    .where('l.starts_at', '<', to)
    .where(isAmong('l.course_id', courseIds)),
);

const stateOf = (startsAt: Date, endsAt: Date, now: Date): ActivityState => {
  if (now >= endsAt) return 'OVER';
  return now >= startsAt ? 'RUNNING' : 'NOT_BEGUN';
};

/** The lectures of the caller's courses that begin in a span. */
export async function readLectureActivities(
  { clock }: MemberContext,
  tx: Tx,
  { courseIds, from, to }: ActivitySpan,
): Promise<Activity[]> {
  const now = clock.now();
  const rows = await tx.all(beginning({ courseIds, from, to }));
  return rows.map((row) => ({
    kind: 'LECTURE',
    activityId: row.lecture_id,
    courseId: row.course_id,
    // a lecture has its own hour: its lesson holds nobody back
    courseSubsectionId: null,
    title: row.title,
    state: stateOf(row.starts_at, row.ends_at, now),
    moments: [{ happens: 'STARTS', at: row.starts_at }],
    endsAt: row.ends_at,
    place: row.place as Localized,
  }));
}
