import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readConnection } from '../../organization/video-conferencing/video-conferencing.public.ts';
import {
  accessLecture,
  accessSeries,
  type FollowedLecture,
  type LectureFollower,
  readFollowed,
  readFollowedOfSeries,
} from '../lectures/lectures.public.ts';
import { isSame, needsMeeting, wantedOf } from './wanted-meeting.ts';
import { notConnected, notForZoom } from './zoom-meetings.errors.ts';
import {
  accountsOfSeries,
  changeMeeting,
  findMeetingOf,
  listMeetingsOf,
  wantMeeting,
  type ZoomMeeting,
} from './zoom-meetings.repository.ts';
import { queueSync } from './zoom-sync.queue.ts';

const noun = 'zoom-meeting';

async function requireConnection(context: MemberContext): Promise<void> {
  if (!(await readConnection(context)).isAuthenticated) throw notConnected();
}

async function want(context: SystemContext, tx: Tx, lecture: FollowedLecture, userId: number): Promise<void> {
  const now = context.clock.now();
  const { lectureId } = lecture;
  await queueSync(context, tx, await wantMeeting(tx, { lectureId, userId, wanted: wantedOf(lecture), now }));
}

/** Makes the meeting of a lecture in the caller's account, or tries once more. */
export async function makeMeeting(context: MemberContext, lectureId: number): Promise<void> {
  await requireConnection(context);
  await transaction(context, async (tx) => {
    await accessLecture(context, tx, lectureId, 'write', { lock: true });
    const [lecture] = await readFollowed(tx, [lectureId]);
    if (!lecture || !needsMeeting(lecture) || lecture.endsAt <= context.clock.now()) throw notForZoom();
    await want(context, tx, lecture, context.caller.userId);
    await audit(context, tx, { action: 'zoom-meeting.make', noun, nounId: lectureId });
  });
}

/** Makes the meetings of all lectures of a series that are to come and have none. */
export async function makeMeetingsOfSeries(context: MemberContext, lectureSeriesId: number): Promise<void> {
  await requireConnection(context);
  await transaction(context, async (tx) => {
    await accessSeries(context, tx, lectureSeriesId, true);
    const now = context.clock.now();
    const lectures = (await readFollowedOfSeries(tx, lectureSeriesId)).filter(
      (lecture) => needsMeeting(lecture) && lecture.endsAt > now,
    );
    if (lectures.length === 0) throw notForZoom();
    const made = await listMeetingsOf(
      tx,
      lectures.map(({ lectureId }) => lectureId),
    );
    const ready = new Set(made.filter(({ status }) => status !== 'FAILED').map(({ lectureId }) => lectureId));
    for (const lecture of lectures)
      if (!ready.has(lecture.lectureId)) await want(context, tx, lecture, context.caller.userId);
    await audit(context, tx, { action: 'zoom-meeting.make-series', noun: 'lecture-series', nounId: lectureSeriesId });
  });
}

/** Takes the meeting away from Zoom; the lecture stays, without an address. */
export const removeMeeting = (context: MemberContext, lectureId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessLecture(context, tx, lectureId, 'write', { lock: true });
    const meeting = await findMeetingOf(tx, lectureId);
    if (!meeting) throw notFound();
    await letGo(context, tx, meeting);
    await audit(context, tx, { action: 'zoom-meeting.remove', noun, nounId: lectureId });
  });

/** From now on the lecture has no meeting; a job takes it away at Zoom. */
async function letGo(context: SystemContext, tx: Tx, { zoomMeetingId }: ZoomMeeting): Promise<void> {
  await changeMeeting(tx, zoomMeetingId, { isWanted: false, lectureId: null });
  await queueSync(context, tx, zoomMeetingId);
}

/** What an editor sees of a meeting. Its address isn't among it. */
export const readMeeting = (context: MemberContext, lectureId: number) =>
  reading(context, async (tx) => {
    await accessLecture(context, tx, lectureId, 'write');
    const meeting = await findMeetingOf(tx, lectureId);
    return {
      status: meeting?.status ?? ('NONE' as const),
      failure: meeting?.failure ?? null,
      isMine: meeting ? meeting.userId === context.caller.userId : null,
      hasAddress: Boolean(meeting?.joinUrl),
    };
  });

/** Where the recording is that Zoom has of a lecture. */
export const readRecording = (context: MemberContext, lectureId: number) =>
  reading(context, async (tx) => {
    const { canJoin } = await accessLecture(context, tx, lectureId, 'read');
    const meeting = canJoin ? await findMeetingOf(tx, lectureId) : undefined;
    return { address: meeting?.recordingUrl ?? null };
  });

/** A lecture that a series brought later gets its meeting where its neighbours have theirs. */
async function followSeries(context: SystemContext, tx: Tx, lectures: readonly FollowedLecture[]): Promise<void> {
  const [first] = lectures;
  if (!first || first.lectureSeriesId === null) return;
  const neighbours = await readFollowedOfSeries(tx, first.lectureSeriesId);
  const userId = await accountsOfSeries(
    tx,
    neighbours.map(({ lectureId }) => lectureId),
  );
  if (userId === undefined) return;
  for (const lecture of lectures) await want(context, tx, lecture, userId);
}

/** Meetings go where their lectures go, in the same transaction. */
export const followLectures: LectureFollower = {
  async changed(context, tx, lectures) {
    const meetings = new Map(
      (
        await listMeetingsOf(
          tx,
          lectures.map(({ lectureId }) => lectureId),
        )
      ).map((meeting) => [meeting.lectureId, meeting]),
    );
    for (const lecture of lectures) {
      const meeting = meetings.get(lecture.lectureId);
      if (!meeting) continue;
      if (!needsMeeting(lecture)) await letGo(context, tx, meeting);
      else if (!isSame(meeting.wanted, wantedOf(lecture))) {
        await changeMeeting(tx, meeting.zoomMeetingId, { wanted: wantedOf(lecture) });
        await queueSync(context, tx, meeting.zoomMeetingId);
      }
    }
    const now = context.clock.now();
    const without = lectures.filter(
      (lecture) => lecture.isNew && !meetings.has(lecture.lectureId) && needsMeeting(lecture) && lecture.endsAt > now,
    );
    await followSeries(context, tx, without);
  },
  joined: async () => undefined,
};
