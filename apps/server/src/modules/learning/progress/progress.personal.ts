import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const progressPersonalRows: readonly PersonalRows[] = [
  retainedRows('course_totals', 'user_id', 'what was learnt stays with the number'),
  retainedRows('finished_subsections', 'user_id', 'what was learnt stays with the number'),
];
