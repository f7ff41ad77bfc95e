import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const plagiarismPersonalRows: readonly PersonalRows[] = [
  signedRows('plagiarism_findings', 'dismissed_by', 'who decided about somebody else is kept with the decision'),
  signedRows('plagiarism_settings', 'run_by', 'it belongs to the organisation, which goes on with it'),
];
