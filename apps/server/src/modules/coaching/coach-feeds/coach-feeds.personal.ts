import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** Subscribed calendars go with the account, and their spans with them. The address is a secret and isn't exported. */
export const coachFeedPersonalRows: readonly PersonalRows[] = [
  erasedRows('coach_feeds', 'user_id', { without: ['sealed_address', 'etag', 'last_modified'] }),
];
