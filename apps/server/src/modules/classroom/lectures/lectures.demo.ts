import { addDays, wallTimeOf, weekdayOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { DemoLectureSeries } from '../../../demo/content/types.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { insertDemoActivity, insertSection } from '../../learning/course-content/course-content.public.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { demoMedia } from '../../organization/media/media.public.ts';
import { tellChanged } from './lecture-followers.ts';
import { placeLectureIn } from './lecture-places.repository.ts';
import { instantsOf, newJitsiRoom } from './lecture-settings.ts';
import { insertLecture, lectureUpdate, replaceMaterials } from './lectures.repository.ts';
import type { LectureSettings } from './lectures.schemas.ts';

/** Lectures by their courses: what attendance is written for. */
export const demoLectures =
  demoKey<readonly { courseId: number; lectureId: number; startsAt: Date; endsAt: Date }[]>('lectures');

type Loaded = { courseId: number; lectureId: number; startsAt: Date; endsAt: Date };

/** The weekday of a series in the week that lies so many weeks back. */
function firstDay(now: Date, { zone, weekday, weeksAgo }: DemoLectureSeries): string {
  const today = wallTimeOf(now, zone).date;
  return addDays(today, weekday - weekdayOf(today) - 7 * weeksAgo);
}

function settingsOf(load: DemoLoad, series: DemoLectureSeries): LectureSettings {
  const users = load.loaded.get(demoMembers);
  const isOnline = series.kind === 'ONLINE';
  return {
    kind: series.kind,
    tool: isOnline ? 'JITSI' : null,
    address: isOnline ? newJitsiRoom(load.context.config.jitsiUrl) : null,
    place: series.place ?? {},
    location: series.location ?? {},
    mapUrl: series.mapUrl ?? null,
    accessibility: series.accessibility ?? {},
    capacity: isOnline ? null : (series.capacity ?? null),
    hostUserId: users.get(series.host)!,
    coHostUserIds: (series.coHosts ?? []).map((key) => users.get(key)!),
    doorsMinutes: 15,
    lateMinutes: 10,
    joiningCounts: isOnline,
    isRecorded: isOnline,
    reminders: [1440, 60],
  };
}

async function insertSeries(load: DemoLoad, series: DemoLectureSeries, place: { courseId: number; startDate: string }) {
  const { context, tx, loaded } = load;
  const row = await tx.one(
    db
      .insertInto('lecture_series')
      .values({
        course_id: place.courseId,
        title: json(series.title),
        zone: series.zone,
        weekdays: [series.weekday],
        every_weeks: 1,
        start_date: place.startDate,
        start_time: series.time,
        duration_minutes: series.minutes,
        count: series.lectures.filter(({ isCancelled }) => !isCancelled).length,
        settings: json(settingsOf(load, series)),
        created_by: loaded.get(demoMembers).get(series.host)!,
        created_at: context.clock.now(),
      })
      .returning('lecture_series_id'),
  );
  return row!.lecture_series_id;
}

type DemoLecture = DemoLectureSeries['lectures'][number];

async function insertOne(
  load: DemoLoad,
  series: DemoLectureSeries,
  lecture: DemoLecture,
  place: { courseId: number; lectureSeriesId: number; ruleDate: string },
): Promise<Loaded> {
  const { context, tx, loaded } = load;
  const { courseId, lectureSeriesId, ruleDate } = place;
  const own = {
    ...series,
    ...(lecture.kind ? { kind: lecture.kind } : {}),
    ...(lecture.place ? { place: lecture.place } : {}),
  };
  const hours = {
    zone: series.zone,
    localDate: addDays(ruleDate, lecture.addDays ?? 0),
    localTime: lecture.time ?? series.time,
    durationMinutes: series.minutes,
  };
  const times = instantsOf(hours);
  const isMoved = lecture.addDays !== undefined || lecture.time !== undefined;
  const lectureId = await insertLecture(tx, {
    courseId,
    lectureSeriesId,
    ruleDate,
    title: lecture.title,
    description: lecture.description ?? {},
    ...hours,
    ...times,
    settings: settingsOf(load, own),
    isPublished: true,
    userId: loaded.get(demoMembers).get(series.host)!,
    now: context.clock.now(),
  });
  const files = loaded.get(demoMedia);
  const isRecorded = lecture.recording !== undefined && times.endsAt < context.clock.now();
  await tx.run(
    lectureUpdate(lectureId).set({
      is_exception: isMoved || lecture.kind !== undefined || lecture.isCancelled === true,
      moved_from: isMoved ? instantsOf({ ...hours, localDate: ruleDate, localTime: series.time }).startsAt : null,
      sequence: isMoved || lecture.isCancelled ? 1 : 0,
      ...(lecture.isCancelled ? { status: 'CANCELLED', cancel_reason: json(lecture.reason ?? {}) } : {}),
      ...(isRecorded
        ? {
            recording_media_id: files.idOf(lecture.recording!),
            transcript_media_ids: (lecture.transcripts ?? []).map((file) => files.idOf(file)),
          }
        : {}),
    }),
  );
  if (lecture.material) await replaceMaterials(tx, lectureId, [files.idOf(lecture.material)]);
  return { courseId, lectureId, ...times };
}

const SECTION_TITLE = { en: 'Lectures', ar: 'المحاضرات' };

/** Series with lectures that were held, moved, cancelled and are to come, by the day on which the demo begins. */
export async function loadDemoLectures(load: DemoLoad): Promise<void> {
  const { context, tx, demo, loaded } = load;
  const all: Loaded[] = [];
  for (const series of demo.lectures) {
    const courseId = loaded.get(demoCourses).get(series.course)!;
    const startDate = firstDay(context.clock.now(), series);
    const lectureSeriesId = await insertSeries(load, series, { courseId, startDate });
    for (const [week, lecture] of series.lectures.entries()) {
      const ruleDate = addDays(startDate, 7 * week);
      const made = await insertOne(load, series, lecture, { courseId, lectureSeriesId, ruleDate });
      all.push(made);
      if (!lecture.isLesson) continue;
      const courseSubsectionId = await insertDemoActivity(tx, {
        courseId,
        courseSectionId: await insertSection(tx, courseId, SECTION_TITLE),
        kind: 'LECTURE',
        title: lecture.title,
        position: 0,
        minutes: series.minutes,
      });
      await placeLectureIn(tx, { courseSubsectionId, courseId, lectureId: made.lectureId });
    }
  }
  await tellChanged(
    context,
    tx,
    all.map(({ lectureId }) => lectureId),
  );
  loaded.put(demoLectures, all);
}
