import { isOpenToJoin, type LectureKind, momentOf } from '@sullam/domain/lectures/lecture.ts';
import type { Language, Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readMediaRefs } from '../../organization/media/media.public.ts';
import { lecturesWithSeries, lectureTitle } from './followed-lectures.reads.ts';
import type { AccessedLecture } from './lectures.access.ts';
import { findSeriesRecord } from './lectures.repository.ts';
import type { Lecture, LectureDetail, LectureSeries, LectureSettings } from './lectures.schemas.ts';

const lectureQuery = ({ caller }: MemberContext) =>
  lecturesWithSeries()
    .leftJoin('member_names as h', 'h.user_id', 'l.host_user_id')
    .leftJoin('subsection_lectures as p', 'p.lecture_id', 'l.lecture_id')
    .selectAll('l')
    .select([
      lectureTitle.as('shown_title'),
      sql<string>`l.local_date::text`.as('day'),
      'h.first_name',
      'h.last_name',
      'p.course_subsection_id',
      sql<number>`(select count(*)::int from lecture_joins j where ${inOrganization('j')} and j.lecture_id = l.lecture_id)`.as(
        'joined_count',
      ),
      sql<boolean>`exists (select from lecture_joins j where ${inOrganization('j')} and j.lecture_id = l.lecture_id
        and j.user_id = ${caller.userId})`.as('has_joined'),
      // by order within its series, or among the single lectures of the course
      sql<number>`(select count(*)::int from lectures x where ${inOrganization('x')} and x.course_id = l.course_id
        and x.lecture_series_id is not distinct from l.lecture_series_id
        and x.status = 'PLANNED' and x.is_published = l.is_published
        and (x.starts_at, x.lecture_id) <= (l.starts_at, l.lecture_id))`.as('number'),
      sql<number>`(select count(*)::int from lectures x where ${inOrganization('x')} and x.course_id = l.course_id
        and x.lecture_series_id is not distinct from l.lecture_series_id
        and x.status = 'PLANNED' and x.is_published = l.is_published)`.as('count'),
    ]);

type Row = Awaited<ReturnType<typeof readRows>>[number];
const readRows = (tx: Tx, query: ReturnType<typeof lectureQuery>) => tx.all(query);

const person = (userId: number, firstName: string | null, lastName: string | null) => ({
  userId,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
});

const presentLecture = (row: Row): Lecture => ({
  lectureId: row.lecture_id,
  courseId: row.course_id,
  lectureSeriesId: row.lecture_series_id,
  courseSubsectionId: row.course_subsection_id,
  kind: row.kind as LectureKind,
  title: row.shown_title,
  ownTitle: row.title,
  status: row.status as Lecture['status'],
  isPublished: row.is_published,
  number: row.status === 'CANCELLED' ? null : row.number,
  count: row.count,
  zone: row.zone,
  localDate: row.day,
  localTime: row.local_time,
  durationMinutes: row.duration_minutes,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  doorsMinutes: row.doors_minutes,
  lateMinutes: row.late_minutes,
  movedFrom: row.moved_from?.toISOString() ?? null,
  isException: row.is_exception,
  cancelReason: row.cancel_reason as Localized,
  host: person(row.host_user_id, row.first_name, row.last_name),
  tool: row.tool as Lecture['tool'],
  place: row.place as Localized,
  hasRecording: row.recording_media_id !== null,
  joinedCount: row.joined_count,
  hasJoined: row.has_joined,
  version: row.version,
});

export interface LectureList {
  courseId: number;
  withDrafts: boolean;
  kind?: LectureKind | undefined;
  lectureSeriesId?: number | undefined;
  skip?: number | undefined;
  take?: number | undefined;
}

/** The lectures of a course in the order of their times. */
export async function listLectures(
  context: MemberContext,
  tx: Tx,
  { courseId, withDrafts, kind, lectureSeriesId, skip = 0, take = 20 }: LectureList,
): Promise<{ data: Lecture[]; total: number }> {
  let query = lectureQuery(context).where('l.course_id', '=', courseId);
  let counting = db
    .selectFrom('lectures as l')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('l.course_id', '=', courseId);
  if (!withDrafts) {
    query = query.where('l.is_published', '=', true);
    counting = counting.where('l.is_published', '=', true);
  }
  if (kind) {
    query = query.where('l.kind', '=', kind);
    counting = counting.where('l.kind', '=', kind);
  }
  if (lectureSeriesId !== undefined) {
    query = query.where('l.lecture_series_id', '=', lectureSeriesId);
    counting = counting.where('l.lecture_series_id', '=', lectureSeriesId);
  }
  const rows = await readRows(tx, query.orderBy('l.starts_at').orderBy('l.lecture_id').offset(skip).limit(take));
  const counted = await tx.one(counting);
  return { data: rows.map(presentLecture), total: counted!.total };
}

