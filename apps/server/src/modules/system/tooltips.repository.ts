import type { MemberContext } from '../../kernel/context.ts';
import { db, single } from '../../kernel/database/database.ts';

export async function findDismissedTooltips(context: MemberContext): Promise<ReadonlySet<string>> {
  const rows = await single(
    context,
    db.selectFrom('dismissed_tooltips').select('tooltip_slug').where('user_id', '=', context.caller.userId),
  );
  return new Set(rows.map((row) => row.tooltip_slug));
}

export async function saveDismissedTooltip(context: MemberContext, slug: string): Promise<void> {
  await single(
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
