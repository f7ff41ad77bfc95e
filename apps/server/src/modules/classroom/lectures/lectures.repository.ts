import type { LectureKind, LectureStatus, LectureTool } from '@sullam/domain/lectures/lecture.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import type { LectureSettings } from './lectures.schemas.ts';

/** A lecture as its rules need it. */
export interface LectureRecord {
  lectureId: number;
  courseId: number;
  lectureSeriesId: number | null;
  ruleDate: string | null;
  kind: LectureKind;
  title: Localized;
  zone: string;
  localDate: string;
  localTime: string;
  durationMinutes: number;
  startsAt: Date;
  endsAt: Date;
  hostUserId: number;
  tool: LectureTool | null;
  address: string | null;
  place: Localized;
  doorsMinutes: number;
  status: LectureStatus;
  isPublished: boolean;
  movedFrom: Date | null;
  isException: boolean;
  reminders: number[];
  version: number;
}

const RECORD = [
  'lecture_id as lectureId',
  'course_id as courseId',
  'lecture_series_id as lectureSeriesId',
  'title',
  'zone',
  'local_time as localTime',
  'duration_minutes as durationMinutes',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'host_user_id as hostUserId',
  'address',
  'place',
  'doors_minutes as doorsMinutes',
  'is_published as isPublished',
  'moved_from as movedFrom',
  'is_exception as isException',
  'reminders',
  'version',
] as const;

const records = () =>
  db
    .selectFrom('lectures')
    .select(RECORD)
    .select([
      sql<string | null>`rule_date::text`.as('ruleDate'),
      sql<string>`local_date::text`.as('localDate'),
      sql<LectureKind>`kind`.as('kind'),
      sql<LectureTool | null>`tool`.as('tool'),
      sql<LectureStatus>`status`.as('status'),
    ]);

export async function findLectureRecord(tx: Tx, lectureId: number, lock: boolean): Promise<LectureRecord | undefined> {
  const query = records().where('lecture_id', '=', lectureId);
  return (await tx.one(lock ? query.forUpdate() : query)) as LectureRecord | undefined;
}

/** All lectures of a series, by the day that they stand for. */
export const listSeriesRecords = (tx: Tx, lectureSeriesId: number): Promise<LectureRecord[]> =>
  tx.all(records().where('lecture_series_id', '=', lectureSeriesId).orderBy('rule_date').forUpdate()) as Promise<
    LectureRecord[]
  >;

export async function isHostOf(tx: Tx, lectureId: number, userId: number): Promise<boolean> {
  const row = await tx.one(
    db.selectFrom('lecture_hosts').select('user_id').where('lecture_id', '=', lectureId).where('user_id', '=', userId),
  );
  return row !== undefined;
}

export interface SeriesRecord {
  lectureSeriesId: number;
  courseId: number;
  title: Localized;
  zone: string;
  weekdays: number[];
  everyWeeks: number;
  startDate: string;
  startTime: string;
  durationMinutes: number;
  count: number;
  settings: LectureSettings;
  version: number;
}

export async function findSeriesRecord(
  tx: Tx,
  lectureSeriesId: number,
  lock = false,
): Promise<SeriesRecord | undefined> {
  const query = db
    .selectFrom('lecture_series')
    .select([
      'lecture_series_id as lectureSeriesId',
      'course_id as courseId',
      'title',
      'zone',
      'weekdays',
      'every_weeks as everyWeeks',
      sql<string>`start_date::text`.as('startDate'),
      'start_time as startTime',
      'duration_minutes as durationMinutes',
      'count',
      'settings',
      'version',
    ])
    .where('lecture_series_id', '=', lectureSeriesId);
  return (await tx.one(lock ? query.forUpdate() : query)) as SeriesRecord | undefined;
}

