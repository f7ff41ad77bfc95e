import { isAddressRange } from '@sullam/domain/exams/address-range.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { hashPassword } from '../../../kernel/password-hash.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { settleLesson } from '../../learning/course-content/course-content.public.ts';
import { accessExam, examNotReady, removeEmptyExams } from '../exams/exams.public.ts';
import { sittingsIn } from './exam-sittings.ts';
import { readFindings } from './scheduled-exam.reads.ts';
import { accessExamPlace, accessSubsectionExam } from './scheduled-exams.access.ts';
import { hasAttempts, notAnExam } from './scheduled-exams.errors.ts';
import {
  findSubsectionExam,
  insertSubsectionExam,
  lockScheduledExam,
  type ScheduledExam,
  setPublished,
  updateSubsectionExam,
} from './scheduled-exams.repository.ts';
import type { SubsectionExamChange } from './scheduled-exams.schemas.ts';
import { subsectionExamPublished, subsectionExamSaved } from './scheduled-exams.signals.ts';

function checkRules({ opensAt, closesAt, allowedAddresses }: SubsectionExamChange): void {
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    throw invalidField('closesAt', 'dateInvalid');
  allowedAddresses.forEach((range, index) => {
    if (!isAddressRange(range)) throw invalidField(`allowedAddresses.${index}`, 'pattern');
  });
}

async function checkExam(
  context: MemberContext,
  tx: Tx,
  body: SubsectionExamChange,
  place: { courseId: number; courseSubsectionId: number },
): Promise<ScheduledExam | undefined> {
  const { exam } = await accessExam(context, tx, body.examId);
  if (exam.course_id !== place.courseId) throw invalidField('examId', 'choice');
  const before = await findSubsectionExam(tx, place.courseSubsectionId);
  const isAnother = before !== undefined && before.exam_id !== body.examId;
  if (isAnother && (await sittingsIn(context).countAttempts(tx, place.courseSubsectionId)) > 0) throw hasAttempts();
  return before;
}

/** Does a change move the ends of attempts? */
const movesEnds = (before: ScheduledExam, { limitMinutes, closesAt }: SubsectionExamChange): boolean =>
  before.limit_minutes !== limitMinutes ||
  (before.closes_at?.getTime() ?? null) !== (closesAt === null ? null : Date.parse(closesAt));

/** Saves how an exam is scheduled; version 0 makes it. The deadlines of running attempts follow its times. */
export const saveSubsectionExam = async (
  context: MemberContext,
  courseSubsectionId: number,
  body: SubsectionExamChange,
): Promise<{ version: number }> => {
  checkRules(body);
  const passwordHash = body.password ? await hashPassword(context, body.password) : body.password;
  return transaction(context, async (tx) => {
    const { place } = await accessExamPlace(context, tx, courseSubsectionId);
    if (place.kind !== 'EXAM') throw notAnExam();
    await lockScheduledExam(tx, courseSubsectionId, 'change');
    const before = await checkExam(context, tx, body, place);
    const isSaved =
      body.version === 0
        ? await insertSubsectionExam(tx, place, body, passwordHash)
        : await updateSubsectionExam(tx, courseSubsectionId, body, passwordHash);
    if (!isSaved) throw conflict();
    if (before && before.exam_id !== body.examId) await removeEmptyExams(context, tx, [before.exam_id]);
    if (before && movesEnds(before, body)) await sittingsIn(context).moveDeadlines(context, tx, courseSubsectionId);
    const { password, ...rules } = body;
    await audit(context, tx, {
      action: 'subsection-exam.save',
      noun: 'subsection-exam',
      nounId: courseSubsectionId,
      changes: { ...rules, hasNewPassword: password !== undefined },
    });
    await emit(context, tx, subsectionExamSaved, { subsectionExamId: courseSubsectionId, courseId: place.courseId });
    return { version: body.version + 1 };
  });
};

/** Shows an exam, of which nothing is missing, to learners. */
export async function showExam(context: MemberContext, tx: Tx, exam: ScheduledExam): Promise<void> {
  const { course_subsection_id: id, course_id: courseId } = exam;
  await setPublished(tx, id, true);
  await settleLesson(context, tx, id);
  await audit(context, tx, { action: 'subsection-exam.publish', noun: 'subsection-exam', nounId: id });
  await emit(context, tx, subsectionExamPublished, { subsectionExamId: id, courseId });
}

/** Shows the exam to learners when nothing that they need is missing. */
export const publishSubsectionExam = (context: MemberContext, id: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { exam } = await accessSubsectionExam(context, tx, id, 'edit');
    const { findings } = await readFindings(context, tx, exam);
    const required = findings.filter(({ isRequired }) => isRequired);
    if (required.length > 0) throw examNotReady(required.map(({ path }) => ({ path, code: 'required', values: {} })));
    await showExam(context, tx, exam);
  });

/** Hides it again; attempts that run go on. */
export const unpublishSubsectionExam = (context: MemberContext, id: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSubsectionExam(context, tx, id, 'edit');
    await setPublished(tx, id, false);
    await settleLesson(context, tx, id);
    await audit(context, tx, { action: 'subsection-exam.unpublish', noun: 'subsection-exam', nounId: id });
  });
