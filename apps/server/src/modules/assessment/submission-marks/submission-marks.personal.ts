import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const submissionMarksPersonalRows: readonly PersonalRows[] = [
  retainedRows('submission_mark_changes', 'user_id', 'grades stay by law', { without: ['changed_by'] }),
  signedRows('submission_mark_changes', 'changed_by', 'a mark is kept with who gave it, by law'),
  signedRows('submission_marks', 'marked_by', 'a mark is kept with who gave it, by law'),
  retainedRows('submission_member_marks', 'user_id', 'grades stay by law', { without: ['marked_by'] }),
  signedRows('submission_member_marks', 'marked_by', 'a mark is kept with who gave it, by law'),
  signedRows('submission_reviews', 'marker_user_id', 'a mark is kept with who gave it, by law'),
];
