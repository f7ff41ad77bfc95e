export { findQuestionReviews } from './answer-reviews.repository.ts';
export { isHidden, learnerOf } from './blind-learner.ts';
export { alreadyWithdrawn, notAsked, notComparable, otherType } from './exam-marking.errors.ts';
export { Amount, Learner, QuestionTypeName } from './exam-marking.schemas.ts';
export { agreed, outcomeOf } from './mark-rules.ts';
export { findQuestionRubrics } from './question-rubrics.repository.ts';
export { readingScheduledExam } from './reading-scheduled-exam.ts';
