import type { Activity, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { isWithin } from '@sullam/domain/activities.ts';
import { chooseText, joinParts, type Language, type Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import type { CalendarEntry } from '../../../kernel/icalendar.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';
import { rowsOfCourse } from '../../learning/courses/courses.public.ts';
import { cachedDates } from '../../learning/schedule/schedule.public.ts';
import { lecturesWithSeries, lectureTitle } from './followed-lectures.reads.ts';

const text = (words: unknown, language: Language): string => chooseText(words as Localized, language)?.text ?? '';

const entries = () =>
  lecturesWithSeries()
    .innerJoin('course_overviews as c', 'c.course_id', 'l.course_id')
    .select([
      'l.lecture_id',
      'l.course_id',
      'l.kind',
      lectureTitle.as('shown_title'),
      'c.title as course_title',
      'l.description',
      'l.zone',
      'l.starts_at',
      'l.ends_at',
      'l.place',
      'l.location',
      'l.status',
      'l.sequence',
      'l.reminders',
      'l.changed_at',
      sql<string>`l.calendar_uid::text`.as('uid'),
    ])
    .where('l.is_published', '=', true);

type Row = Awaited<ReturnType<typeof readRows>>[number];
const readRows = (tx: Tx, query: ReturnType<typeof entries>) => tx.all(query);

/** The page of a lecture. */
const pageOf = (site: string, { course_id, lecture_id, kind }: Row): string =>
  `${site}/lms/courses/${course_id}/${kind === 'ONLINE' ? 'online' : 'on-campus'}-lectures/${lecture_id}`;

const entryOf =
  (language: Language, site: string) =>
  (row: Row): CalendarEntry => {
    const place = joinParts(language, [text(row.place, language), text(row.location, language)]);
    const about = [text(row.course_title, language), text(row.description, language), pageOf(site, row)];
    return {
      uid: row.uid,
      sequence: row.sequence,
      stampedAt: row.changed_at,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      zone: row.zone,
      title: text(row.shown_title, language),
      description: about.filter((part) => part !== '').join('\n\n'),
      // a meeting is entered by its page: a file that is passed on opens no door
      location: place === '' ? pageOf(site, row) : place,
      url: pageOf(site, row),
      isCancelled: row.status === 'CANCELLED',
      alarms: row.reminders,
    };
  };

async function siteOf(context: MemberContext, tx: Tx): Promise<string> {
  const { organizationId } = context;
  const organization = await tx.one(
    db.selectFrom('active_organizations').select('prefix').where('organization_id', '=', organizationId),
  );
  return organizationUrl(context.config, { organizationId, prefix: organization?.prefix ?? '' });
}

/** Lectures as entries of a calendar, by their ids. */
export async function readCalendarEntries(
  context: MemberContext,
  tx: Tx,
  lectureIds: readonly number[],
): Promise<Map<number, CalendarEntry[]>> {
  const rows = await readRows(tx, entries().where(sql<boolean>`l.lecture_id = any(${[...lectureIds]}::bigint[])`));
  const present = entryOf(context.language, await siteOf(context, tx));
  return new Map(rows.map((row) => [row.lecture_id, [present(row)]]));
}

/** One lecture as an entry of a calendar. */
export const readCalendarEntry = async (context: MemberContext, tx: Tx, lectureId: number) =>
  (await readCalendarEntries(context, tx, [lectureId])).get(lectureId)?.[0];

const planned = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  lecturesWithSeries()
    .select(['l.lecture_id', 'l.course_id as courseId', 'l.starts_at', 'l.ends_at', 'l.place'])
    .select(lectureTitle.as('title'))
    .where('l.is_published', '=', true)
    .where('l.status', '=', 'PLANNED')
    .where(isAmong('l.course_id', courseIds)),
);

const dated = cachedDates({
  dependsOn: [
    { from: 'lectures', rows: rowsOfCourse },
    { from: 'lecture_series', rows: rowsOfCourse },
  ],
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
