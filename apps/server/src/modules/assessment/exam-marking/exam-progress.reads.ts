import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { ExamProgress } from './exam-marking.schemas.ts';
import { examsIn, learnerCount, readLines, satCount } from './waiting-answers.reads.ts';

/** How far each published exam of a course is: who has sat it, and which answers wait for the caller. */
export async function readExamProgress(context: MemberContext, tx: Tx, courseId: number): Promise<ExamProgress[]> {
  const rows = await tx.all(
    db
      .selectFrom(examsIn([courseId]).as('x'))
      .select('x.course_subsection_id as subsectionExamId')
      .select([satCount.as('satCount'), learnerCount.as('expectedCount')])
      .orderBy('x.course_subsection_id'),
  );
  const waiting = await readLines(context, tx, [courseId]);
  const lines = new Map(waiting.map((line) => [line.examId, line]));
  return rows.map((row) => {
    const line = lines.get(row.subsectionExamId);
    return { ...row, toMarkCount: line?.count ?? 0, firstQuestionId: line?.questionId ?? null };
  });
}
