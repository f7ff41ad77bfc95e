import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const gradesPersonalRows: readonly PersonalRows[] = [
  retainedRows('grades', 'user_id', 'grades stay by law', { without: ['changed_by'] }),
  signedRows('grades', 'changed_by', 'a mark is kept with who gave it, by law'),
  retainedRows('grade_rows', 'user_id', 'grades stay by law'),
  retainedRows('grade_changes', 'user_id', 'grades stay by law', { without: ['changed_by'] }),
  signedRows('grade_changes', 'changed_by', 'a mark is kept with who gave it, by law'),
];
