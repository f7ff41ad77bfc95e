import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const enrollmentsPersonalRows: readonly PersonalRows[] = [
  retainedRows('enrollments', 'user_id', 'what was learnt stays with the number'),
];
