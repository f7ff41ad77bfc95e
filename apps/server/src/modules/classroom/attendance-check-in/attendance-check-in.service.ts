import { type AttendanceSource, type AttendanceStatus, statusOnArrival } from '@sullam/domain/attendance/attendance.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, type Problem } from '../../../kernel/problem.ts';
import {
  countAttended,
  findDeviceOwner,
  findSession,
  insertArrival,
  isLearner,
  listNeighbours,
  listOpenSessionIds,
  listRecords,
  noteDoubt,
  type SessionRecord,
  writeMarks,
} from '../attendance/attendance.public.ts';
import { finishLessonOf } from '../lectures/lectures.public.ts';
import {
  codeExpired,
  codesClosed,
  codeUnknown,
  deviceUsed,
  notEnrolled,
  otherDevice,
  otherPhone,
  otherSession,
} from './attendance-check-in.errors.ts';
import type { CheckedIn, CheckInBody } from './attendance-check-in.schemas.ts';
import { claimOf, originHashOf, readClaim, readCode, readDigits } from './attendance-codes.ts';

/** A code may be taken until an hour after the end: whoever forgets to close the session leaves no door open. */
const GRACE = 60 * 60_000;

const takesCodes = (session: SessionRecord, now: Date): boolean =>
  session.state === 'OPEN' &&
  session.isCodeOpen &&
  session.isPublished &&
  !session.isCancelled &&
  now.getTime() < session.endsAt.getTime() + GRACE;

interface Shown {
  sessionId: number;
  source: AttendanceSource;
  /** When the code was scanned: with a claim that was before signing in. */
  at: Date;
}

/** What the caller has in hand: whose session's code it is. Only the server's clock counts. */
async function readShown(context: MemberContext, tx: Tx, body: CheckInBody, deviceHash: string): Promise<Shown> {
  const now = context.clock.now();
  if (body.claim !== undefined) {
    const claim = readClaim(context, body.claim, deviceHash, now);
    if (!claim) throw otherDevice();
    if (!claim.isCurrent) throw codeExpired(claim.ageSeconds);
    return { sessionId: claim.sessionId, source: 'QR', at: claim.at };
  }
  const isCode = body.code !== undefined;
  const read = isCode
    ? readCode(context, body.code!, now)
    : readDigits(context, await listOpenSessionIds(context, tx), digitsIn(body), now);
  if (!read) throw codeUnknown();
  if (!read.isCurrent) throw codeExpired(read.ageSeconds);
  return { sessionId: read.sessionId, source: isCode ? 'QR' : 'CODE', at: now };
}

function digitsIn({ digits }: CheckInBody): string {
  if (digits === undefined) throw invalidField('code', 'required');
  return digits;
}

type Outcome = { record: { status: AttendanceStatus; markedAt: Date }; wasAlready: boolean } | { refusal: Problem };

/** There was a mark, or the device is somebody's: what that means. Doubles are reported to whoever takes the attendance. */
async function settleDouble(
  context: MemberContext,
  tx: Tx,
  session: SessionRecord,
  arrival: Shown & { deviceHash: string; status: AttendanceStatus },
): Promise<Outcome> {
  const { userId } = context.caller;
  const { attendanceSessionId: sessionId, courseId } = session;
  const { deviceHash, at, status, source } = arrival;
  const owner = await findDeviceOwner(tx, sessionId, deviceHash);
  if (owner !== undefined && owner !== userId) {
    await noteDoubt(tx, { sessionId, kind: 'SAME_DEVICE', userId, otherUserId: owner, at });
    return { refusal: deviceUsed() };
  }
  const [own] = await listRecords(tx, sessionId, [userId]);
  if (!own) throw codesClosed();
  if (own.deviceHash !== null && own.deviceHash !== deviceHash) {
    await noteDoubt(tx, { sessionId, kind: 'OTHER_DEVICE', userId, otherUserId: userId, at });
    return { refusal: otherPhone() };
  }
  if (own.status === 'PRESENT' || own.status === 'LATE') return { record: own, wasAlready: true };
  // marked absent too early, or excused and here after all
  await writeMarks(tx, { sessionId, courseId, by: userId, source, at, reason: '' }, [
    { userId, status, note: own.note },
  ]);
  return { record: { status, markedAt: at }, wasAlready: false };
}

