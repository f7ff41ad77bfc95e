export { drawAttempt } from './draw-attempt.reads.ts';
export { SectionHeading } from './exams.schemas.ts';
export { askedQuestion } from './learner-paper.ts';
export { isOneWay, oneWayFrom, type Paper, type PaperQuestion, type PaperSection } from './paper.ts';
export {
  filesOf,
  mediaIdsOf,
  pictureOf,
  presentInstructions,
  presentLocalized,
  presentQuestion,
} from './present-question.ts';
/** Views of its tables that others may read. */
export const VIEWS = ['exam_contents'] as const;

export { copyExams } from './copy-exams.service.ts';
export { findAskedQuestions, readDrawableSections } from './exam-candidates.reads.ts';
export { examFindings } from './exam-findings.ts';
export { createExamOfLesson, removeEmptyExams, renameExamOfLesson } from './exam-of-lesson.service.ts';
export { examRoute } from './exam-route.ts';
export { examUses, type ReadExamPlaces } from './exam-uses.ts';
export { accessExam } from './exams.access.ts';
export { demoExams, type LoadedExam } from './exams.demo.ts';
export { examNotReady } from './exams.errors.ts';
export { findExamWorth, listFixedQuestions, listSectionSizes } from './exams.repository.ts';
export { Findings, Navigation, Version } from './exams.schemas.ts';
