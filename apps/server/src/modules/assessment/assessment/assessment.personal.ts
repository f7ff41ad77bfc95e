import { erasedRows, type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const assessmentPersonalRows: readonly PersonalRows[] = [
  retainedRows('accommodations', 'user_id', 'it explains a grade, which stays by law'),
  signedRows('accommodations', 'granted_by', 'it explains a grade, which stays by law'),
  erasedRows('saved_comments', 'user_id'),
];
