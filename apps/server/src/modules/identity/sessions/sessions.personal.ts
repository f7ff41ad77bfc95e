import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

const ABOVE = 'emptied by deleting the account itself, which stands above organisations';

/** Sessions are over when an account is deleted; from where somebody signed in is forgotten then. */
export const sessionsPersonalRows: readonly PersonalRows[] = [
  signedRows('known_devices', 'user_id', ABOVE),
  signedRows('sessions', 'user_id', ABOVE),
  signedRows('sessions', 'masquerader_user_id', 'the trail of who acted as somebody is kept by law'),
];
