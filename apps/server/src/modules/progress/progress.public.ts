export { finishForLearner, unfinishForLearner } from './progress.service.ts';
export { courseCompleted } from './progress.signals.ts';
export { noteCourseTotals } from './settle-completions.ts';
