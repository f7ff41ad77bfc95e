/** Views of its tables that others may read. */
export const VIEWS = ['exam_mark_history', 'exam_marks'] as const;

export { type ChangedMark, type ChangeSource, changeMarks, lockMark, type Place } from './answer-marks.repository.ts';
export { askedVersions, markedVersions } from './asked-versions.repository.ts';
export { readExamActivities } from './exam-activities.reads.ts';
export type { ReviewedQuestion } from './exam-scores.schemas.ts';
export { examMarked, examScoreReleased, examScoreWithdrawn } from './exam-scores.signals.ts';
export { keyAccepting, type RuledMark } from './mark-by-rules.ts';
export { ruledMarks, type ToMark } from './mark-paper.repository.ts';
export { type MarkersWords, markersWords } from './markers-words.ts';
export { readExamMoments } from './release-moments.reads.ts';
export { findRuling, insertRuling, listRulingsOf, type RulingRef, setWithdrawn } from './rulings.repository.ts';
export { scoreAttempts } from './scores.service.ts';
export { gradeOfAttempts, isPassed, isScoreReleased, percentOf } from './standing.ts';
