export { eachTotal } from './each-total.ts';
export { findItemToTell } from './grades.reads.ts';
export { gradesPosted } from './grades.signals.ts';
