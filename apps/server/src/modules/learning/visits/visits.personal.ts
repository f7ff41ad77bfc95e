import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const visitsPersonalRows: readonly PersonalRows[] = [erasedRows('playback_positions', 'user_id')];
