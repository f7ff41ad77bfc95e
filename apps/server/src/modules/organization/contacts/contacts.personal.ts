import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const contactsPersonalRows: readonly PersonalRows[] = [erasedRows('contact_messages', 'user_id')];
