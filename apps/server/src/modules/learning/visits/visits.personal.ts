import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const visitsPersonalRows: readonly PersonalRows[] = [erasedRows('playback_positions', 'user_id')];
