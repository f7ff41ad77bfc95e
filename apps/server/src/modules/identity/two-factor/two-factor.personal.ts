import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

export const twoFactorPersonalRows: readonly PersonalRows[] = [
  signedRows('recovery_codes', 'user_id', 'removed by deleting the account itself, which stands above organisations'),
];
