import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const examsPersonalRows: readonly PersonalRows[] = [
  signedRows('exams', 'created_by', 'it belongs to the organisation, which goes on with it'),
];
