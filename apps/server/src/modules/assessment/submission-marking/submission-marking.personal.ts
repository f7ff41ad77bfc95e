import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const submissionMarkingPersonalRows: readonly PersonalRows[] = [
  signedRows('submission_annotations', 'author_user_id', 'a mark is kept with who gave it, by law'),
];