/** How long after somebody else a second person on the same phone comes: signing in and scanning again takes a minute or two. */
const SECOND_PERSON = 10 * 60_000;
/** Where more people than this share network and browser, sharing them says nothing: a hall full of phones of one kind. */
const MOST_NEIGHBOURS = 3;

/**
 * A private window carries no device cookie, so that the second person on a phone looks like one with a phone of their own. Nobody is
 * refused for it: who shares network and browser with somebody who has just come in, one of the two with a device that the course has
 * not seen with them before, is noted for whoever takes the attendance.
 */
async function noteSecondPerson(tx: Tx, { sessionId, userId, originHash, at }: Noted): Promise<void> {
  const found = await listNeighbours(tx, {
    sessionId,
    originHash,
    since: new Date(at.getTime() - SECOND_PERSON),
    take: MOST_NEIGHBOURS + 2,
  });
  const own = found.find((one) => one.userId === userId);
  const others = found.filter((one) => one.userId !== userId);
  const [last] = others.length > MOST_NEIGHBOURS ? [] : others;
  if (!own || !last || (own.isKnown && last.isKnown)) return;
  // the doubt is about the person whose device is the new one, of two about the later
  const [doubted, other] = own.isKnown ? [last, own] : [own, last];
  await noteDoubt(tx, { sessionId, kind: 'SAME_BROWSER', userId: doubted.userId, otherUserId: other.userId, at });
}

interface Noted {
  sessionId: number;
  userId: number;
  originHash: string;
  at: Date;
}

async function arrive(
  context: MemberContext,
  tx: Tx,
  session: SessionRecord,
  shown: Shown,
  deviceHash: string,
): Promise<Outcome> {
  const { userId } = context.caller;
  const status = statusOnArrival(session.startsAt, session.lateMinutes, shown.at);
  const { attendanceSessionId: sessionId, courseId } = session;
  const originHash = originHashOf(context, sessionId);
  const arrival = { sessionId, courseId, userId, status, source: shown.source, at: shown.at, deviceHash, originHash };
  if (!(await insertArrival(tx, arrival))) return settleDouble(context, tx, session, { ...shown, deviceHash, status });
  await noteSecondPerson(tx, arrival);
  return { record: { status, markedAt: shown.at }, wasAlready: false };
}

/**
 * Marks the caller as here: with the code on the screen, its digits, or what this device got for a code before sign-in. A refusal
 * names its cause; that of a double is written down first.
 */
export async function checkIn(context: MemberContext, body: CheckInBody, deviceHash: string): Promise<CheckedIn> {
  const outcome = await transaction(context, async (tx) => {
    const shown = await readShown(context, tx, body, deviceHash);
    if (body.attendanceSessionId !== undefined && body.attendanceSessionId !== shown.sessionId) throw otherSession();
    const session = await findSession(tx, shown.sessionId);
    if (!session) throw codeUnknown();
    const { userId } = context.caller;
    if (!(await isLearner(tx, session.courseId, userId)))
      throw (await listOpenSessionIds(context, tx)).length > 0 ? otherSession() : notEnrolled();
    if (!takesCodes(session, context.clock.now())) throw codesClosed();
    const arrived = await arrive(context, tx, session, shown, deviceHash);
    if ('refusal' in arrived) return arrived;
    if (session.lectureId !== null && !arrived.wasAlready) await finishLessonOf(context, tx, session.lectureId, userId);
    const { attended, held } = await countAttended(tx, session, userId);
    const { record, wasAlready } = arrived;
    const { attendanceSessionId, courseId, lectureId, title, place, zone, startsAt } = session;
    return {
      answer: {
        attendanceSessionId,
        courseId,
        lectureId,
        title,
        place,
        zone,
        startsAt: startsAt.toISOString(),
        status: record.status,
        markedAt: record.markedAt.toISOString(),
        wasAlready,
        attended,
        held,
      },
    };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

/** Keeps what a device has scanned until its owner has signed in. Says nothing about the session. */
export function claimCode(context: RequestContext, code: string, deviceHash: string): { claim: string } {
  const now = context.clock.now();
  const read = readCode(context, code, now);
  if (!read) throw codeUnknown();
  if (!read.isCurrent) throw codeExpired(read.ageSeconds);
  return { claim: claimOf(context, { sessionId: read.sessionId, at: now, deviceHash }) };
}
