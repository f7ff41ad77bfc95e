import { isOpenToJoin, momentOf } from '@sullam/domain/lectures/lecture.ts';
import { sql } from 'kysely';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict } from '../../../kernel/problem.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { tellChanged, tellJoined } from './lecture-followers.ts';
import { finishLessonOf, settleLessonOf } from './lecture-places.service.ts';
import { checkHours, checkTitle, instantsOf, MATERIAL_KINDS, meetingAddressOf, settled } from './lecture-settings.ts';
import { accessLecture, accessLectures } from './lectures.access.ts';
import {
  alreadyPublished,
  lectureCancelled,
  lectureOver,
  notOnline,
  notOpenYet,
  withoutAddress,
} from './lectures.errors.ts';
import { queueReminders } from './lectures.jobs.ts';
import { findSettings, listLectureFiles } from './lectures.reads.ts';
import {
  deleteLectures,
  insertLecture,
  type LectureRecord,
  lectureUpdate,
  noteJoin,
  replaceHosts,
  replaceMaterials,
  settingsColumns,
} from './lectures.repository.ts';
import type { CancelBody, LectureBody, LecturePatch } from './lectures.schemas.ts';
import { type LectureNews, lectureAnnounced } from './lectures.signals.ts';

const noun = 'lecture';

export const announce = (context: MemberContext, tx: Tx, courseId: number, lectureId: number, news: LectureNews) =>
  emit(context, tx, lectureAnnounced, { courseId, lectureId, news, byUserId: context.caller.userId });

/** Makes the draft of one lecture; nobody but the course's editors sees it. */
export function createLecture(
  context: MemberContext,
  courseId: number,
  body: LectureBody,
): Promise<{ lectureId: number }> {
  checkTitle(body.title);
  checkHours(body);
  return transaction(context, async (tx) => {
    await accessLectures(context, tx, courseId, 'write');
    const settings = await settled(context, tx, courseId, body.settings);
    const { title, description = {}, zone, localDate, localTime, durationMinutes } = body;
    const hours = { zone, localDate, localTime, durationMinutes };
    const lectureId = await insertLecture(tx, {
      courseId,
      lectureSeriesId: null,
      ruleDate: null,
      title,
      description,
      ...hours,
      ...instantsOf(hours),
      settings,
      isPublished: false,
      userId: context.caller.userId,
      now: context.clock.now(),
    });
    await tellChanged(context, tx, [lectureId]);
    await audit(context, tx, { action: 'lecture.create', noun, nounId: lectureId, changes: { courseId } });
    return { lectureId };
  });
}

const SETTINGS = [
  'kind',
  'tool',
  'address',
  'place',
  'location',
  'mapUrl',
  'accessibility',
  'capacity',
  'hostUserId',
  'coHostUserIds',
  'doorsMinutes',
  'lateMinutes',
  'joiningCounts',
  'isRecorded',
  'reminders',
] as const;
const HOURS = ['zone', 'localDate', 'localTime', 'durationMinutes'] as const;

const touches = (patch: LecturePatch, fields: readonly (keyof LecturePatch)[]): boolean =>
  fields.some((field) => patch[field] !== undefined);

async function checkFiles(context: MemberContext, tx: Tx, lectureId: number, patch: LecturePatch): Promise<void> {
  const { materialMediaIds = [], recordingMediaId, transcriptMediaIds = [] } = patch;
  const choices = [
    ...materialMediaIds.map((mediaId, at) => ({ path: `materialMediaIds.${at}`, mediaId, kinds: MATERIAL_KINDS })),
    ...(recordingMediaId
      ? [{ path: 'recordingMediaId', mediaId: recordingMediaId, kinds: ['VIDEO', 'AUDIO'] as const }]
      : []),
    ...transcriptMediaIds.map((mediaId, at) => ({
      path: `transcriptMediaIds.${at}`,
      mediaId,
      kinds: ['CAPTIONS'] as const,
    })),
  ];
  await checkMediaChoices(context, tx, choices, await listLectureFiles(tx, lectureId));
}

