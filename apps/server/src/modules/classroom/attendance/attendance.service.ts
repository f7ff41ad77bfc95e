import { instantOf, isDay, isTimeZone } from '@sullam/domain/lectures/zoned-time.ts';
import { hasText } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { checkLocalTimeExists } from '../../../kernel/local-time.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { finishLessonOf } from '../lectures/lectures.public.ts';
import { accessAttendance, accessSession } from './attendance.access.ts';
import { notBegun, sessionClosed, sessionOfLecture } from './attendance.errors.ts';
import {
  deleteSession,
  findRules,
  insertSession,
  listRecords,
  listUnmarked,
  type SessionRecord,
  sessionUpdate,
  upsertRules,
  writeMarks,
} from './attendance.repository.ts';
import type { AttendanceRulesBody, MarksBody, SessionBody, SessionPatch } from './attendance.schemas.ts';
import { settleTotals } from './attendance-totals.ts';
import { isLearner } from './own-attendance.reads.ts';

/** Beginning and end of a session that was planned by the hours of a wall. */
function checkLocalTime(hours: { zone: string; localDate: string; localTime: string; durationMinutes: number }) {
  if (!isTimeZone(hours.zone)) throw invalidField('zone', 'choice');
  if (!isDay(hours.localDate)) throw invalidField('localDate', 'choice');
  checkLocalTimeExists({ date: hours.localDate, time: hours.localTime }, hours.zone, 'localTime');
  const startsAt = instantOf({ date: hours.localDate, time: hours.localTime }, hours.zone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + hours.durationMinutes * 60_000) };
}

const noun = 'attendance-session';
/** A code may be shown so long before the start, and not earlier. */
const EARLIEST = 2 * 60 * 60_000;

/** Makes a session that belongs to no lecture. */
export function createSession(
  context: MemberContext,
  courseId: number,
  body: SessionBody,
): Promise<{ attendanceSessionId: number }> {
  if (!hasText(body.title.en) && !hasText(body.title.ar)) throw invalidField('title', 'oneLanguage');
  const { startsAt, endsAt } = checkLocalTime(body);
  return transaction(context, async (tx) => {
    await accessAttendance(context, tx, courseId, 'edit');
    const attendanceSessionId = await insertSession(tx, {
      courseId,
      ...body,
      startsAt,
      endsAt,
      userId: context.caller.userId,
      now: context.clock.now(),
    });
    await audit(context, tx, {
      action: 'attendance-session.create',
      noun,
      nounId: attendanceSessionId,
      changes: { courseId },
    });
    return { attendanceSessionId };
  });
}

/** Opens and closes the code, moves the limit. */
export const changeSession = (context: MemberContext, sessionId: number, patch: SessionPatch): Promise<void> =>
  transaction(context, async (tx) => {
    const session = await accessSession(context, tx, sessionId, 'take', true);
    if (session.state === 'CLOSED') throw sessionClosed();
    const now = context.clock.now();
    if (patch.isCodeOpen && now.getTime() < session.startsAt.getTime() - EARLIEST) throw notBegun();
    if (patch.isCodeOpen && session.isCancelled) throw sessionClosed();
    const opens = patch.isCodeOpen === true && session.state === 'PLANNED';
    await tx.run(
      sessionUpdate(sessionId).set({
        ...(patch.lateMinutes === undefined ? {} : { late_minutes: patch.lateMinutes }),
        ...(patch.isCodeOpen === undefined ? {} : { is_code_open: patch.isCodeOpen }),
        ...(opens ? { state: 'OPEN', opened_at: now } : {}),
        // what is kept as it is still is a change to the row
        zone: session.zone,
      }),
    );
    await audit(context, tx, { action: 'attendance-session.update', noun, nounId: sessionId, changes: { ...patch } });
  });

