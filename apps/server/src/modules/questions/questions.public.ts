export { foldedTags, prepareQuestion } from './prepare-question.ts';
export { insertQuestionCategory } from './question-categories.repository.ts';
export { keyWith } from './question-texts.ts';
export { insertQuestion, markUsed, replaceTags } from './questions.repository.ts';
export { Answer, Content, Key, LearnerContent, Marking } from './questions.schemas.ts';
