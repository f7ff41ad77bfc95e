export { requestCheck } from './plagiarism.jobs.ts';
export { plagiarismFound, plagiarismRunFinished } from './plagiarism.signals.ts';
