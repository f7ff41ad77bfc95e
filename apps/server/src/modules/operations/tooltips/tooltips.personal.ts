import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const tooltipsPersonalRows: readonly PersonalRows[] = [erasedRows('dismissed_tooltips', 'user_id')];
