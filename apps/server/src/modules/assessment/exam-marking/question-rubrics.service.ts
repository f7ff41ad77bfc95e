import { isMarkedByHand } from '@sullam/domain/questions/question.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { findUsableVersion, markRubricUsed } from '../../gradebook/rubrics/rubrics.public.ts';
import { findCurrentVersion } from '../questions/questions.public.ts';
import { accessSubsectionExam, lockScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';
import { rubricInUse } from './exam-marking.errors.ts';
import type { QuestionRubricBody } from './exam-marking.schemas.ts';
import { deleteQuestionRubric, isMarkedAlready, putQuestionRubric } from './question-rubrics.repository.ts';

interface Place {
  subsectionExamId: number;
  questionId: number;
}

/** The exam alone for this change: nobody marks by the old rubric meanwhile, or has. */
async function begin(context: MemberContext, tx: Tx, { subsectionExamId, questionId }: Place) {
  const { exam } = await accessSubsectionExam(context, tx, subsectionExamId, 'edit');
  await lockScheduledExam(tx, subsectionExamId, 'change');
  const question = await findCurrentVersion(tx, questionId);
  if (!question || !isMarkedByHand(question.type)) throw notFound();
  if (await isMarkedAlready(tx, subsectionExamId, questionId)) throw rubricInUse();
  return exam;
}

/** Questions of an exam that people mark may be marked by a rubric, in the version that it has now. */
export const chooseRubric = (context: MemberContext, place: Place, { rubricId, tolerance }: QuestionRubricBody) =>
  transaction(context, async (tx): Promise<void> => {
    const exam = await begin(context, tx, place);
    const rubricVersion = await findUsableVersion(context, tx, rubricId, exam.course_id);
    if (rubricVersion === null) throw invalidField('rubricId', 'choice');
    const now = context.clock.now();
    await putQuestionRubric(tx, {
      ...place,
      rubricId,
      rubricVersion,
      tolerance,
      by: context.caller.userId,
      now,
    });
    await markRubricUsed(tx, rubricId, now);
    await auditRubric(context, tx, place, rubricId);
  });

export const removeRubric = (context: MemberContext, place: Place) =>
  transaction(context, async (tx): Promise<void> => {
    await begin(context, tx, place);
    await deleteQuestionRubric(tx, place.subsectionExamId, place.questionId);
    await auditRubric(context, tx, place, null);
  });

const auditRubric = (context: MemberContext, tx: Tx, place: Place, rubricId: number | null) =>
  audit(context, tx, {
    action: 'question-rubric.choose',
    noun: 'subsection-exam',
    nounId: place.subsectionExamId,
    changes: { questionId: place.questionId, rubricId },
  });
