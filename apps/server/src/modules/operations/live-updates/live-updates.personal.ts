import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const streamPersonalRows: readonly PersonalRows[] = [
  erasedRows('stream_tickets', 'user_id', { without: ['ticket_hash'] }),
];
