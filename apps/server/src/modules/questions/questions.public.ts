export { contentWith, keyWith, type TextChange } from './question-texts.ts';
export { markUsed } from './questions.repository.ts';
export { Answer, Content, Key, LearnerContent, Marking } from './questions.schemas.ts';
