export { putMark, putReview, recordChange } from './marks.repository.ts';
