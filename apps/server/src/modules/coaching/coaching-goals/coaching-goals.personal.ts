import { erasedRows, type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

export const coachingGoalPersonalRows: readonly PersonalRows[] = [
  erasedRows('coaching_goals', 'user_id'),
  signedRows('coaching_goal_changes', 'user_id', 'who changed a goal stays with the change until the goal goes'),
  erasedRows('coaching_tasks', 'user_id'),
];
