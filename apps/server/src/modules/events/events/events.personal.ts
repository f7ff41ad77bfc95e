import { erasedRows, type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

const GOES_ON = 'it belongs to the organisation, which goes on with it';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const eventsPersonalRows: readonly PersonalRows[] = [
  erasedRows('event_sightings', 'user_id'),
  erasedRows('favorite_events', 'user_id'),
  retainedRows('event_enrollments', 'user_id', 'who came is part of the record of the event', {
    without: ['ticket_nonce', 'ticket_hash'],
  }),
  signedRows('event_enrollments', 'brought_by', 'who came is part of the record of the event'),
  signedRows('event_hosts', 'user_id', GOES_ON),
  signedRows('events', 'created_by', GOES_ON),
  signedRows('event_scans', 'scanned_by', 'who stood at the door is part of the record of the event'),
  signedRows('event_scans', 'undone_by', 'who stood at the door is part of the record of the event'),
];
