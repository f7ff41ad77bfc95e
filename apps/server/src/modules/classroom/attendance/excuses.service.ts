import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { checkMediaChoices, type MediaKind } from '../../organization/media/media.public.ts';
import { accessSession } from './attendance.access.ts';
import { excuseDecided, noAbsence, sessionClosed } from './attendance.errors.ts';
import { listRecords, writeMarks } from './attendance.repository.ts';
import type { DecisionBody, ExcuseBody, SettleBody } from './attendance.schemas.ts';
import { excuseSettled } from './attendance.signals.ts';
import { settleTotals } from './attendance-totals.ts';
import { deleteExcuse, lockDoubt, lockExcuse, noteDecision, noteSettled, upsertExcuse } from './excuses.repository.ts';
import { canExcuse, isLearner } from './own-attendance.reads.ts';

const PROOF: readonly MediaKind[] = ['DOCUMENT', 'IMAGE'];

/** Sends an excuse, or puts another one in its place while nobody has decided. */
export const sendExcuse = (context: MemberContext, sessionId: number, body: ExcuseBody): Promise<void> =>
  transaction(context, async (tx) => {
    const session = await accessSession(context, tx, sessionId, 'own', true);
    const { userId } = context.caller;
    if (!(await isLearner(tx, session.courseId, userId))) throw notAllowed();
    if (session.isCancelled) throw sessionClosed();
    const [record, before] = await Promise.all([
      listRecords(tx, sessionId, [userId]),
      lockExcuse(tx, { sessionId, userId }),
    ]);
    if (before && before.state !== 'WAITING') throw excuseDecided();
    if (!canExcuse(record[0]?.status ?? null, before?.state ?? null)) throw noAbsence();
    const choices = body.mediaIds.map((mediaId, at) => ({ path: `mediaIds.${at}`, mediaId, kinds: PROOF }));
    await checkMediaChoices(context, tx, choices, new Set(before?.media_ids));
    await upsertExcuse(tx, {
      sessionId,
      userId,
      reason: body.reason,
      explanation: body.explanation,
      mediaIds: [...new Set(body.mediaIds)],
      at: context.clock.now(),
    });
    await audit(context, tx, { action: 'attendance-excuse.send', noun: 'attendance-session', nounId: sessionId });
  });

/** Takes an excuse that nobody has decided back. */
export const withdrawExcuse = (context: MemberContext, sessionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSession(context, tx, sessionId, 'own');
    const excuse = await lockExcuse(tx, { sessionId, userId: context.caller.userId });
    if (!excuse) throw notFound();
    if (excuse.state !== 'WAITING') throw excuseDecided();
    await deleteExcuse(tx, excuse.attendance_excuse_id);
    await audit(context, tx, { action: 'attendance-excuse.withdraw', noun: 'attendance-session', nounId: sessionId });
  });

/** Accepts or refuses an excuse, once; who is excused is so from now on, whatever stood there but "present". */
export const decideExcuse = (context: MemberContext, excuseId: number, body: DecisionBody): Promise<void> =>
  transaction(context, async (tx) => {
    const found = await lockExcuse(tx, { excuseId });
    if (!found) throw notFound();
    const { attendance_session_id: sessionId, user_id: userId } = found;
    const session = await accessSession(context, tx, sessionId, 'take', true);
    if (found.state !== 'WAITING') throw excuseDecided();
    const at = context.clock.now();
    const { userId: by } = context.caller;
    await noteDecision(tx, excuseId, { isAccepted: body.isAccepted, answer: body.answer.trim(), at, by });
    if (body.isAccepted) {
      const { courseId } = session;
      const [record] = await listRecords(tx, sessionId, [userId]);
      if (record?.status !== 'PRESENT' && record?.status !== 'LATE')
        await writeMarks(tx, { sessionId, courseId, by, source: 'EXCUSE', at, reason: body.answer.trim() }, [
          { userId, status: 'EXCUSED', note: record?.note ?? '' },
        ]);
      if (session.state === 'CLOSED') await settleTotals(context, tx, courseId, [userId]);
    }
    await audit(context, tx, {
      action: 'attendance-excuse.decide',
      noun: 'attendance-session',
      nounId: sessionId,
      changes: { userId, isAccepted: body.isAccepted },
    });
    await emit(context, tx, excuseSettled, { sessionId, userId, isAccepted: body.isAccepted });
  });

/** What became of a double: whoever was refused is there all the same, or isn't. */
export const settleDoubt = (context: MemberContext, doubtId: number, { isPresent }: SettleBody): Promise<void> =>
  transaction(context, async (tx) => {
    const doubt = await lockDoubt(tx, doubtId);
    if (!doubt) throw notFound();
    const { attendance_session_id: sessionId, user_id: userId, happened_at: happenedAt } = doubt;
    const session = await accessSession(context, tx, sessionId, 'take', true);
    if (doubt.settled_at !== null) return;
    const at = context.clock.now();
    const { userId: by } = context.caller;
    await noteSettled(tx, doubtId, { at, by });
    const [record] = await listRecords(tx, sessionId, [userId]);
    const { courseId, startsAt, lateMinutes } = session;
    const isLate = happenedAt.getTime() >= startsAt.getTime() + lateMinutes * 60_000;
    if (isPresent && record?.status !== 'PRESENT' && record?.status !== 'LATE')
      await writeMarks(tx, { sessionId, courseId, by, source: 'HAND', at: happenedAt, reason: '' }, [
        { userId, status: isLate ? 'LATE' : 'PRESENT', note: record?.note ?? '' },
      ]);
    // "not there" takes back what the other phone, or the other window, has said; who was refused has nothing to be taken back
    if (!isPresent && doubt.kind !== 'SAME_DEVICE' && record)
      await writeMarks(tx, { sessionId, courseId, by, source: 'HAND', at, reason: '' }, [
        { userId, status: 'ABSENT', note: record.note },
      ]);
    if (session.state === 'CLOSED') await settleTotals(context, tx, courseId, [userId]);
    await audit(context, tx, {
      action: 'attendance-doubt.settle',
      noun: 'attendance-session',
      nounId: sessionId,
      changes: { userId, isPresent },
    });
  });
