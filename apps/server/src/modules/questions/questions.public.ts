export { foldedTags, prepareQuestion } from './prepare-question.ts';
export { insertQuestionCategory } from './question-categories.repository.ts';
export { Answer, Content, Key, LearnerContent } from './question-content.schemas.ts';
export { keyWith } from './question-texts.ts';
export { insertQuestion, markUsed, replaceTags } from './questions.repository.ts';
export { Marking } from './questions.schemas.ts';
