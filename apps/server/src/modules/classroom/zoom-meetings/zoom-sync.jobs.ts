import { HOUR, MINUTE, SECOND } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { ZoomFailure } from '../../organization/video-conferencing/video-conferencing.public.ts';
import { readFollowed } from '../lectures/lectures.public.ts';
import { isSame } from './wanted-meeting.ts';
import { createAtZoom, deleteAtZoom, findAtZoom, findRecording, type MadeMeeting, moveAtZoom } from './zoom-api.ts';
import {
  changeMeeting,
  claimMeeting,
  deleteMeeting,
  findMeeting,
  listFailedOf,
  listHeld,
  lockMeeting,
  type MeetingFailure,
  meetingUpdate,
  type ZoomMeeting,
} from './zoom-meetings.repository.ts';
import { ASK_RECORDING, queueRecording, queueSync, SYNC } from './zoom-sync.queue.ts';

/** Longer than all the calls of one turn may take. */
const CLAIM = 5 * MINUTE;
const MOST_ATTEMPTS = 10;
/** When Zoom is asked for a recording, after the end of the lecture. */
const RECORDINGS_AFTER = [20 * MINUTE, 2 * HOUR, 8 * HOUR, 26 * HOUR];

/** What a turn has brought about: what Zoom has now; null: the meeting is gone. */
type Outcome = MadeMeeting | null;

/** Says that Zoom is asked to make it, before it is asked: whoever comes after a crash looks for it first. */
const noteBeginning = (context: SystemContext, zoomMeetingId: number) =>
  transaction(context, (tx) => tx.run(meetingUpdate(zoomMeetingId).set({ began_at: context.clock.now() })));

async function create(context: SystemContext, meeting: ZoomMeeting): Promise<MadeMeeting> {
  const found = meeting.beganAt === null ? null : await findAtZoom(context, meeting);
  if (found) {
    await moveAtZoom(context, meeting, found.zoomNumber);
    return found;
  }
  await noteBeginning(context, meeting.zoomMeetingId);
  return createAtZoom(context, meeting);
}

async function move(context: SystemContext, meeting: ZoomMeeting, made: MadeMeeting): Promise<MadeMeeting> {
  try {
    if (!isSame(meeting.synced, meeting.wanted)) await moveAtZoom(context, meeting, made.zoomNumber);
    return made;
  } catch (error) {
    // somebody deleted it at Zoom: the lecture still needs one
    if (error instanceof ZoomFailure && error.kind === 'MISSING') return create(context, { ...meeting, beganAt: null });
    throw error;
  }
}

async function remove(context: SystemContext, meeting: ZoomMeeting): Promise<null> {
  const { zoomNumber, userId, beganAt } = meeting;
  const number = zoomNumber ?? (beganAt === null ? null : (await findAtZoom(context, meeting))?.zoomNumber);
  if (number) await deleteAtZoom(context, userId, number);
  return null;
}

function turn(context: SystemContext, meeting: ZoomMeeting): Promise<Outcome> {
  if (!meeting.isWanted || meeting.lectureId === null) return remove(context, meeting);
  const { zoomNumber, joinUrl } = meeting;
  return zoomNumber && joinUrl ? move(context, meeting, { zoomNumber, joinUrl }) : create(context, meeting);
}

/** Writes down what Zoom has. What was wanted meanwhile is seen to by another turn. */
const settle = (context: SystemContext, meeting: ZoomMeeting, made: Outcome): Promise<void> =>
  transaction(context, async (tx) => {
    const { zoomMeetingId, wanted } = meeting;
    if (!made) {
      await deleteMeeting(tx, zoomMeetingId);
      return;
    }
    const now = await lockMeeting(tx, zoomMeetingId);
    if (!now) return;
    const isDone = now.isWanted && now.lectureId !== null && isSame(now.wanted, wanted);
    await tx.run(
      meetingUpdate(zoomMeetingId).set({
        synced: json(wanted),
        zoom_number: made.zoomNumber,
        join_url: made.joinUrl,
        claimed_until: null,
        failure: null,
        attempts: 0,
        status: isDone ? 'READY' : 'WAITING',
      }),
    );
    if (!isDone) return queueSync(context, tx, zoomMeetingId);
    const endsAt = Date.parse(wanted.startsAt) + wanted.minutes * MINUTE;
    await queueRecording(context, tx, zoomMeetingId, new Date(endsAt + RECORDINGS_AFTER[0]!));
  });

const waitFor = (failure: ZoomFailure, attempts: number): number =>
  failure.waitSeconds === null ? Math.min(2 ** attempts * MINUTE, HOUR) : failure.waitSeconds * SECOND;

