import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { randomToken } from '../../../kernel/secrets.ts';
import { readMediaRefs } from '../../organization/media/media.public.ts';
import { keyWith, loadKeys, loadQuestions, requireOpenKeys } from '../questions/questions.public.ts';
import { drawAttempt } from './draw-attempt.reads.ts';
import { accessExam } from './exams.access.ts';
import type { ExamPaper } from './exams.schemas.ts';
import { askedQuestion } from './learner-paper.ts';
import { mediaIdsOf, pictureOf, presentInstructions, presentLocalized, presentQuestion } from './present-question.ts';

/**
 * A paper as somebody might be given it, with its keys, for whoever may edit the exam. The same seed gives the same paper.
 * @throws Problem question.key-closed where the caller can sit another exam that asks one of the questions
 */
export async function readExamPaper(
  context: MemberContext,
  tx: Tx,
  examId: number,
  seed = randomToken(),
): Promise<ExamPaper> {
  const { exam } = await accessExam(context, tx, examId);
  const drawn = await drawAttempt(context, tx, examId, seed);
  await requireOpenKeys(
    context,
    tx,
    drawn.questions.map(({ questionId }) => questionId),
  );
  const questionOf = await loadQuestions(context, tx, drawn.questions);
  const keyOf = await loadKeys(tx, drawn.questions);
  const refs = await readMediaRefs(context, tx, mediaIdsOf(drawn.questions.map(questionOf), []));
  const present = presentLocalized(refs);
  return {
    examId,
    courseId: exam.course_id,
    title: exam.title,
    instructions: presentInstructions(exam.instructions),
    seed,
    marks: drawn.marks,
    sections: drawn.sections.map(({ title, navigation }) => ({ title, navigation })),
    questions: drawn.questions.map((question) => {
      const asked = askedQuestion(drawn, question, questionOf(question), 0);
      return {
        position: question.position,
        section: question.section,
        marks: question.marks,
        question: presentQuestion(asked, refs),
        picture: pictureOf(asked, refs),
        key: keyWith(keyOf(question), present),
      };
    }),
  };
}
