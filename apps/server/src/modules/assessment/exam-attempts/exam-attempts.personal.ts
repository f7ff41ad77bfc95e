import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const examAttemptsPersonalRows: readonly PersonalRows[] = [
  retainedRows('exam_attempts', 'user_id', 'an attempt is what a grade was given for'),
];
