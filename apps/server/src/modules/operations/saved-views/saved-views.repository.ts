import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { SavedView, SavedViewBody } from './saved-views.schemas.ts';

const COLUMNS = ['saved_view_id as savedViewId', 'name', 'query'] as const;

/** Somebody's views of a list, the oldest first. */
export const listSavedViews = (tx: Tx, userId: number, list: string): Promise<SavedView[]> =>
  tx.all(
    db
      .selectFrom('saved_views')
      .select(COLUMNS)
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .orderBy('saved_view_id'),
  );

/** How many views of a list somebody has under other names. */
export async function countOtherViews(tx: Tx, userId: number, { list, name }: SavedViewBody): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('saved_views')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .where('name', '<>', name),
  );
  return row?.count ?? 0;
}

/** Saves a view under its name, in place of an earlier one. */
export const saveView = async (
  tx: Tx,
  userId: number,
  { list, name, query }: SavedViewBody,
  now: Date,
): Promise<SavedView> =>
  (await tx.one(
    db
      .insertInto('saved_views')
      .values({ user_id: userId, list, name, query, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'user_id', 'list', 'name'])
          .doUpdateSet((eb) => ({ query: eb.ref('excluded.query') })),
      )
      .returning(COLUMNS),
  ))!;

/** Deletes a view if it is this person's; returns whether it did. */
export const deleteSavedView = async (tx: Tx, userId: number, savedViewId: number): Promise<boolean> =>
  (await tx.run(
    db.deleteFrom('saved_views').where('saved_view_id', '=', savedViewId).where('user_id', '=', userId),
  )) === 1;
