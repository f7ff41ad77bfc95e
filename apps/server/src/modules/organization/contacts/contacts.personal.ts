import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const contactsPersonalRows: readonly PersonalRows[] = [erasedRows('contact_messages', 'user_id')];
