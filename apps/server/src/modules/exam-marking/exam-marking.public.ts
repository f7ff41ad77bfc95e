export { copyQuestionRubrics } from './copy-question-rubrics.repository.ts';
export { changeMarks, putReview } from './marks.repository.ts';
