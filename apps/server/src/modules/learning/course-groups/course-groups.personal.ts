import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const courseGroupsPersonalRows: readonly PersonalRows[] = [
  retainedRows('course_group_members', 'user_id', 'the work of a group is graded by who was in it'),
];
