import { dateAfter, seriesDates } from '@sullam/domain/lectures/series.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict } from '../../../kernel/problem.ts';
import { readMeetingTools } from '../../organization/video-conferencing/video-conferencing.public.ts';
import { tellChanged } from './lecture-followers.ts';
import { deleteSeries, insertSeries, updateSeries } from './lecture-series.repository.ts';
import { checkRule, checkTitle, instantsOf, newJitsiRoom, settled } from './lecture-settings.ts';
import { accessLecture, accessLectures, accessSeries } from './lectures.access.ts';
import { alreadyPublished } from './lectures.errors.ts';
import { queueReminders } from './lectures.jobs.ts';
import {
  deleteLectures,
  findSeriesRecord,
  insertLecture,
  type LectureRecord,
  lectureUpdate,
  listSeriesRecords,
  replaceHosts,
  type SeriesRecord,
  settingsColumns,
} from './lectures.repository.ts';
import type { CancelBody, LectureSeriesBody, LectureSeriesPatch, LectureSettings } from './lectures.schemas.ts';
import { announce, cancelIn, publishThese } from './lectures.service.ts';

const noun = 'lecture-series';

/** Meetings of one series have rooms of their own: a link that was passed on opens one door. */
async function ownRoom(context: MemberContext, tx: Tx, settings: LectureSettings): Promise<LectureSettings> {
  if (settings.tool !== 'JITSI') return settings;
  return { ...settings, address: newJitsiRoom((await readMeetingTools(context, tx)).jitsiUrl) };
}

type Made = Pick<SeriesRecord, 'lectureSeriesId' | 'courseId' | 'zone' | 'startTime' | 'durationMinutes' | 'settings'>;

async function makeLecture(
  context: MemberContext,
  tx: Tx,
  series: Made,
  { date, isPublished, title = {} }: { date: string; isPublished: boolean; title?: Localized },
): Promise<number> {
  const { zone, startTime: localTime, durationMinutes } = series;
  const hours = { zone, localDate: date, localTime, durationMinutes };
  return insertLecture(tx, {
    courseId: series.courseId,
    lectureSeriesId: series.lectureSeriesId,
    ruleDate: date,
    title,
    description: {},
    ...hours,
    ...instantsOf(hours),
    settings: await ownRoom(context, tx, series.settings),
    isPublished,
    userId: context.caller.userId,
    now: context.clock.now(),
  });
}

/** Makes a series with its lectures, all drafts. */
export function createSeries(
  context: MemberContext,
  courseId: number,
  body: LectureSeriesBody,
): Promise<{ lectureSeriesId: number }> {
  checkTitle(body.title);
  checkRule(body);
  return transaction(context, async (tx) => {
    await accessLectures(context, tx, courseId, 'write');
    const settings = await settled(context, tx, courseId, body.settings);
    const { userId } = context.caller;
    const lectureSeriesId = await insertSeries(tx, { courseId, userId, body, settings, now: context.clock.now() });
    const series = { lectureSeriesId, courseId, ...body, startTime: body.localTime, settings };
    const lectureIds: number[] = [];
    for (const date of seriesDates(body))
      lectureIds.push(await makeLecture(context, tx, series, { date, isPublished: false }));
    await tellChanged(context, tx, lectureIds);
    await audit(context, tx, { action: 'lecture-series.create', noun, nounId: lectureSeriesId, changes: { courseId } });
    return { lectureSeriesId };
  });
}

/** The lectures that a changed rule may still move: they haven't begun, and nobody has changed them by themselves. */
const isMovable = (lecture: LectureRecord, now: Date): boolean =>
  !lecture.isException && lecture.status === 'PLANNED' && lecture.startsAt > now;

/**
 * Brings lectures to where the rule has them now: what was held, moved or cancelled by itself stays and takes its place in the
 * count, the others move in their order, too many go, missing ones come.
 */
async function followRule(context: MemberContext, tx: Tx, series: SeriesRecord): Promise<number[]> {
  const now = context.clock.now();
  const lectures = await listSeriesRecords(tx, series.lectureSeriesId);
  const kept = lectures.filter((lecture) => !isMovable(lecture, now));
  const movable = lectures.filter((lecture) => isMovable(lecture, now));
  const keptPlanned = kept.filter(({ status }) => status === 'PLANNED').length;
  const taken = new Set(kept.map(({ ruleDate }) => ruleDate));
  const lastHeld = kept.filter(({ startsAt }) => startsAt <= now).map(({ ruleDate }) => ruleDate ?? '');
  const dates = seriesDates({ ...series, count: series.count + lectures.length })
    .filter((date) => !taken.has(date) && lastHeld.every((held) => date > held))
    .slice(0, Math.max(0, series.count - keptPlanned));
  const touched: number[] = [];
  const isPublished = lectures.some((lecture) => lecture.isPublished);
  const surplus = movable.slice(dates.length);
  // a unique day may be taken by a lecture that moves a moment later: all leave theirs first
  for (const { lectureId } of movable) await tx.run(lectureUpdate(lectureId).set({ rule_date: null }));
  for (const lecture of surplus) {
    if (lecture.isPublished) await cancelIn(context, tx, lecture, {});
    else await deleteLectures(tx, [lecture.lectureId]);
  }
  for (const [at, date] of dates.entries()) {
    const lecture = movable[at];
    if (lecture) await moveTo(context, tx, series, { lecture, date });
    touched.push(lecture?.lectureId ?? (await makeLecture(context, tx, series, { date, isPublished })));
  }
  return touched;
}

