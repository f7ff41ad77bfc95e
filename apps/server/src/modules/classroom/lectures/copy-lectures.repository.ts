import { addDays } from '@sullam/domain/lectures/zoned-time.ts';
import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { ORGANIZATION } from '../../../kernel/database/organization.ts';
import { settleLesson } from '../../learning/course-content/course-content.public.ts';
import type { CopyCoursePart } from '../../learning/courses/courses.public.ts';
import { readMeetingTools } from '../../organization/video-conferencing/video-conferencing.public.ts';
import { instantsOf, newJitsiRoom } from './lecture-settings.ts';
import { findSettings } from './lectures.reads.ts';
import { findSeriesRecord, insertLecture, replaceMaterials } from './lectures.repository.ts';

/**
 * The lectures of a copied course as drafts on their new days, with rooms of their own. A copy without dates has none: a lecture
 * is its time.
 */
export const copyLectures: CopyCoursePart = async (context, tx, copy) => {
  const { shiftDays } = copy;
  if (shiftDays === null) return;
  const { caller, clock } = context;
  const now = clock.now();
  const { jitsiUrl } = await readMeetingTools(context, tx);
  const seriesIds = new Map<number, number>();
  const series = await tx.all(
    db
      .selectFrom('lecture_series')
      .select('lecture_series_id as id')
      .where('course_id', '=', copy.fromCourseId)
      .orderBy('lecture_series_id'),
  );
  for (const { id } of series) {
    const from = (await findSeriesRecord(tx, id))!;
    const made = await tx.one(
      db
        .insertInto('lecture_series')
        .values({
          course_id: copy.toCourseId,
          title: json(from.title),
          zone: from.zone,
          // days move by any number: what was on Saturdays may be on Tuesdays
          weekdays: from.weekdays.map((day) => (((day + shiftDays) % 7) + 7) % 7),
          every_weeks: from.everyWeeks,
          start_date: addDays(from.startDate, shiftDays),
          start_time: from.startTime,
          duration_minutes: from.durationMinutes,
          count: from.count,
          settings: json(from.settings),
          created_by: caller.userId,
          created_at: now,
        })
        .returning('lecture_series_id'),
    );
    seriesIds.set(id, made!.lecture_series_id);
  }
  const lectures = await tx.all(
    db
      .selectFrom('lectures as l')
      .leftJoin('subsection_lectures as p', 'p.lecture_id', 'l.lecture_id')
      .selectAll('l')
      .select([
        sql<string>`l.local_date::text`.as('day'),
        sql<string | null>`l.rule_date::text`.as('rule_day'),
        'p.course_subsection_id',
      ])
      .where('l.course_id', '=', copy.fromCourseId)
      .where('l.status', '=', 'PLANNED')
      .orderBy('l.lecture_id'),
  );
  for (const lecture of lectures) {
    const settings = await findSettings(tx, lecture.lecture_id);
    const hours = {
      zone: lecture.zone,
      localDate: addDays(lecture.day, shiftDays),
      localTime: lecture.local_time,
      durationMinutes: lecture.duration_minutes,
    };
    const lectureId = await insertLecture(tx, {
      courseId: copy.toCourseId,
      lectureSeriesId: seriesIds.get(lecture.lecture_series_id ?? 0) ?? null,
      ruleDate: lecture.rule_day === null ? null : addDays(lecture.rule_day, shiftDays),
      title: lecture.title,
      description: lecture.description as typeof lecture.title,
      ...hours,
      ...instantsOf(hours),
      settings: settings.tool === 'JITSI' ? { ...settings, address: newJitsiRoom(jitsiUrl) } : settings,
      isPublished: false,
      userId: caller.userId,
      now,
    });
    const materials = await tx.all(
      db
        .selectFrom('lecture_materials')
        .select('media_id')
        .where('lecture_id', '=', lecture.lecture_id)
        .orderBy('position'),
    );
    await replaceMaterials(
      tx,
      lectureId,
      materials.map(({ media_id }) => media_id),
    );
    const lessonId =
      lecture.course_subsection_id === null ? undefined : copy.subsectionIds.get(lecture.course_subsection_id);
    if (lessonId !== undefined)
      await tx.sql`insert into subsection_lectures (organization_id, course_subsection_id, course_id, lecture_id)
        values (${ORGANIZATION}, ${lessonId}, ${copy.toCourseId}, ${lectureId})`;
  }
  // a lesson whose lecture is a draft isn't there for learners
  const lessons = await tx.all(
    db
      .selectFrom('lessons')
      .select('course_subsection_id as id')
      .where('course_id', '=', copy.toCourseId)
      .where('kind', '=', 'LECTURE')
      .orderBy('course_subsection_id'),
  );
  for (const { id } of lessons) await settleLesson(context, tx, id);
};
