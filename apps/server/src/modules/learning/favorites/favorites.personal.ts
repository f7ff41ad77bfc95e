import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const favoritesPersonalRows: readonly PersonalRows[] = [erasedRows('favorite_courses', 'user_id')];
