import { startRefusal } from '@sullam/domain/exams/sitting.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { isPassword } from '../../../kernel/password-hash.ts';
import { clearRateLimit, hitRateLimit } from '../../../kernel/rate-limit.ts';
import { randomToken } from '../../../kernel/secrets.ts';
import { drawAttempt } from '../exams/exams.public.ts';
import { markUsed, requireOpenKeys } from '../questions/questions.public.ts';
import {
  accessSubsectionExam,
  deadlineFor,
  findGrantedIn,
  lockScheduledExam,
  promiseFor,
  requireAddress,
  requireUnlocked,
  type ScheduledExam,
  sittingOf,
} from '../scheduled-exams/scheduled-exams.public.ts';
import { closeOverdue } from './closing.service.ts';
import { startRefused, wrongPassword } from './exam-attempts.errors.ts';
import { type AttemptRow, abandonAttempt, findAttempts, insertAttempt } from './exam-attempts.repository.ts';
import type { Instance, InstanceBody } from './exam-attempts.schemas.ts';

const PASSWORD_TRIES = { name: 'exam password', count: 20, seconds: 600 };

const isRunning = ({ state }: AttemptRow): boolean => state === 'RUNNING';

/** What decides whether an attempt can start: the learner, the exam and earlier attempts. */
async function standAtDoor(context: MemberContext, tx: Tx, id: number) {
  const { exam, abilities } = await accessSubsectionExam(context, tx, id, 'learn');
  const who = { courseSubsectionId: id, userId: context.caller.userId, isPreview: abilities.canEdit };
  const attempts = await findAttempts(tx, who);
  return { exam, who, attempts, running: attempts.find(isRunning) };
}

async function requirePassword(context: MemberContext, exam: ScheduledExam, password: string | null | undefined) {
  if (exam.password_hash === null) return;
  const subject = `${context.organizationId} ${context.caller.userId} ${exam.course_subsection_id}`;
  await hitRateLimit(context, PASSWORD_TRIES, subject);
  if (!(await isPassword(context, exam.password_hash, password ?? ''))) throw wrongPassword();
  await clearRateLimit(context, PASSWORD_TRIES, subject);
}

/**
 * Starts an attempt, or answers the one that runs, however often and at once it is asked. With `restart` the running one
 * is closed as abandoned first, if another one is allowed.
 */
export async function startAttempt(context: MemberContext, body: InstanceBody): Promise<Instance> {
  const { subsectionExamId: id, restart = false, password } = body;
  await transaction(context, (tx) =>
    closeOverdue(context, tx, { courseSubsectionId: id, userId: context.caller.userId }),
  );
  const door = await reading(context, (tx) => standAtDoor(context, tx, id));
  if (door.running && !restart) return instanceOf(door.running, false);
  if (!door.who.isPreview) await requirePassword(context, door.exam, password);
  return transaction(context, async (tx) => {
    await lockScheduledExam(tx, id, 'use');
    const { exam, who, attempts, running } = await standAtDoor(context, tx, id);
    if (running && !restart) return instanceOf(running, false);
    const startedAt = context.clock.now();
    const grants = await findGrantedIn(tx, id);
    const sitting = sittingOf(exam, grants, who);
    if (!who.isPreview) {
      await requireUnlocked(context, tx, exam);
      const refusal = startRefusal(sitting, startedAt.getTime(), attempts.length);
      if (refusal) throw startRefused(refusal);
      requireAddress(exam.addresses, context);
    }
    if (running) await abandonAttempt(tx, running.exam_attempt_id, startedAt);
    const paper = await drawAttempt(context, tx, exam.exam_id, randomToken());
    const questionIds = paper.questions.map(({ questionId }) => questionId);
    // an editor who tries the exam out sees right answers at its end
    if (who.isPreview) await requireOpenKeys(context, tx, questionIds);
    await markUsed(tx, questionIds, startedAt);
    const number = (attempts.at(-1)?.number ?? 0) + 1;
    const examAttemptId = await insertAttempt(tx, {
      ...who,
      ...paper,
      courseId: exam.course_id,
      examId: exam.exam_id,
      number,
      startedAt,
      deadline: deadlineFor(sitting, startedAt),
      granted: promiseFor(grants, who),
    });
    if (examAttemptId !== null) return { examAttemptId, number, isNew: true };
    const other = (await findAttempts(tx, who)).find(isRunning); // begun at the same moment by another call
    if (!other) throw startRefused('NO_ATTEMPTS_LEFT');
    return instanceOf(other, false);
  });
}

const instanceOf = ({ exam_attempt_id: examAttemptId, number }: AttemptRow, isNew: boolean): Instance => ({
  examAttemptId,
  number,
  isNew,
});
