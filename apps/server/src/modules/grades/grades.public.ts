export { eachTotal } from './each-total.ts';
export { follow } from './following.service.ts';
export { gradeOf } from './grade-marks.ts';
export { type GradeSource, gradeSources, type SourceMark } from './grade-source.ts';
export { type GradeRow, listGrades, type OpenGradebook, readOpenGradebook } from './grades.reads.ts';
export { saveCells } from './grades.service.ts';
export { type Learner, listLearners } from './grades-report.reads.ts';