/** A failure is kept for the editor to see. Zoom is asked again where that may help. */
const fail = (context: SystemContext, meeting: ZoomMeeting, failure: ZoomFailure): Promise<void> =>
  transaction(context, async (tx) => {
    const { zoomMeetingId } = meeting;
    const attempts = meeting.attempts + 1;
    const helps = failure.kind === 'LIMITED' || failure.kind === 'UNAVAILABLE';
    const isOver = !helps || attempts >= MOST_ATTEMPTS;
    const kind: MeetingFailure = failure.kind === 'MISSING' ? 'REFUSED' : failure.kind;
    await tx.run(
      meetingUpdate(zoomMeetingId).set({
        status: isOver ? 'FAILED' : 'WAITING',
        failure: kind,
        attempts,
        claimed_until: null,
      }),
    );
    context.log.warn({ zoomMeetingId, zoom: failure.message, kind }, 'a Zoom meeting is not as it should be');
    if (isOver) return;
    const runAt = new Date(context.clock.now().getTime() + waitFor(failure, meeting.attempts));
    await queueSync(context, tx, zoomMeetingId, runAt);
  });

async function sync(context: SystemContext, zoomMeetingId: number): Promise<void> {
  const now = context.clock.now();
  const until = new Date(now.getTime() + CLAIM);
  const meeting = await transaction(context, async (tx) => {
    const claimed = await claimMeeting(tx, zoomMeetingId, now, until);
    if (claimed) return claimed;
    const waiting = await findMeeting(tx, zoomMeetingId);
    // another job is at it, or died at it: what it leaves is seen to then
    if (waiting?.status === 'WAITING') await queueSync(context, tx, zoomMeetingId, waiting.claimedUntil ?? until);
    return undefined;
  });
  if (!meeting) return;
  try {
    await settle(context, meeting, await turn(context, meeting));
  } catch (error) {
    if (!(error instanceof ZoomFailure)) throw error;
    await fail(context, meeting, error);
  }
}

/** Asks for the recording of a meeting that is over, and again later while there is none. */
async function askForRecording(context: SystemContext, zoomMeetingId: number): Promise<void> {
  const meeting = await reading(context, (tx) => findMeeting(tx, zoomMeetingId));
  if (!meeting?.zoomNumber || meeting.recordingUrl || meeting.lectureId === null) return;
  const { userId, zoomNumber, wanted, recordingAsked } = meeting;
  const endsAt = Date.parse(wanted.startsAt) + wanted.minutes * MINUTE;
  const address = await findRecording(context, userId, zoomNumber).catch((error: unknown) => {
    if (!(error instanceof ZoomFailure)) throw error;
    context.log.warn({ zoomMeetingId, zoom: error.message }, 'a recording could not be asked for');
    return null;
  });
  await transaction(context, async (tx) => {
    const asked = recordingAsked + 1;
    await tx.run(meetingUpdate(zoomMeetingId).set({ recording_url: address, recording_asked: asked }));
    const next = RECORDINGS_AFTER[asked];
    if (address === null && next !== undefined)
      await queueRecording(context, tx, zoomMeetingId, new Date(endsAt + next));
  });
}

/** Meetings that waited for an account to be connected go on. */
export const retryOf = (context: SystemContext, userId: number): Promise<void> =>
  transaction(context, async (tx) => {
    for (const zoomMeetingId of await listFailedOf(tx, userId)) {
      await changeMeeting(tx, zoomMeetingId, {});
      await queueSync(context, tx, zoomMeetingId);
    }
  });

/** Lets go of meetings whose lecture isn't there any more: those to come, or all. */
const removeOrphans = (context: SystemContext, after: Date | null): Promise<void> =>
  transaction(context, async (tx) => {
    const held = await listHeld(tx, after);
    if (held.length === 0) return;
    const there = await readFollowed(
      tx,
      held.map(({ lectureId }) => lectureId),
    );
    const known = new Set(there.map(({ lectureId }) => lectureId));
    for (const { zoomMeetingId, lectureId } of held) {
      if (known.has(lectureId)) continue;
      await changeMeeting(tx, zoomMeetingId, { isWanted: false, lectureId: null });
      await queueSync(context, tx, zoomMeetingId);
    }
  });

const idOf = (payload: Record<string, unknown>): number => Number(payload.zoomMeetingId);

export const zoomMeetingJobs: readonly JobDefinition[] = [
  { name: SYNC, run: (context, payload) => sync(context, idOf(payload)) },
  { name: ASK_RECORDING, run: (context, payload) => askForRecording(context, idOf(payload)) },
  // a lecture may go with its course, its series or as a draft, and tells nobody: its meeting is noticed here
  {
    name: 'zoom-meetings.remove-orphans',
    schedule: '*/10 * * * *',
    run: (context) => removeOrphans(context, context.clock.now()),
  },
  { name: 'zoom-meetings.remove-all-orphans', schedule: '35 2 * * *', run: (context) => removeOrphans(context, null) },
];
