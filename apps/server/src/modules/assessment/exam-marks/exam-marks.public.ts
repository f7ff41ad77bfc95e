/** Views of its tables that others may read. */
export const VIEWS = ['exam_mark_history', 'exam_marks'] as const;

export { type ChangedMark, type ChangeSource, changeMarks, lockMark, type Place } from './answer-marks.repository.ts';
export { askedVersions, markedVersions } from './asked-versions.repository.ts';
export type { ReviewedQuestion } from './exam-marks.schemas.ts';
export { examMarked, examScoreReleased, examScoreWithdrawn } from './exam-marks.signals.ts';
export { gradeOfAttempts, isPassed, isScoreReleased, percentOf } from './exam-outcome.ts';
export { keyAccepting, type RuledMark } from './mark-by-rules.ts';
export { ruledMarks, type ToMark } from './mark-paper.repository.ts';
export { type MarkersWords, markersWords } from './markers-words.ts';
export {
  findRegradeDecision,
  insertRegradeDecision,
  listRegradeDecisionsOf,
  type RegradeDecisionRef,
  setWithdrawn,
} from './regrade-decisions.repository.ts';
export { readExamMoments } from './release-moments.reads.ts';
export { scoreAttempts } from './scores.service.ts';