/** Whoever has no mark is absent, or excused where an excuse was accepted; from now on the session counts. */
export async function closeIn(context: SystemContext, tx: Tx, session: SessionRecord, by: number): Promise<number> {
  const { attendanceSessionId: sessionId, courseId } = session;
  const at = context.clock.now();
  const unmarked = await listUnmarked(tx, session);
  await writeMarks(
    tx,
    { sessionId, courseId, by, source: 'CLOSING', at, reason: '' },
    unmarked.map((userId) => ({ userId, status: 'ABSENT', note: '' })),
  );
  await tx.run(sessionUpdate(sessionId).set({ state: 'CLOSED', is_code_open: false, closed_at: at }));
  await settleTotals(context, tx, courseId, null);
  return unmarked.length;
}

export const closeSession = (context: MemberContext, sessionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const session = await accessSession(context, tx, sessionId, 'take', true);
    if (session.state === 'CLOSED' || session.isCancelled) throw sessionClosed();
    if (context.clock.now() < session.startsAt) throw notBegun();
    const absent = await closeIn(context, tx, session, context.caller.userId);
    await audit(context, tx, { action: 'attendance-session.close', noun, nounId: sessionId, changes: { absent } });
  });

/** Counts no longer until it is closed again. */
export const reopenSession = (context: MemberContext, sessionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const session = await accessSession(context, tx, sessionId, 'take', true);
    if (session.state !== 'CLOSED') return;
    await tx.run(sessionUpdate(sessionId).set({ state: 'OPEN', closed_at: null }));
    await settleTotals(context, tx, session.courseId, null);
    await audit(context, tx, { action: 'attendance-session.reopen', noun, nounId: sessionId });
  });

export const removeSession = (context: MemberContext, sessionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const session = await accessSession(context, tx, sessionId, 'take', true);
    if (session.lectureId !== null) throw sessionOfLecture();
    await deleteSession(tx, sessionId);
    await settleTotals(context, tx, session.courseId, null);
    await audit(context, tx, { action: 'attendance-session.delete', noun, nounId: sessionId });
  });

/** Writes marks by hand. After the session was closed each is a correction, and says why. */
export const markByHand = (context: MemberContext, sessionId: number, { marks, reason }: MarksBody): Promise<void> =>
  transaction(context, async (tx) => {
    const session = await accessSession(context, tx, sessionId, 'take', true);
    const isClosed = session.state === 'CLOSED';
    if (isClosed && (reason ?? '').trim() === '') throw invalidField('reason', 'required');
    const { courseId } = session;
    const userIds = marks.map(({ userId }) => userId);
    const known = new Map((await listRecords(tx, sessionId, userIds)).map((record) => [record.userId, record]));
    for (const userId of userIds) if (!known.has(userId) && !(await isLearner(tx, courseId, userId))) throw notFound();
    const at = context.clock.now();
    if (session.state === 'PLANNED') await tx.run(sessionUpdate(sessionId).set({ state: 'OPEN', opened_at: at }));
    const written = [...new Map(marks.map((mark) => [mark.userId, mark])).values()].map(({ userId, status, note }) => {
      const before = known.get(userId);
      return {
        userId,
        status: status === undefined ? (before?.status ?? null) : status,
        note: (note ?? before?.note ?? '').trim(),
      };
    });
    const { userId: by } = context.caller;
    await writeMarks(tx, { sessionId, courseId, by, source: 'HAND', at, reason: reason ?? '' }, written);
    if (session.lectureId !== null)
      for (const { userId, status } of written)
        if (status === 'PRESENT' || status === 'LATE') await finishLessonOf(context, tx, session.lectureId, userId);
    if (isClosed) await settleTotals(context, tx, courseId, userIds);
    await audit(context, tx, {
      action: 'attendance-session.mark',
      noun,
      nounId: sessionId,
      changes: { count: written.length, ...(isClosed ? { reason } : {}) },
    });
  });

/** What counts in a course from now on; closed sessions are counted anew. */
export const changeRules = (context: MemberContext, courseId: number, rules: AttendanceRulesBody): Promise<void> =>
  transaction(context, async (tx) => {
    await accessAttendance(context, tx, courseId, 'edit');
    const before = await findRules(tx, courseId);
    await upsertRules(tx, courseId, rules);
    if (before.lateWeight !== rules.lateWeight) await settleTotals(context, tx, courseId, null);
    await audit(context, tx, {
      action: 'attendance-rules.update',
      noun: 'course',
      nounId: courseId,
      changes: { before, after: rules },
    });
  });
