export { foldedTags, prepareQuestion } from './prepare-question.ts';
export { insertQuestionCategory } from './question-categories.repository.ts';
export { insertQuestion, replaceTags } from './questions.repository.ts';
