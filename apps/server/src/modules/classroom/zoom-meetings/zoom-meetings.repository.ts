import { type SqlBool, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** What a lecture asks of its meeting. */
export interface WantedMeeting {
  topic: string;
  startsAt: string;
  minutes: number;
}

export type MeetingFailure = 'CONNECT' | 'LIMITED' | 'UNAVAILABLE' | 'REFUSED';

export interface ZoomMeeting {
  zoomMeetingId: number;
  lectureId: number | null;
  userId: number;
  marker: string;
  wanted: WantedMeeting;
  isWanted: boolean;
  synced: WantedMeeting | null;
  zoomNumber: string | null;
  joinUrl: string | null;
  beganAt: Date | null;
  status: 'WAITING' | 'READY' | 'FAILED';
  failure: MeetingFailure | null;
  attempts: number;
  claimedUntil: Date | null;
  recordingUrl: string | null;
  recordingAsked: number;
}

const COLUMNS = [
  'zoom_meeting_id as zoomMeetingId',
  'lecture_id as lectureId',
  'user_id as userId',
  'marker',
  'wanted',
  'is_wanted as isWanted',
  'synced',
  'zoom_number as zoomNumber',
  'join_url as joinUrl',
  'began_at as beganAt',
  'status',
  'failure',
  'attempts',
  'claimed_until as claimedUntil',
  'recording_url as recordingUrl',
  'recording_asked as recordingAsked',
] as const;

const meetings = () => db.selectFrom('zoom_meetings').select(COLUMNS);

export const findMeeting = (tx: Tx, zoomMeetingId: number) =>
  tx.one(meetings().where('zoom_meeting_id', '=', zoomMeetingId)) as Promise<ZoomMeeting | undefined>;

/** Nobody wants something else of it until the transaction ends. */
export const lockMeeting = (tx: Tx, zoomMeetingId: number) =>
  tx.one(meetings().where('zoom_meeting_id', '=', zoomMeetingId).forUpdate()) as Promise<ZoomMeeting | undefined>;

export const findMeetingOf = (tx: Tx, lectureId: number) =>
  tx.one(meetings().where('lecture_id', '=', lectureId)) as Promise<ZoomMeeting | undefined>;

export const listMeetingsOf = (tx: Tx, lectureIds: readonly number[]) =>
  tx.all(meetings().where(sql<SqlBool>`lecture_id = any(${[...lectureIds]}::bigint[])`)) as Promise<ZoomMeeting[]>;

/** Those that wait for the same account to be connected again. */
export const listFailedOf = async (tx: Tx, userId: number): Promise<number[]> =>
  (
    await tx.all(
      db
        .selectFrom('zoom_meetings')
        .select('zoom_meeting_id as id')
        .where('user_id', '=', userId)
        .where('failure', '=', 'CONNECT')
        .orderBy('zoom_meeting_id'),
    )
  ).map(({ id }) => id);

/** Meetings with the lectures that they are of: all, or those that end after a moment. */
export const listHeld = (tx: Tx, after: Date | null) =>
  tx.all(
    db
      .selectFrom('zoom_meetings')
      .select(['zoom_meeting_id as zoomMeetingId', 'lecture_id as lectureId'])
      .where('lecture_id', 'is not', null)
      .where(
        sql<SqlBool>`(${after}::timestamptz is null or (wanted ->> 'startsAt')::timestamptz + (wanted ->> 'minutes')::int * interval '1 minute' > ${after}::timestamptz)`,
      )
      .orderBy('zoom_meeting_id'),
  ) as Promise<{ zoomMeetingId: number; lectureId: number }[]>;

export const meetingUpdate = (zoomMeetingId: number) =>
  db.updateTable('zoom_meetings').where('zoom_meeting_id', '=', zoomMeetingId);

/** Makes the row of a meeting, or wants it once more. */
export async function wantMeeting(
  tx: Tx,
  given: { lectureId: number; userId: number; wanted: WantedMeeting; now: Date },
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('zoom_meetings')
      .values({
        lecture_id: given.lectureId,
        user_id: given.userId,
        wanted: json(given.wanted),
        created_at: given.now,
      })
      .onConflict((at) =>
        at.columns(['organization_id', 'lecture_id']).doUpdateSet({
          wanted: json(given.wanted),
          is_wanted: true,
          status: 'WAITING',
          failure: null,
          attempts: 0,
        }),
      )
      .returning('zoom_meeting_id'),
  );
  return row!.zoom_meeting_id;
}

/** Wants something else of meetings that there are. */
export const changeMeeting = (
  tx: Tx,
  zoomMeetingId: number,
  change: { wanted?: WantedMeeting; isWanted?: boolean; lectureId?: null },
): Promise<number> =>
  tx.run(
    meetingUpdate(zoomMeetingId).set({
      status: 'WAITING',
      failure: null,
      attempts: 0,
      ...(change.wanted ? { wanted: json(change.wanted) } : {}),
      ...(change.isWanted === undefined ? {} : { is_wanted: change.isWanted }),
      ...(change.lectureId === undefined ? {} : { lecture_id: null }),
    }),
  );

/** Gives the meeting to one job; undefined where another has it, nothing is to be done, or it is gone. */
export const claimMeeting = (tx: Tx, zoomMeetingId: number, now: Date, until: Date) =>
  tx.one(
    meetingUpdate(zoomMeetingId)
      .set({ claimed_until: until })
      .where('status', '=', 'WAITING')
      .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
      .returning(COLUMNS),
  ) as Promise<ZoomMeeting | undefined>;

export const deleteMeeting = (tx: Tx, zoomMeetingId: number): Promise<number> =>
  tx.run(db.deleteFrom('zoom_meetings').where('zoom_meeting_id', '=', zoomMeetingId));

/** In whose account the neighbours of lectures have their meetings, by series. */
export async function accountsOfSeries(tx: Tx, lectureIds: readonly number[]): Promise<number | undefined> {
  const row = await tx.one(
    db
      .selectFrom('zoom_meetings as z')
      .select('z.user_id as userId')
      .where(sql<SqlBool>`${inOrganization('z')} and z.lecture_id = any(${[...lectureIds]}::bigint[]) and z.is_wanted`)
      .orderBy('z.zoom_meeting_id', 'desc')
      .limit(1),
  );
  return row?.userId;
}
