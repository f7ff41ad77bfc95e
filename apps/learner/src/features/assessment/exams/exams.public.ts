export { attemptPlace, examPlace, reviewPlace } from './exam-place.ts';
export { isPassed, useAttemptsText } from './exam-words.ts';
export { type AttemptSummary, type Exam, examQuery, prefetchExam } from './exams.api.ts';
export { pointsText } from './points.ts';
export { RELEASED, ReleaseLines } from './release-lines.tsx';
export { Score } from './score.tsx';