/** The new beginning and end, if the hours are touched. */
function newHours(lecture: LectureRecord, patch: LecturePatch) {
  if (!touches(patch, HOURS)) return null;
  const hours = {
    zone: patch.zone ?? lecture.zone,
    localDate: patch.localDate ?? lecture.localDate,
    localTime: patch.localTime ?? lecture.localTime,
    durationMinutes: patch.durationMinutes ?? lecture.durationMinutes,
  };
  checkHours(hours);
  return { ...hours, ...instantsOf(hours) };
}

/** When learners first saw it to begin, while it begins at another time. */
function movedFrom(lecture: LectureRecord, startsAt: Date): Date | null {
  if (!lecture.isPublished) return null;
  const first = lecture.movedFrom ?? lecture.startsAt;
  return first.getTime() === startsAt.getTime() ? null : first;
}

/** What learners are told of a change, if anything. */
function newsOf(lecture: LectureRecord, isMoved: boolean, isElsewhere: boolean): LectureNews | null {
  if (!lecture.isPublished) return null;
  if (isMoved) return 'lectureMoved';
  return isElsewhere ? 'lecturePlace' : null;
}

/** Changes one lecture. Of a series it is an exception from then on where time or place were touched. */
export const changeLecture = (context: MemberContext, lectureId: number, patch: LecturePatch): Promise<void> =>
  transaction(context, async (tx) => {
    const { lecture } = await accessLecture(context, tx, lectureId, 'write', { lock: true });
    if (lecture.version !== patch.version) throw conflict();
    if (patch.title && lecture.lectureSeriesId === null) checkTitle(patch.title);
    const now = context.clock.now();
    const hours = newHours(lecture, patch);
    const isMoved =
      hours !== null &&
      (hours.startsAt.getTime() !== lecture.startsAt.getTime() || hours.endsAt.getTime() !== lecture.endsAt.getTime());
    if (isMoved && lecture.status === 'CANCELLED') throw lectureCancelled();
    if (isMoved && lecture.endsAt <= now) throw lectureOver();
    await checkFiles(context, tx, lectureId, patch);
    const isElsewhere = await saveSettings(context, tx, lecture, patch);
    const isRenamed = patch.title !== undefined;
    const goesUp = lecture.isPublished && (isMoved || isElsewhere || isRenamed || touches(patch, ['description']));
    await tx.run(
      lectureUpdate(lectureId).set({
        version: lecture.version + 1,
        changed_at: now,
        ...(patch.title ? { title: json(patch.title) } : {}),
        ...(patch.description ? { description: json(patch.description) } : {}),
        ...(hours
          ? {
              zone: hours.zone,
              local_date: hours.localDate,
              local_time: hours.localTime,
              duration_minutes: hours.durationMinutes,
              starts_at: hours.startsAt,
              ends_at: hours.endsAt,
              moved_from: movedFrom(lecture, hours.startsAt),
            }
          : {}),
        ...(isMoved || isElsewhere ? { is_exception: lecture.lectureSeriesId !== null } : {}),
        ...(goesUp ? { sequence: sql<number>`sequence + 1` } : {}),
        ...(patch.recordingMediaId === undefined ? {} : { recording_media_id: patch.recordingMediaId }),
        ...(patch.transcriptMediaIds === undefined ? {} : { transcript_media_ids: patch.transcriptMediaIds }),
      }),
    );
    if (patch.materialMediaIds) await replaceMaterials(tx, lectureId, patch.materialMediaIds);
    await tellChanged(context, tx, [lectureId]);
    await queueReminders(context, tx, [lectureId]);
    const news = newsOf(lecture, isMoved, isElsewhere);
    if (news && lecture.endsAt > now) await announce(context, tx, lecture.courseId, lectureId, news);
    const { version, ...fields } = patch;
    await audit(context, tx, {
      action: 'lecture.update',
      noun,
      nounId: lectureId,
      changes: { fields: Object.keys(fields) },
    });
  });