/** Where and with whom, as columns. */
export const settingsColumns = (settings: Omit<LectureSettings, 'coHostUserIds'>) => ({
  kind: settings.kind,
  tool: settings.tool,
  address: settings.address,
  place: json(settings.place),
  location: json(settings.location),
  map_url: settings.mapUrl,
  accessibility: json(settings.accessibility),
  capacity: settings.capacity,
  host_user_id: settings.hostUserId,
  doors_minutes: settings.doorsMinutes,
  late_minutes: settings.lateMinutes,
  joining_counts: settings.joiningCounts,
  is_recorded: settings.isRecorded,
  reminders: settings.reminders,
});

export interface NewLecture {
  courseId: number;
  lectureSeriesId: number | null;
  ruleDate: string | null;
  title: Localized;
  description: Localized;
  zone: string;
  localDate: string;
  localTime: string;
  durationMinutes: number;
  startsAt: Date;
  endsAt: Date;
  settings: LectureSettings;
  isPublished: boolean;
  userId: number;
  now: Date;
}

export async function insertLecture(tx: Tx, lecture: NewLecture): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('lectures')
      .values({
        course_id: lecture.courseId,
        lecture_series_id: lecture.lectureSeriesId,
        rule_date: lecture.ruleDate,
        title: json(lecture.title),
        description: json(lecture.description),
        zone: lecture.zone,
        local_date: lecture.localDate,
        local_time: lecture.localTime,
        duration_minutes: lecture.durationMinutes,
        starts_at: lecture.startsAt,
        ends_at: lecture.endsAt,
        ...settingsColumns(lecture.settings),
        is_published: lecture.isPublished,
        created_by: lecture.userId,
        created_at: lecture.now,
        changed_at: lecture.now,
      })
      .returning('lecture_id'),
  );
  await replaceHosts(tx, row!.lecture_id, lecture.settings.coHostUserIds);
  return row!.lecture_id;
}

export async function replaceHosts(tx: Tx, lectureId: number, userIds: readonly number[]): Promise<void> {
  await tx.run(db.deleteFrom('lecture_hosts').where('lecture_id', '=', lectureId));
  await insertHosts(
    tx,
    [...new Set(userIds)].map((userId) => ({ lectureId, userId })),
  );
}

const insertHosts = rowsStatement((rows: readonly { lectureId: number; userId: number }[]) =>
  db.insertInto('lecture_hosts').values(rows.map((row) => ({ lecture_id: row.lectureId, user_id: row.userId }))),
);

export async function replaceMaterials(tx: Tx, lectureId: number, mediaIds: readonly number[]): Promise<void> {
  await tx.run(db.deleteFrom('lecture_materials').where('lecture_id', '=', lectureId));
  await insertMaterials(
    tx,
    [...new Set(mediaIds)].map((mediaId, position) => ({ lectureId, mediaId, position })),
  );
}

const insertMaterials = rowsStatement((rows: readonly { lectureId: number; mediaId: number; position: number }[]) =>
  db
    .insertInto('lecture_materials')
    .values(rows.map((row) => ({ lecture_id: row.lectureId, media_id: row.mediaId, position: row.position }))),
);

export const lectureUpdate = (lectureId: number) => db.updateTable('lectures').where('lecture_id', '=', lectureId);

export async function deleteLectures(tx: Tx, lectureIds: readonly number[]): Promise<void> {
  if (lectureIds.length === 0) return;
  await tx.run(db.deleteFrom('lectures').where(sql<boolean>`lecture_id = any(${[...lectureIds]}::bigint[])`));
}

/** The first time somebody goes through the door, and the last; answers whether it was the first. */
export async function noteJoin(tx: Tx, lectureId: number, userId: number, now: Date): Promise<boolean> {
  const before = await tx.one(
    db
      .selectFrom('lecture_joins')
      .select('joined_at')
      .where('lecture_id', '=', lectureId)
      .where('user_id', '=', userId),
  );
  await tx.run(
    db
      .insertInto('lecture_joins')
      .values({ lecture_id: lectureId, user_id: userId, joined_at: now, last_joined_at: now })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'lecture_id', 'user_id']).doUpdateSet({ last_joined_at: now }),
      ),
  );
  return before === undefined;
}
