import type { CopyCoursePart } from '../courses/courses.public.ts';
import { copyExams } from '../exams/exams.public.ts';
import { insertGroupGrantCopies, insertHeldCopy, listHeldIn } from './copy-held-exams.repository.ts';

/** The exams of a copied course and how they are held. */
export const copySubsectionExams: CopyCoursePart = async (context, tx, copy) => {
  const examIds = await copyExams(context, tx, copy);
  for (const { courseSubsectionId: from, examId } of await listHeldIn(tx, copy.fromCourseId)) {
    const to = copy.subsectionIds.get(from)!;
    await insertHeldCopy(context, tx, copy, { from, to, examId: examIds.get(examId)! });
    await insertGroupGrantCopies(context, tx, copy, { from, to });
  }
};
