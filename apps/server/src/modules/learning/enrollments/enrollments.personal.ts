import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const enrollmentsPersonalRows: readonly PersonalRows[] = [
  retainedRows('enrollments', 'user_id', 'what was learnt stays with the number'),
];
