export { copyQuestionRubrics } from './copy-question-rubrics.repository.ts';
