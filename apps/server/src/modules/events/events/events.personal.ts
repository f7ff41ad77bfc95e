import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

const GOES_ON = 'it belongs to the organisation, which goes on with it';

/** What happens to rows that refer to a person whose account is deleted. */
export const eventsPersonalRows: readonly PersonalRows[] = [
  signedRows('event_hosts', 'user_id', GOES_ON),
  signedRows('events', 'created_by', GOES_ON),
];
