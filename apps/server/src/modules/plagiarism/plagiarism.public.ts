export { plagiarismFound, plagiarismRunFinished } from './plagiarism.signals.ts';
