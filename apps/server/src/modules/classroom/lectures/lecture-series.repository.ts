import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { SeriesRecord } from './lectures.repository.ts';
import type { LectureSeriesBody, LectureSettings } from './lectures.schemas.ts';

const columnsOf = (body: LectureSeriesBody, settings: LectureSettings) => ({
  title: json(body.title),
  zone: body.zone,
  weekdays: [...body.weekdays].sort(),
  every_weeks: body.everyWeeks,
  start_date: body.startDate,
  start_time: body.localTime,
  duration_minutes: body.durationMinutes,
  count: body.count,
  settings: json(settings),
});

interface NewSeries {
  courseId: number;
  userId: number;
  body: LectureSeriesBody;
  settings: LectureSettings;
  now: Date;
}

export async function insertSeries(tx: Tx, { courseId, userId, body, settings, now }: NewSeries): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('lecture_series')
      .values({ course_id: courseId, ...columnsOf(body, settings), created_by: userId, created_at: now })
      .returning('lecture_series_id'),
  );
  return row!.lecture_series_id;
}

export async function updateSeries(
  tx: Tx,
  { lectureSeriesId, version }: SeriesRecord,
  body: LectureSeriesBody,
  settings: LectureSettings,
): Promise<void> {
  await tx.run(
    db
      .updateTable('lecture_series')
      .set({ ...columnsOf(body, settings), version: version + 1 })
      .where('lecture_series_id', '=', lectureSeriesId),
  );
}

export async function deleteSeries(tx: Tx, lectureSeriesId: number): Promise<void> {
  await tx.run(db.deleteFrom('lecture_series').where('lecture_series_id', '=', lectureSeriesId));
}
