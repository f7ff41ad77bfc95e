import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const favoritesPersonalRows: readonly PersonalRows[] = [erasedRows('favorite_courses', 'user_id')];
