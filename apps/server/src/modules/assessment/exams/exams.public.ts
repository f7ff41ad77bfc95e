/** Views of its tables that others may read. */
export const VIEWS = ['exam_contents'] as const;

export { copyExams } from './copy-exams.service.ts';
export { type DrawableSection, findAskedQuestions, readDrawableSections } from './exam-candidates.reads.ts';
export { examFindings } from './exam-findings.ts';
export { createExamOfLesson, removeEmptyExams, renameExamOfLesson } from './exam-of-lesson.service.ts';
export { examRoute } from './exam-route.ts';
export { examUses, type ReadExamPlaces } from './exam-uses.ts';
export { accessExam } from './exams.access.ts';
export { demoExams, type LoadedExam } from './exams.demo.ts';
export { examNotReady } from './exams.errors.ts';
export {
  findExamWorth,
  listFixedQuestions,
  listSectionSizes,
} from './exams.repository.ts';
export { ExamParams, Findings, Navigation, Version } from './exams.schemas.ts';
