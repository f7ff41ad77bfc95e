import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const submissionsPersonalRows: readonly PersonalRows[] = [
  retainedRows('assignment_submissions', 'user_id', 'work that was handed in is what a grade was given for'),
  retainedRows(
    'submission_comments',
    'author_user_id',
    'the conversation about handed-in work belongs to both sides of it',
  ),
  signedRows('submission_drafts', 'saved_by', "a draft may be a whole group's work"),
  retainedRows('submission_members', 'user_id', 'work that was handed in is what a grade was given for'),
  retainedRows('submission_versions', 'submitted_by', 'work that was handed in is what a grade was given for'),
  retainedRows('submission_mark_changes', 'user_id', 'grades stay by law', { without: ['changed_by'] }),
  signedRows('submission_mark_changes', 'changed_by', 'a mark is kept with who gave it, by law'),
  signedRows('submission_marks', 'marked_by', 'a mark is kept with who gave it, by law'),
  retainedRows('submission_member_marks', 'user_id', 'grades stay by law', { without: ['marked_by'] }),
  signedRows('submission_member_marks', 'marked_by', 'a mark is kept with who gave it, by law'),
  signedRows('submission_reviews', 'marker_user_id', 'a mark is kept with who gave it, by law'),
];
