import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

const GOES_ON = 'it belongs to the organisation, which goes on with it';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const lecturesPersonalRows: readonly PersonalRows[] = [
  retainedRows('lecture_joins', 'user_id', 'who was there is part of the record of the course'),
  signedRows('lecture_hosts', 'user_id', GOES_ON),
  signedRows('lectures', 'host_user_id', GOES_ON),
  signedRows('lectures', 'created_by', GOES_ON),
  signedRows('lecture_series', 'created_by', GOES_ON),
];
