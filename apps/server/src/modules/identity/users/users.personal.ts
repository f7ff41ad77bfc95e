import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

const ABOVE = 'emptied by deleting the account itself, which stands above organisations';

/** What becomes of an account's own rows. Members, which use this module, bring it. */
export const usersPersonalRows: readonly PersonalRows[] = [
  signedRows('users', 'user_id', ABOVE),
  signedRows('one_time_tokens', 'user_id', ABOVE),
  signedRows('email_changes', 'user_id', ABOVE),
  signedRows('email_changes', 'asked_by_user_id', 'who asked for a change that is confirmed or forgotten within days'),
];
