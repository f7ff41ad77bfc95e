import type { CopyCoursePart } from '../../learning/courses/courses.public.ts';
import { copyGroupAccommodations } from '../assessment/assessment.public.ts';
import { copyExams } from '../exams/exams.public.ts';
import { insertScheduledExamCopy, listScheduledExamsIn } from './copy-scheduled-exams.repository.ts';

/** The exams of a copied course and how they are scheduled. */
export const copySubsectionExams: CopyCoursePart = async (context, tx, copy) => {
  const examIds = await copyExams(context, tx, copy);
  for (const { courseSubsectionId: from, examId } of await listScheduledExamsIn(tx, copy.fromCourseId)) {
    const to = copy.subsectionIds.get(from)!;
    await insertScheduledExamCopy(context, tx, copy, { from, to, examId: examIds.get(examId)! });
    await copyGroupAccommodations(context, tx, copy, { from, to });
  }
};