/** Where and with whom one lecture is. */
export async function findSettings(tx: Tx, lectureId: number): Promise<LectureSettings> {
  const row = await tx.one(db.selectFrom('lectures').selectAll().where('lecture_id', '=', lectureId));
  const hosts = await tx.all(
    db.selectFrom('lecture_hosts').select('user_id').where('lecture_id', '=', lectureId).orderBy('user_id'),
  );
  return {
    kind: row!.kind as LectureKind,
    tool: row!.tool as LectureSettings['tool'],
    address: row!.address,
    place: row!.place as Localized,
    location: row!.location as Localized,
    mapUrl: row!.map_url,
    accessibility: row!.accessibility as Localized,
    capacity: row!.capacity,
    hostUserId: row!.host_user_id,
    coHostUserIds: hosts.map(({ user_id }) => user_id),
    doorsMinutes: row!.doors_minutes,
    lateMinutes: row!.late_minutes,
    joiningCounts: row!.joining_counts,
    isRecorded: row!.is_recorded,
    reminders: row!.reminders,
  };
}

const materialsOf = async (tx: Tx, lectureId: number): Promise<number[]> =>
  (
    await tx.all(
      db.selectFrom('lecture_materials').select('media_id').where('lecture_id', '=', lectureId).orderBy('position'),
    )
  ).map(({ media_id }) => media_id);

/** The files that a lecture shows already. */
export async function listLectureFiles(tx: Tx, lectureId: number): Promise<ReadonlySet<number>> {
  const row = await tx.one(
    db
      .selectFrom('lectures')
      .select(['recording_media_id', 'transcript_media_ids'])
      .where('lecture_id', '=', lectureId),
  );
  const materials = await materialsOf(tx, lectureId);
  return new Set([...materials, ...(row?.transcript_media_ids ?? []), row?.recording_media_id ?? 0]);
}

export async function countLearners(tx: Tx, courseId: number): Promise<number> {
  const row = await tx.one(
    db.selectFrom('learners').select(sql<number>`count(*)::int`.as('count')).where('course_id', '=', courseId),
  );
  return row!.count;
}

/** Which language a file of captions is in: what stands before its ending says so. */
const languageOf = (name: string): Language => (/[._-]ar\.vtt$/i.test(name) ? 'ar' : 'en');

/** One lecture with everything on its page. */
export async function readLecture(
  context: MemberContext,
  tx: Tx,
  { lecture, canWrite, canJoin }: AccessedLecture,
): Promise<LectureDetail> {
  const { lectureId, courseId } = lecture;
  const [row] = await readRows(tx, lectureQuery(context).where('l.lecture_id', '=', lectureId));
  const settings = await findSettings(tx, lectureId);
  const materialIds = await materialsOf(tx, lectureId);
  const learnerCount = await countLearners(tx, courseId);
  const { recording_media_id: recordingId, transcript_media_ids: transcriptIds } = row!;
  const coHosts = await findPeople(tx, settings.coHostUserIds);
  const files = await readMediaRefs(context, tx, [
    ...materialIds,
    ...transcriptIds,
    ...(recordingId ? [recordingId] : []),
  ]);
  const now = context.clock.now();
  const fileOf = (id: number) => {
    const file = files.get(id);
    return file ? [file] : [];
  };
  const { address, capacity, location, mapUrl, accessibility, joiningCounts, isRecorded, reminders } = settings;
  return {
    ...presentLecture(row!),
    description: row!.description as Localized,
    coHosts,
    location,
    mapUrl,
    accessibility,
    capacity,
    learnerCount,
    joiningCounts,
    isRecorded,
    reminders,
    materials: materialIds.flatMap(fileOf),
    recording: recordingId === null ? null : (fileOf(recordingId)[0] ?? null),
    transcripts: transcriptIds.flatMap(fileOf).map((file) => ({ language: languageOf(file.name), file })),
    address: canWrite ? address : null,
    serverTime: now.toISOString(),
    abilities: {
      canEdit: canWrite,
      canJoin: canJoin && lecture.kind === 'ONLINE' && isOpenToJoin(momentOf(lecture, now)),
    },
  };
}

/** A series with its rule and its lectures. */
export async function readSeries(context: MemberContext, tx: Tx, lectureSeriesId: number): Promise<LectureSeries> {
  const series = (await findSeriesRecord(tx, lectureSeriesId))!;
  const { data } = await listLectures(context, tx, {
    courseId: series.courseId,
    withDrafts: true,
    lectureSeriesId,
    take: 200,
  });
  const { startTime, ...rest } = series;
  return { ...rest, localTime: startTime, lectures: data };
}

/** Who may lead lectures of a course: those who teach it and who made it. */
export const listTeachers = (tx: Tx, courseId: number) =>
  tx.all(
    db
      .selectFrom('course_overviews as c')
      .leftJoin('course_teachers as i', 'i.course_id', 'c.course_id')
      .innerJoin('member_names as m', (join) =>
        join.on(sql<boolean>`m.user_id = i.user_id or m.user_id = c.created_by`),
      )
      .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
      .distinct()
      .where('c.course_id', '=', courseId)
      .orderBy('m.first_name')
      .orderBy('m.user_id'),
  );

/** Some people by their numbers. */
async function findPeople(tx: Tx, userIds: readonly number[]) {
  if (userIds.length === 0) return [];
  return tx.all(
    db
      .selectFrom('member_names as m')
      .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
      .where(sql<boolean>`m.user_id = any(${[...userIds]}::bigint[])`)
      .orderBy('m.first_name')
      .orderBy('m.user_id'),
  );
}
