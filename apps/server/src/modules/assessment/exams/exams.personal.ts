import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const examsPersonalRows: readonly PersonalRows[] = [
  signedRows('exams', 'created_by', 'it belongs to the organisation, which goes on with it'),
];
