import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const notificationsPersonalRows: readonly PersonalRows[] = [
  erasedRows('notifications', 'user_id'),
  erasedRows('notification_settings', 'user_id'),
  erasedRows('push_tokens', 'user_id', { without: ['token'] }),
];
