/** Views of its tables that others may read. */
export const VIEWS = ['recognized_courses'] as const;

export { courseRecognized } from './external-courses.signals.ts';
