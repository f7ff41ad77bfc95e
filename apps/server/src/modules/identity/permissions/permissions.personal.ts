import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What somebody may do goes with the account. Members, which use this module, bring it. */
export const permissionsPersonalRows: readonly PersonalRows[] = [erasedRows('member_permission_sets', 'user_id')];
