import { drawPaper } from '@sullam/domain/exams/draw.ts';
import type { QuestionKey } from '@sullam/domain/questions/question.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { loadKeys, loadQuestions } from '../questions/questions.public.ts';
import { type DrawableSection, readDrawableSections } from './exam-candidates.reads.ts';
import { cannotBeDrawn } from './exams.errors.ts';
import { saltFor, totalMarks, worthOf } from './learner-paper.ts';
import { oneWayFrom, type PaperQuestion, type PaperSection } from './paper.ts';

/** A question that was never ready can't be asked: nobody knows what is right. */
const isUnready = ({ questionId, candidates: [question] }: DrawableSection['draws'][number]): boolean =>
  questionId !== null && question?.isReady === false;

/** Draws a paper from a seed: which questions in which version, in which order, worth how much. */
export async function drawAttempt(context: SystemContext, tx: Tx, examId: number, seed: string) {
  const sections = await readDrawableSections(tx, examId);
  if (sections.some(({ draws }) => draws.some(isUnready))) throw cannotBeDrawn();
  const { questions: drawn, missing } = drawPaper(sections, seed);
  if (missing.length > 0 || drawn.length === 0) throw cannotBeDrawn();
  const questionOf = await loadQuestions(context, tx, drawn);
  const orders = await loadKeys(
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
