import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const specializationsPersonalRows: readonly PersonalRows[] = [
  erasedRows('specialization_enrollments', 'user_id'),
  erasedRows('specialization_completions', 'user_id'),
];
