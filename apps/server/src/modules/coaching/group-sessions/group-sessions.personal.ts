import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

export const groupSessionPersonalRows: readonly PersonalRows[] = [
  retainedRows('group_seats', 'user_id', 'the coach keeps who took part'),
];
