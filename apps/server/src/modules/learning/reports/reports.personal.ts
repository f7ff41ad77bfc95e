import { erasedRows, type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const reportsPersonalRows: readonly PersonalRows[] = [
  erasedRows('report_mails', 'user_id'),
  erasedRows('report_views', 'user_id'),
  retainedRows('report_files', 'user_id', 'it goes within a week, with the file that it tells of', {
    without: ['storage_key'],
  }),
];
