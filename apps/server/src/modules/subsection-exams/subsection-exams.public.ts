export { examFinished, examMarked, examScoreReleased } from './subsection-exams.signals.ts';
