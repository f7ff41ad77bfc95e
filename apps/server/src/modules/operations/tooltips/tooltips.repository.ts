import type { HintSlug } from '@sullam/domain/hints.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { batch, db, type Tx } from '../../../kernel/database/database.ts';

export async function findDismissedTooltips(context: MemberContext): Promise<ReadonlySet<string>> {
  const [rows] = await batch(
    context,
    db.selectFrom('dismissed_tooltips').select('tooltip_slug').where('user_id', '=', context.caller.userId),
  );
  return new Set(rows.map((row) => row.tooltip_slug));
}

/** For people who come with a history: they closed it long ago. */
export async function dismissTooltip(tx: Tx, userIds: readonly number[], slug: HintSlug, at: Date): Promise<void> {
  if (userIds.length === 0) return;
  await tx.run(
    db
      .insertInto('dismissed_tooltips')
      .values(userIds.map((userId) => ({ user_id: userId, tooltip_slug: slug, dismissed_at: at }))),
  );
}

export async function saveDismissedTooltip(context: MemberContext, slug: string): Promise<void> {
  await batch(
    context,
    db
      .insertInto('dismissed_tooltips')
      .values({
        user_id: context.caller.userId,
        tooltip_slug: slug,
        dismissed_at: context.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
}
