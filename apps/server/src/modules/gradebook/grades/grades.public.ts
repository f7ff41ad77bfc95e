export { readClassStatistics } from './class-statistics.reads.ts';
export { follow, makeItem } from './following.service.ts';
export { listShownChanges, readGradeDetail } from './grade-history.reads.ts';
export { gradeOf, isShown, presentDerived } from './grade-marks.ts';
export { GradeRows, shownMarks } from './grade-rows.ts';
export { type GradeSource, gradeSources, type SourceMark } from './grade-source.ts';
export {
  type GradeRow,
  listGrades,
  listStoredRows,
  type OpenGradebook,
  readOpenGradebook,
  readOpenGradebooks,
} from './grades.reads.ts';
export { Computed, DerivedTotals, GradeDetail, GradeState, Totals } from './grades.schemas.ts';
export { saveCells } from './grades.service.ts';
export { type GradedLearner, type Learner, listLearners } from './grades-report.reads.ts';
