import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const uploadsPersonalRows: readonly PersonalRows[] = [
  retainedRows('uploads', 'user_id', 'the hourly job finds the bytes by them, and takes both away within a day'),
];
