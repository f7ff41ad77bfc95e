import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const courseContentPersonalRows: readonly PersonalRows[] = [
  signedRows('subsection_texts', 'updated_by', 'it belongs to the organisation, which goes on with it'),
];
