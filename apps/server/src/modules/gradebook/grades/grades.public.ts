export { follow, makeItem } from './following.service.ts';
export { GradeRows } from './grade-rows.ts';
export { type GradeSource, gradeSources, type SourceMark } from './grade-source.ts';
export { readOpenGradebook } from './grades.reads.ts';
export { saveCells } from './grades.service.ts';
export { type GradedLearner, type Learner, listLearners } from './grades-report.reads.ts';
