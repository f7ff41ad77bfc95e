export { courseCompleted } from './progress.signals.ts';
