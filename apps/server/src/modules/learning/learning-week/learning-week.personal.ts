import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const learningWeekPersonalRows: readonly PersonalRows[] = [erasedRows('weekly_goals', 'user_id')];
