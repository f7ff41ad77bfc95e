import { drawPaper } from '@sullam/domain/exams/draw.ts';
import { startRefusal } from '@sullam/domain/exams/sitting.ts';
import type { QuestionKey } from '@sullam/domain/questions/question.ts';
import { refuseMasquerade } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../kernel/database/database.ts';
import { isPassword } from '../../kernel/password-hash.ts';
import { clearTries, countTry } from '../../kernel/rate-limit.ts';
import { randomToken } from '../../kernel/secrets.ts';
import { readDrawableSections } from '../exams/exams.public.ts';
import { markUsed } from '../questions/questions.public.ts';
import { loadQuestions, oneWayFrom, type PaperQuestion, type PaperSection } from './attempt-papers.reads.ts';
import { closeOverdue } from './closing.service.ts';
import {
  type AttemptRow,
  abandonAttempt,
  findAttempts,
  insertAttempt,
  lockHeldExam,
} from './exam-attempts.repository.ts';
import type { Instance, InstanceBody } from './exam-attempts.schemas.ts';
import { saltFor, totalMarks, worthOf } from './learner-paper.ts';
import { loadKeys } from './mark-paper.repository.ts';
import { deadlineFor, sittingOf } from './personal-sitting.ts';
import { accessSubsectionExam, demandUnlocked } from './subsection-exams.access.ts';
import { addressNotAllowed, cannotBeDrawn, startRefused, wrongPassword } from './subsection-exams.errors.ts';
import { findAccommodations, type HeldExam, isAddressAllowed } from './subsection-exams.repository.ts';

const PASSWORD_TRIES = { name: 'exam password', count: 20, seconds: 600 };

const isRunning = ({ state }: AttemptRow): boolean => state === 'RUNNING';

/** How somebody stands before the door: who tries, what is held, what was done before. */
async function standAtDoor(context: MemberContext, tx: Tx, id: number) {
  const { held, abilities } = await accessSubsectionExam(context, tx, id, 'learn');
  const who = { courseSubsectionId: id, userId: context.caller.userId, isPreview: abilities.canEdit };
  const attempts = await findAttempts(context, tx, who);
  return { held, who, attempts, running: attempts.find(isRunning) };
}

async function demandPassword(context: MemberContext, held: HeldExam, password: string | null | undefined) {
  if (held.password_hash === null) return;
  const subject = `${context.organizationId} ${context.caller.userId} ${held.course_subsection_id}`;
  await countTry(context, PASSWORD_TRIES, subject);
  if (!(await isPassword(context, held.password_hash, password ?? ''))) throw wrongPassword();
  await clearTries(context, PASSWORD_TRIES, subject);
}

/**
 * Starts an attempt, or answers the one that runs, however often and at once it is asked. With `restart` the running one
 * is closed as abandoned first, if another one is allowed.
 */
export async function startAttempt(context: MemberContext, body: InstanceBody): Promise<Instance> {
  refuseMasquerade(context);
  const { subsectionExamId: id, restart = false, password } = body;
  await transaction(context, (tx) =>
    closeOverdue(context, tx, { courseSubsectionId: id, userId: context.caller.userId }),
  );
  const door = await reading(context, (tx) => standAtDoor(context, tx, id));
  if (door.running && !restart) return instanceOf(door.running, false);
  if (!door.who.isPreview) await demandPassword(context, door.held, password);
  return transaction(context, async (tx) => {
    await lockHeldExam(context, tx, id, 'use');
    const { held, who, attempts, running } = await standAtDoor(context, tx, id);
    if (running && !restart) return instanceOf(running, false);
    const startedAt = context.clock.now();
    const sitting = sittingOf(held, await findAccommodations(context, tx, id), who);
    if (!who.isPreview) {
      await demandUnlocked(context, tx, held);
      const refusal = startRefusal(sitting, startedAt.getTime(), attempts.length);
      if (refusal) throw startRefused(refusal);
      if (!(await isAddressAllowed(tx, held.addresses, context.ip))) throw addressNotAllowed();
    }
    if (running) await abandonAttempt(context, tx, running.exam_attempt_id, startedAt);
    const paper = await drawFor(context, tx, held);
    const number = (attempts.at(-1)?.number ?? 0) + 1;
    const examAttemptId = await insertAttempt(context, tx, {
      ...who,
      ...paper,
      courseId: held.course_id,
      examId: held.exam_id,
      number,
      startedAt,
      deadline: deadlineFor(sitting, startedAt),
    });
    if (examAttemptId !== null) return { examAttemptId, number, isNew: true };
    const other = (await findAttempts(context, tx, who)).find(isRunning); // begun at the same moment by another call
    if (!other) throw startRefused('NO_ATTEMPTS_LEFT');
    return instanceOf(other, false);
  });
}

const instanceOf = ({ exam_attempt_id: examAttemptId, number }: AttemptRow, isNew: boolean): Instance => ({
  examAttemptId,
  number,
  isNew,
});

/** Draws a paper and freezes it: which questions in which version, in which order, worth how much. */
async function drawFor(context: MemberContext, tx: Tx, held: HeldExam) {
  const sections = await readDrawableSections(context, tx, held.exam_id);
  const seed = randomToken();
  const { questions: drawn, missing } = drawPaper(sections, seed);
  if (missing.length > 0 || drawn.length === 0) throw cannotBeDrawn();
  const questionOf = await loadQuestions(context, tx, drawn);
  const orders = await loadKeys(
    context,
    tx,
    drawn.filter((ref) => questionOf(ref).content.type === 'ORDERING'),
  );
  const marksOf = new Map(sections.flatMap(({ draws }) => draws.map((draw) => [draw.examDrawId, draw.marks] as const)));
  const places = new Map(sections.map(({ examSectionId }, index) => [examSectionId, index] as const));
  const questions = drawn.map((ref, index): PaperQuestion => {
    const question = questionOf(ref);
    const position = index + 1;
    return {
      position,
      section: places.get(ref.examSectionId) ?? 0,
      questionId: ref.questionId,
      version: ref.version,
      ...worthOf(question, marksOf.get(ref.examDrawId) ?? null),
      salt: question.content.type === 'ORDERING' ? saltFor(seed, position, question, orderIn(orders(ref))) : 0,
    };
  });
  await markUsed(
    context,
    tx,
    drawn.map(({ questionId }) => questionId),
    context.clock.now(),
  );
  const kept: PaperSection[] = sections.map(({ title, navigation, shufflesChoices }) => ({
    title,
    navigation,
    shufflesChoices,
  }));
  return {
    seed,
    sections: kept,
    questions,
    marks: totalMarks(questions),
    reached: oneWayFrom({ sections: kept, questions }, 1),
  };
}

const orderIn = (key: QuestionKey): readonly string[] => (key.type === 'ORDERING' ? key.order : []);
