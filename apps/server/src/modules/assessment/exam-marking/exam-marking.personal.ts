import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const examMarkingPersonalRows: readonly PersonalRows[] = [
  signedRows('answer_comments', 'marker_user_id', 'a mark is kept with who gave it, by law'),
  signedRows('answer_reviews', 'marker_user_id', 'a mark is kept with who gave it, by law'),
  signedRows('exam_question_rubrics', 'chosen_by', 'it belongs to the organisation, which goes on with it'),
];
