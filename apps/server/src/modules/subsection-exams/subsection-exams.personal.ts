import { keptRows, type PersonalRows, signedRows } from '../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const subsectionExamsPersonalRows: readonly PersonalRows[] = [
  keptRows('exam_accommodations', 'user_id', 'it explains a grade, which stays by law'),
  signedRows('exam_accommodations', 'granted_by', 'it explains a grade, which stays by law'),
  keptRows('exam_attempts', 'user_id', 'an attempt is what a grade was given for'),
];
