export { copyPlagiarismSettings } from './copy-settings.repository.ts';
export { plagiarismFound, plagiarismRunFinished } from './plagiarism.signals.ts';
