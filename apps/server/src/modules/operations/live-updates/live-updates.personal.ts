import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const streamPersonalRows: readonly PersonalRows[] = [
  erasedRows('stream_tickets', 'user_id', { without: ['ticket_hash'] }),
];
