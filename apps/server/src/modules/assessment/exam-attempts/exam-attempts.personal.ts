import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const examAttemptsPersonalRows: readonly PersonalRows[] = [
  retainedRows('exam_attempts', 'user_id', 'an attempt is what a grade was given for'),
];
