import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const progressPersonalRows: readonly PersonalRows[] = [
  retainedRows('course_totals', 'user_id', 'what was learnt stays with the number'),
  retainedRows('finished_subsections', 'user_id', 'what was learnt stays with the number'),
];
