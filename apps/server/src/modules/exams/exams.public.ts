export { copyExams } from './copy-exams.service.ts';
export { type DrawableSection, readDrawableSections } from './exam-candidates.reads.ts';
export { examFindings } from './exam-findings.ts';
export { demandExams, examRoute } from './exam-route.ts';
export { accessExam } from './exams.access.ts';
export { changedMeanwhile, examNotReady } from './exams.errors.ts';
export { insertExam, replaceSections } from './exams.repository.ts';
export { ExamParams, Findings, Navigation, Version } from './exams.schemas.ts';
