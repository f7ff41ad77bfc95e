import { erasedRows, type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const announcementsPersonalRows: readonly PersonalRows[] = [
  erasedRows('announcement_reads', 'user_id'),
  signedRows('announcements', 'author_user_id', 'it belongs to the organisation, which goes on with it'),
];
