export { changeMarks, putReview } from './marks.repository.ts';
