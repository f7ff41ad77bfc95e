import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const certificateTemplatesPersonalRows: readonly PersonalRows[] = [
  signedRows('certificate_template_versions', 'published_by', 'what was issued in the version goes on with it'),
];
