export { textOfDraft } from './exam-draft.ts';
export { ExamFacts } from './exam-facts.tsx';
export { ExamQuestions } from './exam-questions.tsx';
export { ExamSide } from './exam-side.tsx';
export { type Exam, examQuery, examsQuery } from './exams.api.ts';
export { FindingList } from './finding-list.tsx';
export { NewExamDialog } from './new-exam-dialog.tsx';
export { useExamCheck } from './use-exam-check.ts';
export { isFitExam, useExamForm } from './use-exam-form.ts';
