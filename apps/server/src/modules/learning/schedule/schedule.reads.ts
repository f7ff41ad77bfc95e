import { isDeepStrictEqual } from 'node:util';
import {
  type Activity,
  type ActivityMoment,
  type ActivitySpan,
  activityPath,
  dueEntryOf,
  entriesOf,
  inOrder,
  isScheduleKindOn,
  SCHEDULE_DAYS_MAXIMUM,
  type ScheduleEntry,
} from '@sullam/domain/activities.ts';
import { isBeforeEnrollment } from '@sullam/domain/grading/late-policy.ts';
import { SCHEDULE_KINDS } from '@sullam/domain/lesson-kinds.gen.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { LEARNERS } from '@sullam/domain/portals.ts';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { gathered } from '../../../kernel/database/gathered.ts';
import { findOwnCourses, type OwnCourse } from '../enrollments/enrollments.public.ts';
import { readLocks } from '../progress/progress.public.ts';
import { activitySources } from './activity-sources.ts';
import { lastIdsOf, rememberIds } from './last-answers.ts';
import { endBeforeStart, spanTooLong } from './schedule.errors.ts';
import type { Schedule, ScheduleQuery } from './schedule.schemas.ts';

function spanOf(query: ScheduleQuery): Pick<ActivitySpan, 'from' | 'to'> {
  const [from, to] = [new Date(query.from), new Date(query.to)];
  const length = to.getTime() - from.getTime();
  if (length <= 0) throw endBeforeStart();
  if (length > SCHEDULE_DAYS_MAXIMUM * DAY) throw spanTooLong();
  return { from, to };
}

interface Dated {
  activity: Activity;
  isShownWaiting: boolean;
}

interface Found {
  activity: Activity;
  isLocked: boolean;
}

/** What the sources have. */
async function readDated(context: MemberContext, together: Tx, span: ActivitySpan): Promise<Dated[]> {
  const kinds = SCHEDULE_KINDS.filter((kind) => isScheduleKindOn(context.features, kind));
  const sources = context.extensions
    .of(activitySources)
    .filter((source) => source.kinds.some((kind) => kinds.includes(kind)));
  const read = await Promise.all(sources.map((source) => source.read(context, together, span)));
  return sources.flatMap(({ isShownWaiting }, index) =>
    read[index]!.filter(({ kind }) => kinds.includes(kind)).map((activity) => ({ activity, isShownWaiting })),
  );
}

/** The lessons among them that may wait for others. */
const lessonsOf = (dated: readonly Dated[]): number[] =>
  dated.flatMap(({ activity }) => (activity.mayWait === false ? [] : (activity.courseSubsectionId ?? [])));

/** Without what waits for a date, for a group, or (where that hides it) for another lesson. */
const withLocks = (dated: readonly Dated[], locks: Awaited<ReturnType<typeof readLocks>>): Found[] =>
  dated.flatMap(({ activity, isShownWaiting }) => {
    const lock = activity.courseSubsectionId === null ? undefined : locks.get(activity.courseSubsectionId);
    const isShown = lock === undefined || (lock.reason === 'PREREQUISITE' && isShownWaiting);
    return isShown ? [{ activity, isLocked: lock !== undefined }] : [];
  });

/** What of the caller's happens in a span and can be seen by them. */
export async function findActivities(context: MemberContext, tx: Tx, span: ActivitySpan): Promise<Found[]> {
  const dated = await readDated(context, gathered(tx), span);
  return withLocks(dated, await readLocks(context, tx, lessonsOf(dated)));
}

/** The courses in which the caller learns: none for who has only events, whatever they were enrolled in before. */
export const findLearnedCourses = async (context: MemberContext, tx: Tx): Promise<OwnCourse[]> =>
  holds(context.caller, ...LEARNERS) ? findOwnCourses(context, tx) : [];

