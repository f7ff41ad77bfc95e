import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { upsertGoal } from './weekly-goals.repository.ts';

/** On how many days a week the caller means to learn; null: no goal. */
export const setWeeklyGoal = (context: MemberContext, days: number | null): Promise<void> =>
  transaction(context, (tx) => upsertGoal(tx, context.caller.userId, days));
