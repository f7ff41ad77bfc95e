import { compareDecimals, decimal, ZERO } from '@sullam/domain/decimal.ts';
import { hasText } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { formattedText } from '../../../kernel/html.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { knownCategories } from '../question-categories/question-categories.public.ts';
import { findUsableQuestions } from '../questions/questions.public.ts';
import { readDrawableSections } from './exam-candidates.reads.ts';
import { findExamPlaces } from './exam-uses.ts';
import { accessExam } from './exams.access.ts';
import { examInUse } from './exams.errors.ts';
import { deleteExam, insertExam, listFixedQuestions, replaceSections, updateExam } from './exams.repository.ts';
import type { Draw, ExamBody, ExamChange } from './exams.schemas.ts';

function checkTitle(title: ExamBody['title']): void {
  if (!hasText(title.en) && !hasText(title.ar)) throw invalidField('title', 'oneLanguage');
}

export const createExam = (context: MemberContext, courseId: number, body: ExamBody): Promise<{ examId: number }> => {
  checkTitle(body.title);
  const instructions = formattedText('instructions', body.instructions ?? {});
  return transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    const examId = await insertExam(tx, {
      courseId,
      title: body.title,
      instructions,
      createdBy: context.caller.userId,
      now: context.clock.now(),
    });
    await audit(context, tx, { action: 'exam.create', noun: 'exam', nounId: examId, changes: { courseId } });
    return { examId };
  });
};

/** A fixed question stands alone; marks are above zero. */
function checkDraw(draw: Draw, path: string): void {
  const isAlone =
    draw.take === 1 && draw.questionCategoryId === null && draw.tags.length === 0 && draw.difficulty === null;
  if (draw.questionId !== null && !isAlone) throw invalidField(`${path}.questionId`, 'choice');
  if (draw.marks !== null && compareDecimals(decimal(draw.marks), ZERO) <= 0)
    throw invalidField(`${path}.marks`, 'numberGreaterThan', { limit: 0 });
}

const drawsOf = (body: ExamChange): { draw: Draw; path: string }[] =>
  body.sections.flatMap(({ draws }, section) =>
    draws.map((draw, index) => ({ draw, path: `sections.${section}.draws.${index}` })),
  );

/** A question is asked once: fixed twice it would be in no paper twice. */
function checkRepeats(draws: readonly { draw: Draw; path: string }[]): void {
  const seen = new Set<number>();
  for (const { draw, path } of draws) {
    if (draw.questionId === null) continue;
    if (seen.has(draw.questionId)) throw invalidField(`${path}.questionId`, 'choice');
    seen.add(draw.questionId);
  }
}

/**
 * Categories are those of the organisation. Questions are those that the author may use, or that the exam asked before: an owner who
 * stops sharing a question takes it out of no exam.
 */
async function checkSources(
  context: MemberContext,
  tx: Tx,
  examId: number,
  draws: readonly { draw: Draw; path: string }[],
): Promise<void> {
  const asked = new Set(await listFixedQuestions(tx, examId));
  const chosen = draws.flatMap(({ draw }) => draw.questionId ?? []).filter((questionId) => !asked.has(questionId));
  const questions = new Set([...asked, ...(await findUsableQuestions(context, tx, chosen))]);
  const categories = await knownCategories(
    tx,
    draws.flatMap(({ draw }) => draw.questionCategoryId ?? []),
  );
  for (const { draw, path } of draws) {
    if (draw.questionId !== null && !questions.has(draw.questionId)) throw invalidField(`${path}.questionId`, 'choice');
    if (draw.questionCategoryId !== null && !categories.has(draw.questionCategoryId))
      throw invalidField(`${path}.questionCategoryId`, 'choice');
  }
}

/** Saves the whole exam. Papers that were given out stay as they are. */
export const changeExam = (context: MemberContext, examId: number, body: ExamChange): Promise<{ version: number }> => {
  checkTitle(body.title);
  const draws = drawsOf(body);
  for (const { draw, path } of draws) checkDraw(draw, path);
  checkRepeats(draws);
  const { sections, ...exam } = { ...body, instructions: formattedText('instructions', body.instructions) };
  return transaction(context, async (tx) => {
    await accessExam(context, tx, examId);
    if (!(await updateExam(tx, examId, exam, context.clock.now()))) throw conflict();
    await checkSources(context, tx, examId, draws);
    await replaceSections(tx, examId, sections);
    await audit(context, tx, {
      action: 'exam.update',
      noun: 'exam',
      nounId: examId,
      changes: { title: exam.title, sections: sections.length, draws: draws.length },
    });
    return { version: exam.version + 1 };
  });
};

/** A copy beside it, used nowhere yet. */
export const duplicateExam = (context: MemberContext, examId: number): Promise<{ examId: number }> =>
  transaction(context, async (tx) => {
    const { exam } = await accessExam(context, tx, examId);
    const copyId = await insertExam(tx, {
      courseId: exam.course_id,
      title: exam.title as object,
      instructions: exam.instructions as object,
      createdBy: context.caller.userId,
      now: context.clock.now(),
    });
    await replaceSections(tx, copyId, await readDrawableSections(tx, examId));
    await audit(context, tx, { action: 'exam.duplicate', noun: 'exam', nounId: copyId, changes: { from: examId } });
    return { examId: copyId };
  });

/** Deletes an exam that is used nowhere. */
export const removeExam = (context: MemberContext, examId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessExam(context, tx, examId);
    if ((await findExamPlaces(context, tx, [examId])).length > 0) throw examInUse();
    await deleteExam(tx, examId);
    await audit(context, tx, { action: 'exam.delete', noun: 'exam', nounId: examId });
  });
