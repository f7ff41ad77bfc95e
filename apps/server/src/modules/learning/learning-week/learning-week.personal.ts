import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const learningWeekPersonalRows: readonly PersonalRows[] = [erasedRows('weekly_goals', 'user_id')];
