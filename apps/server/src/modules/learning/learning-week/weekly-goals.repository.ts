import { db, type Tx } from '../../../kernel/database/database.ts';

/** What somebody has chosen; `days` null: no goal. Undefined: nothing. */
export const findGoal = (tx: Tx, userId: number): Promise<{ days: number | null } | undefined> =>
  tx.one(db.selectFrom('weekly_goals').select('days').where('user_id', '=', userId));

export const upsertGoal = async (tx: Tx, userId: number, days: number | null): Promise<void> => {
  await tx.run(
    db
      .insertInto('weekly_goals')
      .values({ user_id: userId, days })
      .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doUpdateSet({ days })),
  );
};