/** The caller's courses, and what happens in a span in those of them that are asked for. */
async function findInCourses(
  context: MemberContext,
  tx: Tx,
  span: Omit<ActivitySpan, 'courseIds'>,
  asked: readonly number[] | undefined,
) {
  const what = `${span.to.getTime() - span.from.getTime()} ${span.withOverdue} ${asked?.join() ?? ''}`;
  const [lastCourses, lastLessons] = [lastIdsOf(context, `courses ${what}`), lastIdsOf(context, `lessons ${what}`)];
  const together = gathered(tx);
  const datedIn = (courseIds: readonly number[]) => readDated(context, together, { ...span, courseIds });
  const [courses, lastDated, lastLocks] = await Promise.all([
    findLearnedCourses(context, together),
    lastCourses && datedIn(lastCourses),
    lastLessons && readLocks(context, together, lastLessons),
  ]);
  const own = courses.map(({ courseId }) => courseId);
  const courseIds = asked ? asked.filter((id) => own.includes(id)) : own;
  const dated = lastDated && isDeepStrictEqual(courseIds, lastCourses) ? lastDated : await datedIn(courseIds);
  const lessonIds = lessonsOf(dated);
  const hasLocks = lastLocks && lessonIds.every((id) => lastLessons?.includes(id));
  const locks = hasLocks ? lastLocks : await readLocks(context, tx, lessonIds);
  rememberIds(context, `courses ${what}`, courseIds);
  rememberIds(context, `lessons ${what}`, lessonIds);
  return { courses, found: withLocks(dated, locks) };
}

const presentMoment = ({ happens, at }: ActivityMoment) => ({ happens, at: at.toISOString() });

/** The same entries counted by their kinds: figure and list can't differ. */
const countsOf = (entries: readonly ScheduleEntry[]): Schedule['counts'] =>
  SCHEDULE_KINDS.map((kind) => ({
    kind,
    count: entries.filter(({ activity }) => activity.kind === kind).length,
  })).filter(({ count }) => count > 0);

/** Whether somebody is asked for what is to be done: not in a course that they have finished. It can be done all the same. */
const isAskedFor = (course: OwnCourse | undefined): boolean => course === undefined || course.completedAt === null;

/** What was due before somebody joined isn't overdue for them. */
function asOfJoining(activity: Activity, course: OwnCourse | undefined): Activity {
  if (activity.state !== 'OVERDUE' || !course) return activity;
  const due = activity.moments.find(({ happens }) => happens === 'DUE');
  return due && isBeforeEnrollment(due.at, course.joinedAt) ? { ...activity, state: 'DUE_BEFORE' } : activity;
}

/** A page of what happens in a span, the first one first. */
export async function readSchedule(context: MemberContext, tx: Tx, query: ScheduleQuery): Promise<Schedule> {
  const { courseIds: asked, kinds, toDo, skip = 0, take = 20 } = query;
  const span = spanOf(query);
  const { courses, found: all } = await findInCourses(context, tx, { ...span, withOverdue: toDo === 1 }, asked);
  const courseById = new Map(courses.map((course) => [course.courseId, course]));
  const courseOf = ({ courseId }: Activity) => (courseId === null ? undefined : courseById.get(courseId));
  const found = (asked ? all.filter(({ activity }) => activity.courseId !== null) : all).map(
    ({ activity, isLocked }) => ({
      activity: asOfJoining(activity, courseOf(activity)),
      isLocked,
    }),
  );
  const locked = new Set(found.filter(({ isLocked }) => isLocked).map(({ activity }) => activity));
  const ofAllKinds = inOrder(
    found.flatMap(({ activity }) =>
      toDo === 1 ? (isAskedFor(courseOf(activity)) ? dueEntryOf(activity, span) : []) : entriesOf(activity, span),
    ),
  );
  const entries = ofAllKinds.filter(({ activity }) => kinds?.includes(activity.kind) ?? true);
  return {
    data: entries.slice(skip, skip + take).map(({ activity, happens, at }) => ({
      happens,
      at: at.toISOString(),
      kind: activity.kind,
      activityId: activity.activityId,
      title: activity.title,
      course: courseOf(activity) ?? null,
      state: activity.state,
      isLocked: locked.has(activity),
      endsAt: activity.endsAt?.toISOString() ?? null,
      place: activity.place && Object.keys(activity.place).length > 0 ? activity.place : null,
      moments: activity.moments.map(presentMoment),
      path: activityPath(activity),
    })),
    total: entries.length,
    counts: countsOf(ofAllKinds),
    courses,
  };
}

/** How much is still to be done in a course: overdue, or due in the coming year. */
export async function countDue(context: MemberContext, tx: Tx, courseId: number): Promise<number> {
  const now = context.clock.now();
  const to = new Date(now.getTime() + (SCHEDULE_DAYS_MAXIMUM - 1) * DAY);
  const asked = { from: now.toISOString(), to: to.toISOString(), courseIds: [courseId], toDo: 1 as const, take: 1 };
  return (await readSchedule(context, tx, asked)).total;
}
