import { keptRows, type PersonalRows, signedRows } from '../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const assignmentsPersonalRows: readonly PersonalRows[] = [
  keptRows('assignment_accommodations', 'user_id', 'it explains a grade, which stays by law'),
  signedRows('assignment_accommodations', 'granted_by', 'it explains a grade, which stays by law'),
];
