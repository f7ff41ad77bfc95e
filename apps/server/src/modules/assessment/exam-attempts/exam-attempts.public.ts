/** Views of its tables that others may read. */
export const VIEWS = ['asked_questions', 'sat_exams'] as const;

export {
  type AttemptTotals,
  askedQuestions,
  findUnnotified,
  markNotified,
  type ScoredAttempt,
  useKey,
  writeScores,
} from './attempt-scores.repository.ts';
export { countAnswered, readAnswers, readAnswersAt } from './attempt-snapshot.reads.ts';
export { attemptClosing, closeOverdue, submitAttempt } from './closing.service.ts';
export { accessOwnAttempt, loadPaper, ownPaper } from './exam-attempts.access.ts';
export { insertDemoAnswers } from './exam-attempts.demo.ts';
export {
  type AttemptRow,
  findAttempt,
  findAttempts,
  insertAttempt,
  insertEvents,
  listEvents,
  listOwnAttempts,
  listOwnOutcomes,
  takeAttempt,
} from './exam-attempts.repository.ts';
export { AttemptState } from './exam-attempts.schemas.ts';
export { type AttemptPayload, examFinished } from './exam-attempts.signals.ts';
export { type Closed, findStillSat } from './running-attempts.repository.ts';
