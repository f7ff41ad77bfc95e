/** Views of its tables that others may read. */
export const VIEWS = ['exam_mark_history', 'exam_marks'] as const;

export { type ChangedMark, type ChangeSource, changeMarks, lockMark, type Place } from './answer-marks.repository.ts';
export { askedVersions, markedVersions } from './asked-versions.repository.ts';
export { readExamActivities } from './exam-activities.reads.ts';
export type { ReviewedQuestion } from './exam-scores.schemas.ts';
export { keyAccepting, type RuledMark } from './mark-by-rules.ts';
export { ruledMarks, type ToMark } from './mark-paper.repository.ts';
export { type MarkersWords, markersWords } from './markers-words.ts';
export { findRuling, insertRuling, listRulingsOf, type RulingRef, setWithdrawn } from './rulings.repository.ts';
export { scoreAttempts } from './scores.service.ts';
export { isPassed, percentOf } from './standing.ts';
