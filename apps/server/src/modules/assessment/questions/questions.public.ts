/** Views of its tables that others may read. */
export const VIEWS = ['bank_versions'] as const;

export { type KeptQuestion, loadQuestions, peekQuestion, type QuestionRef } from './cached-questions.reads.ts';
export { currentQuestions, findCurrentVersion, listCurrentNames, tagsOf } from './current-questions.reads.ts';
export { type Candidate, readCandidates } from './fitting-questions.reads.ts';
export { type PreparedVersion, prepareQuestion } from './prepare-question.ts';
export { Answer, Key, LearnerContent } from './question-content.schemas.ts';
export { loadKeys } from './question-keys.reads.ts';
export { keyWith } from './question-texts.ts';
export { listQuestionTexts, writeQuestionText } from './question-translations.service.ts';
export {
  closedKeys,
  findClosedKeys,
  findUsableQuestions,
  type ReadClosedKeys,
  requireDeletable,
  requireOpenKeys,
  visibleQuestions,
} from './questions.access.ts';
export { demoQuestions, type LoadedQuestions } from './questions.demo.ts';
export { fileTooLarge, formatUnknown, inUse, otherKind } from './questions.errors.ts';
export { findQuestionIds } from './questions.reads.ts';
export { deleteUnused, markUsed } from './questions.repository.ts';
export { Marking, QuestionBody, QuestionFilters, QuestionTypeName } from './questions.schemas.ts';
export { addQuestion } from './questions.service.ts';
