import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const entitlementsPersonalRows: readonly PersonalRows[] = [
  retainedRows(
    'entitlements',
    'user_id',
    'why somebody could use something explains orders and grades, which stay by law',
    {
      without: ['granted_by'],
    },
  ),
  signedRows('entitlements', 'granted_by', 'who granted something is kept with the grant'),
];
