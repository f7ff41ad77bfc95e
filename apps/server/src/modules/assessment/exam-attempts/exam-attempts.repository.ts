import type { GrantedTime } from '@sullam/domain/exams/sitting.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import type { PaperQuestion, PaperSection } from '../exams/exams.public.ts';

const attemptOf = statement(({ examAttemptId }: { examAttemptId: number }) =>
  db.selectFrom('exam_attempts').selectAll().where('exam_attempt_id', '=', examAttemptId),
);

export const findAttempt = (tx: Tx, examAttemptId: number) => tx.one(attemptOf({ examAttemptId }));

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/** Somebody's attempts at an exam, the first one first. */
export const findAttempts = (tx: Tx, who: { courseSubsectionId: number; userId: number; isPreview: boolean }) =>
  tx.all(
    db
      .selectFrom('exam_attempts')
      .selectAll()
      .where('course_subsection_id', '=', who.courseSubsectionId)
      .where('user_id', '=', who.userId)
      .where('is_preview', '=', who.isPreview)
      .orderBy('number'),
  );

interface OwnAttempts {
  userId: number;
  isPreview: boolean;
  ids: readonly number[];
}

const ownAttempts = statement(({ userId, isPreview, ids }: OwnAttempts) =>
  db
    .selectFrom('exam_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_preview', '=', isPreview)
    .where(isAmong('course_subsection_id', ids))
    .orderBy('number'),
);

/** Somebody's attempts at several exams, the first one of each first. */
export const listOwnAttempts = (tx: Tx, which: OwnAttempts) => tx.all(ownAttempts(which));

const ownOutcomes = statement(({ userId, courseIds }: { userId: number; courseIds: readonly number[] }) =>
  db
    .selectFrom('exam_attempts')
    .select(['course_subsection_id', 'number', 'state', 'score', 'marks', 'is_preview', 'deadline'])
    .where('user_id', '=', userId)
    .where('is_preview', '=', false)
    .where(isAmong('course_id', courseIds))
    .orderBy('number'),
);

/** How somebody's attempts in some courses stand, without their papers; the first one at each exam first. */
export const listOwnOutcomes = (tx: Tx, which: { userId: number; courseIds: readonly number[] }) =>
  tx.all(ownOutcomes(which));

export interface NewAttempt {
  courseSubsectionId: number;
  courseId: number;
  examId: number;
  userId: number;
  isPreview: boolean;
  number: number;
  startedAt: Date;
  deadline: Date | null;
  granted: GrantedTime;
  seed: string;
  sections: readonly PaperSection[];
  questions: readonly PaperQuestion[];
  marks: string;
  reached: number;
}

/** Begins an attempt with its paper; null when another one has been begun at the same moment. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<number | null> {
  const row = await tx.one(
    db
      .insertInto('exam_attempts')
      .values({
        course_subsection_id: attempt.courseSubsectionId,
        course_id: attempt.courseId,
        exam_id: attempt.examId,
        user_id: attempt.userId,
        is_preview: attempt.isPreview,
        number: attempt.number,
        started_at: attempt.startedAt,
        deadline: attempt.deadline,
        granted: json(attempt.granted),
        seed: attempt.seed,
        sections: json(attempt.sections),
        question_count: attempt.questions.length,
        reached: attempt.reached,
        marks: attempt.marks,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('exam_attempt_id'),
  );
  if (!row) return null;
  await tx.run(
    db.insertInto('attempt_questions').values(
      attempt.questions.map((question) => ({
        exam_attempt_id: row.exam_attempt_id,
        position: question.position,
        section: question.section,
        question_id: question.questionId,
        version: question.version,
        key_version: question.version,
        marks: question.marks,
        negative_marks: question.negativeMarks,
        salt: question.salt,
      })),
    ),
  );
  return row.exam_attempt_id;
}

/** Closes a running attempt as abandoned; answers whether it was still running. */
export async function abandonAttempt(tx: Tx, examAttemptId: number, now: Date): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('exam_attempts')
      .set({ state: 'ABANDONED', finished_at: now })
      .where('exam_attempt_id', '=', examAttemptId)
      .where('state', '=', 'RUNNING'),
  );
  return touched === 1;
}

/** Hands a running attempt to a tab; answers who had it before, undefined when it doesn't run. */
export async function takeAttempt(
  tx: Tx,
  examAttemptId: number,
  holder: string,
): Promise<{ before: string | null } | undefined> {
  const row = await tx.one(
    db
      .selectFrom('exam_attempts')
      .select('holder as before')
      .where('exam_attempt_id', '=', examAttemptId)
      .where('state', '=', 'RUNNING')
      .forNoKeyUpdate(),
  );
  if (!row || row.before === holder) return row;
  await tx.run(db.updateTable('exam_attempts').set({ holder }).where('exam_attempt_id', '=', examAttemptId));
  return row;
}

/** Goes on from a question that is open now; answers whether it was. */
export async function moveOn(
  tx: Tx,
  move: { examAttemptId: number; holder: string; from: number; to: number; latest: Date },
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('exam_attempts')
      .set({ reached: move.to })
      .where('exam_attempt_id', '=', move.examAttemptId)
      .where('state', '=', 'RUNNING')
      .where('holder', '=', move.holder)
      .where('reached', '=', move.from)
      .where(sql<boolean>`(deadline is null or deadline >= ${move.latest}::timestamptz)`),
  );
  return touched === 1;
}

interface NextHint {
  examAttemptId: number;
  position: number;
  /** How many are open, as the learner sees it. */
  openedHints: number;
  most: number;
}

/** Opens the hint behind those that are open; answers whether it did. */
export async function openHint(tx: Tx, { examAttemptId, position, openedHints, most }: NextHint): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('attempt_questions')
      .set({ opened_hints: openedHints + 1 })
      .where('exam_attempt_id', '=', examAttemptId)
      .where('position', '=', position)
      .where('opened_hints', '=', openedHints)
      .where('opened_hints', '<', most),
  );
  return touched === 1;
}

export interface NewEvent {
  kind: 'FOCUS_LOST' | 'FOCUS_GAINED' | 'PASTE' | 'RECONNECTED' | 'TAKEN_OVER';
  position: number | null;
  occurredAt: Date;
}

/** More than a long exam with a nervous learner has. */
export const MOST_EVENTS = 2000;

/** Writes events down until there are too many; answers how many it wrote. */
export async function insertEvents(
  tx: Tx,
  examAttemptId: number,
  events: readonly NewEvent[],
  now: Date,
): Promise<number> {
  if (events.length === 0) return 0;
  const [counted] = await tx.all(
    db
      .selectFrom('attempt_events')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('exam_attempt_id', '=', examAttemptId),
  );
  const taken = events.slice(0, Math.max(0, MOST_EVENTS - (counted?.count ?? 0)));
  if (taken.length === 0) return 0;
  return tx.run(
    db.insertInto('attempt_events').values(
      taken.map((event) => ({
        exam_attempt_id: examAttemptId,
        kind: event.kind,
        position: event.position,
        occurred_at: event.occurredAt,
        received_at: now,
      })),
    ),
  );
}

/** What happened around an attempt, in the order in which it was reported. */
export const listEvents = (tx: Tx, examAttemptId: number) =>
  tx.all(
    db
      .selectFrom('attempt_events')
      .select(['kind', 'position', 'occurred_at', 'received_at'])
      .where('exam_attempt_id', '=', examAttemptId)
      .orderBy('attempt_event_id'),
  );
