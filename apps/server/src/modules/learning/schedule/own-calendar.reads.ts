import { type ActivitySpan, activityPath, entriesOf, inOrder, type ScheduleEntry } from '@sullam/domain/activities.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { CalendarEntry } from '../../../kernel/icalendar.ts';
import { activitySources } from './activity-sources.ts';
import { findActivities, findLearnedCourses } from './schedule.reads.ts';

/** Something that is due or takes place, with its course and its page; `told`: as its owner tells calendars of it. */
export interface OwnEntry extends ScheduleEntry {
  courseTitle: Localized | null;
  path: string;
  told: CalendarEntry | undefined;
}

type Span = Pick<ActivitySpan, 'from' | 'to'>;

/** All of the caller's in a span, the first one first. */
export async function readOwnCalendar(context: MemberContext, tx: Tx, span: Span): Promise<OwnEntry[]> {
  const courses = new Map((await findLearnedCourses(context, tx)).map(({ courseId, title }) => [courseId, title]));
  const found = await findActivities(context, tx, { ...span, courseIds: [...courses.keys()], withOverdue: false });
  const entries = inOrder(found.flatMap(({ activity }) => entriesOf(activity, span)));
  const told = new Map<string, readonly CalendarEntry[]>();
  for (const { kinds, readCalendar } of context.extensions.of(activitySources)) {
    const ofThese = entries.filter(({ activity }) => kinds.includes(activity.kind));
    if (!readCalendar || ofThese.length === 0) continue;
    const ids = [...new Set(ofThese.map(({ activity }) => activity.activityId))];
    for (const [id, ofOne] of await readCalendar(context, tx, ids)) told.set(`${kinds[0]}-${id}`, ofOne);
  }
  return entries.map((entry) => ({
    ...entry,
    courseTitle: entry.activity.courseId === null ? null : (courses.get(entry.activity.courseId) ?? null),
    path: activityPath(entry.activity),
    told: told
      .get(`${entry.activity.kind}-${entry.activity.activityId}`)
      ?.find(({ startsAt }) => startsAt.getTime() === entry.at.getTime()),
  }));
}
