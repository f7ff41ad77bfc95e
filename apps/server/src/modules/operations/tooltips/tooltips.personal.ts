import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const tooltipsPersonalRows: readonly PersonalRows[] = [erasedRows('dismissed_tooltips', 'user_id')];
