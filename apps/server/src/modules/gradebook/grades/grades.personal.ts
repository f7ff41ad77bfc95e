import { keptRows, type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const gradesPersonalRows: readonly PersonalRows[] = [
  keptRows('grades', 'user_id', 'grades stay by law', { without: ['changed_by'] }),
  signedRows('grades', 'changed_by', 'a mark is kept with who gave it, by law'),
  keptRows('grade_rows', 'user_id', 'grades stay by law'),
  keptRows('grade_changes', 'user_id', 'grades stay by law', { without: ['changed_by'] }),
  signedRows('grade_changes', 'changed_by', 'a mark is kept with who gave it, by law'),
];
