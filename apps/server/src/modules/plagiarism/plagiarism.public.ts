export { requestCheck } from './plagiarism.jobs.ts';
