import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const examScoresPersonalRows: readonly PersonalRows[] = [
  signedRows('answer_marks', 'marked_by', 'a mark is kept with who gave it, by law'),
  signedRows('regrade_decisions', 'decided_by', 'a mark is kept with who gave it, by law'),
  signedRows('regrade_decisions', 'withdrawn_by', 'a mark is kept with who gave it, by law'),
  signedRows('mark_changes', 'changed_by', 'a mark is kept with who gave it, by law'),
];
