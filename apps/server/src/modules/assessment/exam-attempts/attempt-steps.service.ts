import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { isOneWay, oneWayFrom } from '../exams/exams.public.ts';
import { loadQuestions } from '../questions/questions.public.ts';
import { requireAddressOf } from '../scheduled-exams/scheduled-exams.public.ts';
import { questionAt } from './answering.service.ts';
import { readAnswers, readAttemptSnapshot } from './attempt-snapshot.reads.ts';
import { closeOverdue, latestDeadline, submitAttempt } from './closing.service.ts';
import { accessOwnAttempt, ownPaper } from './exam-attempts.access.ts';
import { alreadyFinished, noMoreHints, questionClosed, takenOver, timeIsOver } from './exam-attempts.errors.ts';
import {
  type AttemptRow,
  findAttempt,
  insertEvents,
  moveOn,
  openHint,
  takeAttempt,
} from './exam-attempts.repository.ts';
import type { AttemptSnapshot, EventsBody, FinishBody, HintBody, NextBody } from './exam-attempts.schemas.ts';
import { noteTimes } from './question-times.service.ts';

/** The running attempt that this tab holds, or why it may not go on. */
async function requireHolder(
  context: MemberContext,
  tx: Tx,
  examAttemptId: number,
  holder: string,
): Promise<AttemptRow> {
  const attempt = await findAttempt(tx, examAttemptId);
  if (!attempt) throw notFound();
  if (attempt.state === 'EXPIRED') throw timeIsOver();
  if (attempt.state !== 'RUNNING') throw alreadyFinished();
  if (attempt.deadline !== null && attempt.deadline < latestDeadline(context)) throw timeIsOver();
  if (attempt.holder !== holder) throw takenOver();
  return attempt;
}

/** Time that ran out is noticed in a transaction of its own: the refusal that follows must not undo the closing. */
const closeIfOver = (context: MemberContext, examAttemptId: number): Promise<unknown> =>
  transaction(context, (tx) => closeOverdue(context, tx, { examAttemptId }));

/** This tab goes on with the attempt; the one before it may only look. A finished attempt stays what it is. */
export async function resumeAttempt(
  context: MemberContext,
  examAttemptId: number,
  holder: string,
): Promise<AttemptSnapshot> {
  const paper = await ownPaper(context, examAttemptId);
  await requireAddressOf(context, paper);
  await closeIfOver(context, examAttemptId);
  return transaction(context, async (tx) => {
    const taken = await takeAttempt(tx, examAttemptId, holder);
    const wasElsewhere = taken?.before != null && taken.before !== holder;
    if (wasElsewhere) {
      const now = context.clock.now();
      await insertEvents(tx, examAttemptId, [{ kind: 'TAKEN_OVER', position: null, occurredAt: now }], now);
    }
    return readAttemptSnapshot(context, tx, paper, holder, wasElsewhere);
  });
}

/** How the attempt stands, for a tab that looks again; how it ended can be read from anywhere. */
export async function latestSnapshot(
  context: MemberContext,
  examAttemptId: number,
  holder: string | undefined,
): Promise<AttemptSnapshot> {
  const paper = await ownPaper(context, examAttemptId);
  await closeIfOver(context, examAttemptId);
  const snapshot = await transaction(context, (tx) => readAttemptSnapshot(context, tx, paper, holder));
  if (snapshot.state === 'RUNNING') await requireAddressOf(context, paper);
  return snapshot;
}

/** Leaves a question for the next one in sections that go one way. Sent again it leads no further. */
export async function nextQuestion(
  context: MemberContext,
  examAttemptId: number,
  { holder, position }: NextBody,
): Promise<AttemptSnapshot> {
  const paper = await ownPaper(context, examAttemptId);
  await requireAddressOf(context, paper);
  await closeIfOver(context, examAttemptId);
  const to = oneWayFrom(paper, position + 1);
  return transaction(context, async (tx) => {
    if (!isOneWay(paper, questionAt(paper, position))) throw questionClosed();
    const move = { examAttemptId, holder, from: position, to, latest: latestDeadline(context) };
    if (!(await moveOn(tx, move))) {
      const attempt = await requireHolder(context, tx, examAttemptId, holder);
      if (attempt.reached !== to) throw questionClosed();
    }
    return readAttemptSnapshot(context, tx, paper, holder);
  });
}

/** Opens the next hint of a question. Sent again it opens no other one. */
export async function revealHint(
  context: MemberContext,
  examAttemptId: number,
  { holder, position, openedHints }: HintBody,
): Promise<AttemptSnapshot> {
  const paper = await ownPaper(context, examAttemptId);
  await requireAddressOf(context, paper);
  await closeIfOver(context, examAttemptId);
  return transaction(context, async (tx) => {
    const question = questionAt(paper, position);
    const attempt = await requireHolder(context, tx, examAttemptId, holder);
    if (isOneWay(paper, question) && attempt.reached !== position) throw questionClosed();
    const { content } = (await loadQuestions(context, tx, [question]))(question);
    const hint = { examAttemptId, position, openedHints, most: content.hints.length };
    const isOpen =
      (await openHint(tx, hint)) || (await readAnswers(tx, examAttemptId))(position).openedHints > openedHints;
    if (!isOpen) throw noMoreHints();
    return readAttemptSnapshot(context, tx, paper, holder);
  });
}

/** Hands the attempt in, from anywhere: what was answered in its place counts. Sent again, or after the time is over, it answers how the attempt ended. */
export async function finishAttempt(
  context: MemberContext,
  examAttemptId: number,
  { holder, takesOver = false }: FinishBody,
): Promise<AttemptSnapshot> {
  const paper = await ownPaper(context, examAttemptId);
  await closeIfOver(context, examAttemptId);
  return transaction(context, async (tx) => {
    if (!(await submitAttempt(context, tx, { ...paper, holder: takesOver ? null : holder }))) {
      await closeOverdue(context, tx, { examAttemptId }); // the last moment may have passed since the first look
      const attempt = await findAttempt(tx, examAttemptId);
      if (attempt?.state === 'RUNNING') throw takesOver || attempt.holder === holder ? timeIsOver() : takenOver();
    }
    return readAttemptSnapshot(context, tx, paper, holder);
  });
}

/** Keeps what happened around a running attempt, and how long its questions were looked at, for who marks it; what comes later or too often is left out. */
export const noteEvents = (
  context: MemberContext,
  examAttemptId: number,
  { events, times }: EventsBody,
): Promise<{ count: number }> => {
  return transaction(context, async (tx) => {
    const paper = await accessOwnAttempt(context, tx, examAttemptId);
    const attempt = await findAttempt(tx, examAttemptId);
    if (attempt && times) await noteTimes(context, tx, paper, attempt, times);
    if (attempt?.state !== 'RUNNING') return { count: 0 };
    const noted = events.map(({ kind, position, occurredAt }) => ({
      kind,
      position: position ?? null,
      occurredAt: new Date(occurredAt),
    }));
    return { count: await insertEvents(tx, examAttemptId, noted, context.clock.now()) };
  });
};
