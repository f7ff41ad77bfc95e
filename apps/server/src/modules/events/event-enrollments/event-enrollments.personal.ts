import { erasedRows, type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

const RECORD = 'who came is part of the record of the event';

/** What happens to rows that refer to a person whose account is deleted. */
export const enrollmentsPersonalRows: readonly PersonalRows[] = [
  erasedRows('event_ticket_drafts', 'user_id'),
  retainedRows('event_enrollments', 'user_id', RECORD, { without: ['ticket_nonce', 'ticket_hash'] }),
  signedRows('event_enrollments', 'brought_by', RECORD),
];
