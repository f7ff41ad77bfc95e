import { keptRows, type PersonalRows } from '../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const entitlementsPersonalRows: readonly PersonalRows[] = [
  keptRows('entitlements', 'user_id', 'why something was used stays with the number'),
  {
    table: 'entitlements',
    column: 'granted_by',
    kept: 'who granted stays with the number; the grant is about somebody else',
  },
];
