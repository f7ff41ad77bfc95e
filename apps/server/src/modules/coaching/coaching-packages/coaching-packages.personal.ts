import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

export const coachingPackagePersonalRows: readonly PersonalRows[] = [
  retainedRows('coaching_credit_lots', 'user_id', 'the ledger of credits stays balanced', { without: ['source_key'] }),
  signedRows('coaching_credit_lots', 'granted_by', 'who gave credits stays with them'),
];