async function moveTo(
  context: MemberContext,
  tx: Tx,
  { zone, startTime: localTime, durationMinutes, settings }: SeriesRecord,
  { lecture, date }: { lecture: LectureRecord; date: string },
): Promise<void> {
  const hours = { zone, localDate: date, localTime, durationMinutes };
  const times = instantsOf(hours);
  const isMoved = times.startsAt.getTime() !== lecture.startsAt.getTime();
  const address =
    settings.tool === 'JITSI' && lecture.tool === 'JITSI'
      ? lecture.address
      : (await ownRoom(context, tx, settings)).address;
  await tx.run(
    lectureUpdate(lecture.lectureId).set({
      rule_date: date,
      zone,
      local_date: date,
      local_time: localTime,
      duration_minutes: durationMinutes,
      starts_at: times.startsAt,
      ends_at: times.endsAt,
      ...settingsColumns({ ...settings, address }),
      ...(isMoved && lecture.isPublished ? { moved_from: lecture.movedFrom ?? lecture.startsAt } : {}),
      ...(lecture.isPublished ? { sequence: sql<number>`sequence + 1` } : {}),
      changed_at: context.clock.now(),
      version: lecture.version + 1,
    }),
  );
  await replaceHosts(tx, lecture.lectureId, settings.coHostUserIds);
}

/** Changes the rule, and with it the lectures to come. */
export function changeSeries(
  context: MemberContext,
  lectureSeriesId: number,
  patch: LectureSeriesPatch,
): Promise<void> {
  checkTitle(patch.title);
  checkRule(patch);
  return transaction(context, async (tx) => {
    const before = await accessSeries(context, tx, lectureSeriesId, true);
    if (before.version !== patch.version) throw conflict();
    const settings = await settled(context, tx, before.courseId, patch.settings, before.settings);
    await updateSeries(tx, before, patch, settings);
    const touched = await followRule(context, tx, (await findSeriesRecord(tx, lectureSeriesId))!);
    await tellChanged(context, tx, touched);
    await queueReminders(context, tx, touched);
    const published = (await listSeriesRecords(tx, lectureSeriesId)).find(
      (lecture) => lecture.isPublished && touched.includes(lecture.lectureId),
    );
    if (published) await announce(context, tx, before.courseId, published.lectureId, 'lectureMoved');
    await audit(context, tx, { action: 'lecture-series.update', noun, nounId: lectureSeriesId });
  });
}

/** Shows all lectures of a series that aren't out yet, and tells learners once. */
export const publishSeries = (context: MemberContext, lectureSeriesId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const series = await accessSeries(context, tx, lectureSeriesId, true);
    const drafts = (await listSeriesRecords(tx, lectureSeriesId)).filter(({ isPublished }) => !isPublished);
    if (drafts.length === 0) throw alreadyPublished();
    await publishThese(
      context,
      tx,
      series.courseId,
      drafts.map(({ lectureId }) => lectureId),
    );
    await audit(context, tx, { action: 'lecture-series.publish', noun, nounId: lectureSeriesId });
  });

/** Deletes a series that nobody but its editors has seen. */
export const removeSeries = (context: MemberContext, lectureSeriesId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSeries(context, tx, lectureSeriesId, true);
    const lectures = await listSeriesRecords(tx, lectureSeriesId);
    if (lectures.some(({ isPublished }) => isPublished)) throw alreadyPublished();
    await deleteSeries(tx, lectureSeriesId);
    await audit(context, tx, { action: 'lecture-series.delete', noun, nounId: lectureSeriesId });
  });

/** Calls a lecture off; of a series, one may be added after the last. */
export const cancelLecture = (
  context: MemberContext,
  lectureId: number,
  { reason, addsAtEnd = false }: CancelBody,
): Promise<void> =>
  transaction(context, async (tx) => {
    const { lecture } = await accessLecture(context, tx, lectureId, 'write', { lock: true });
    await cancelIn(context, tx, lecture, reason);
    if (addsAtEnd && lecture.lectureSeriesId !== null) await addAtEnd(context, tx, lecture.lectureSeriesId, lecture);
    await audit(context, tx, { action: 'lecture.cancel', noun: 'lecture', nounId: lectureId });
  });

async function addAtEnd(
  context: MemberContext,
  tx: Tx,
  lectureSeriesId: number,
  instead: LectureRecord,
): Promise<void> {
  const series = (await findSeriesRecord(tx, lectureSeriesId, true))!;
  const lectures = await listSeriesRecords(tx, lectureSeriesId);
  const date = dateAfter(
    series,
    lectures.flatMap(({ ruleDate, localDate }) => [ruleDate ?? localDate, localDate]),
  );
  const { isPublished, title } = instead;
  const lectureId = await makeLecture(context, tx, series, { date, isPublished, title });
  await tellChanged(context, tx, [lectureId]);
  if (isPublished) await queueReminders(context, tx, [lectureId]);
}
