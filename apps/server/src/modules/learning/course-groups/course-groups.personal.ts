import { keptRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const courseGroupsPersonalRows: readonly PersonalRows[] = [
  keptRows('course_group_members', 'user_id', 'the work of a group is graded by who was in it'),
];
