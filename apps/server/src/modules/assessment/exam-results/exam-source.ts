import { divideRationals, HUNDRED, multiplyRationals, rationalOf } from '@sullam/domain/rational.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { GradeSource } from '../../gradebook/grades/grades.public.ts';
import { type ExamFacts, findExamFacts, findReleasedExams, readExamGrades } from './exam-grades.reads.ts';

/** Papers that are drawn may be worth differently: then the grade is a percentage. */
const worthOf = ({ marks }: ExamFacts): string => marks ?? '100';

async function factsOf(tx: Tx, courseSubsectionId: number) {
  const exam = await findExamFacts(tx, courseSubsectionId);
  if (!exam) return null;
  const { courseId, title, isPublished, closesAt } = exam;
  return { courseId, title, isPublished, dueAt: closesAt, maximumPoints: worthOf(exam) };
}

/** Scheduled exams: what a learner's attempts give together by the grading method, as a share of what the exam is worth. */
export const examSource: GradeSource = {
  name: 'EXAM',
  notifiesItself: true,
  facts: factsOf,
  findReleased: findReleasedExams,
  async marks(_context, tx, courseSubsectionId, userIds) {
    const facts = await factsOf(tx, courseSubsectionId);
    if (!facts) return new Map();
    const worth = divideRationals(rationalOf(facts.maximumPoints), HUNDRED);
    const grades = await readExamGrades(tx, courseSubsectionId, userIds);
    return new Map(
      [...grades].map(([userId, { state, percent, isRegraded }]) => [
        userId,
        { state, points: percent && multiplyRationals(percent, worth), isRegraded },
      ]),
    );
  },
};