/** Saves where and with whom; answers whether learners have to go elsewhere. */
async function saveSettings(
  context: MemberContext,
  tx: Tx,
  lecture: LectureRecord,
  patch: LecturePatch,
): Promise<boolean> {
  if (!touches(patch, SETTINGS)) return false;
  const before = await findSettings(tx, lecture.lectureId);
  const given = Object.fromEntries(
    SETTINGS.flatMap((field) => (patch[field] === undefined ? [] : [[field, patch[field]]])),
  );
  const after = await settled(context, tx, lecture.courseId, { ...before, ...given }, before);
  await tx.run(lectureUpdate(lecture.lectureId).set(settingsColumns(after)));
  await replaceHosts(tx, lecture.lectureId, after.coHostUserIds);
  const where = ({ kind, tool, address, place, location }: typeof before) =>
    JSON.stringify([kind, tool, address, place, location]);
  return where(before) !== where(after);
}

/** Shows a draft to the learners of its course. */
export const publishLecture = (context: MemberContext, lectureId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { lecture } = await accessLecture(context, tx, lectureId, 'write', { lock: true });
    if (lecture.isPublished) throw alreadyPublished();
    await publishThese(context, tx, lecture.courseId, [lectureId]);
    await audit(context, tx, { action: 'lecture.publish', noun, nounId: lectureId });
  });

export async function publishThese(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  lectureIds: readonly number[],
): Promise<void> {
  const [first] = lectureIds;
  if (first === undefined) return;
  for (const lectureId of lectureIds) {
    await tx.run(
      lectureUpdate(lectureId).set({
        is_published: true,
        changed_at: context.clock.now(),
        version: sql<number>`version + 1`,
      }),
    );
    await settleLessonOf(context, tx, lectureId);
  }
  await tellChanged(context, tx, lectureIds);
  await queueReminders(context, tx, lectureIds);
  await announce(context, tx, courseId, first, lectureIds.length === 1 ? 'lecture' : 'lectures');
}

/** Calls a lecture off: it stays in the list, crossed out, and calendars take it away. */
export async function cancelIn(
  context: MemberContext,
  tx: Tx,
  lecture: LectureRecord,
  reason: CancelBody['reason'],
): Promise<void> {
  if (lecture.status === 'CANCELLED') throw lectureCancelled();
  const now = context.clock.now();
  if (lecture.endsAt <= now) throw lectureOver();
  await tx.run(
    lectureUpdate(lecture.lectureId).set({
      status: 'CANCELLED',
      cancel_reason: json(reason ?? {}),
      sequence: sql<number>`sequence + 1`,
      is_exception: lecture.lectureSeriesId !== null,
      changed_at: now,
      version: lecture.version + 1,
    }),
  );
  await tellChanged(context, tx, [lecture.lectureId]);
  if (lecture.isPublished) await announce(context, tx, lecture.courseId, lecture.lectureId, 'lectureCancelled');
}

/** Deletes a draft. */
export const removeLecture = (context: MemberContext, lectureId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { lecture } = await accessLecture(context, tx, lectureId, 'write', { lock: true });
    if (lecture.isPublished) throw alreadyPublished();
    await deleteLectures(tx, [lectureId]);
    await audit(context, tx, { action: 'lecture.delete', noun, nounId: lectureId });
  });

/** Opens the door: answers where the meeting is, and writes down who came. Only while it is open, by this server's clock. */
export const joinLecture = (context: MemberContext, lectureId: number): Promise<{ address: string }> =>
  transaction(context, async (tx) => {
    const { lecture, isEnrolled } = await accessLecture(context, tx, lectureId, 'join');
    if (lecture.kind !== 'ONLINE') throw notOnline();
    const at = context.clock.now();
    const moment = momentOf(lecture, at);
    if (moment === 'CANCELLED') throw lectureCancelled();
    if (moment === 'OVER') throw lectureOver();
    if (!isOpenToJoin(moment)) throw notOpenYet();
    const address = lecture.address ?? (await meetingAddressOf(context, tx, lecture));
    if (address === null) throw withoutAddress();
    const { userId } = context.caller;
    if (isEnrolled && (await noteJoin(tx, lectureId, userId, at))) {
      await finishLessonOf(context, tx, lectureId, userId);
      await tellJoined(context, tx, { lectureId, userId, at });
    }
    return { address };
  });
