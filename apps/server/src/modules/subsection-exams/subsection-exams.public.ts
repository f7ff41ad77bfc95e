export { isOneWay, loadPaper, loadQuestions, type Paper, type PaperQuestion } from './attempt-papers.reads.ts';
export { type GivenAnswer, mediaIdsOf, pictureOf, readAnswers } from './attempt-standing.reads.ts';
export { submitAttempt } from './closing.service.ts';
export { drawAttempt } from './draw-attempt.reads.ts';
export { findAttempt, insertAttempt, lockHeldExam, takeAttempt } from './exam-attempts.repository.ts';
export { type ExamFacts, findExamFacts, findReleasedExams, readExamGrades } from './exam-grades.reads.ts';
export { askedQuestion } from './learner-paper.ts';
export { keyAccepting, type RuledMark } from './mark-by-rules.ts';
export { askedQuestions, loadKeys, ruledMarks, type ToMark } from './mark-paper.repository.ts';
export { presentLocalized, presentQuestion } from './present-question.ts';
export { scoreAttempts } from './scores.service.ts';
export { isPassed, percentOf } from './standing.ts';
export { accessSubsectionExam } from './subsection-exams.access.ts';
export {
  findAccommodations,
  type GrantedAccommodation,
  type HeldExam,
  insertSubsectionExam,
  setPublished,
  titleOf,
} from './subsection-exams.repository.ts';
export { AttemptState, PageOnly, SubsectionExamParams } from './subsection-exams.schemas.ts';
export {
  examFinished,
  examMarked,
  examScoreReleased,
  examScoreWithdrawn,
  subsectionExamPublished,
  subsectionExamSaved,
} from './subsection-exams.signals.ts';
