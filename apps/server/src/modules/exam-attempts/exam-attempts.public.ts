/** Views of its tables that others may read. */
export const VIEWS = ['asked_questions', 'sat_exams'] as const;

export { askedQuestions, useKey } from './asked-questions.repository.ts';
export { loadPaper } from './attempt-papers.reads.ts';
export {
  type AttemptTotals,
  findUntold,
  markTold,
  type ScoredAttempt,
  writeScores,
} from './attempt-scores.repository.ts';
export { countAnswered, readAnswers } from './attempt-standing.reads.ts';
export type { Closed } from './closing.repository.ts';
export { attemptClosing, closeOverdue, submitAttempt } from './closing.service.ts';
export { accessOwnAttempt, ownPaper } from './exam-attempts.access.ts';
export {
  type AttemptRow,
  findAttempt,
  findAttempts,
  insertAttempt,
  listEvents,
  listOwnAttempts,
  takeAttempt,
} from './exam-attempts.repository.ts';
export { AttemptState } from './exam-attempts.schemas.ts';
export { type AttemptPayload, examFinished } from './exam-attempts.signals.ts';
export { findStillSat, isSatBy } from './running-attempts.repository.ts';
