import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const surveysPersonalRows: readonly PersonalRows[] = [
  retainedRows('survey_answers', 'user_id', 'results that were shown would change'),
  retainedRows('survey_participants', 'user_id', 'results that were shown would change'),
  signedRows('surveys', 'created_by', 'it belongs to the organisation, which goes on with it'),
];
