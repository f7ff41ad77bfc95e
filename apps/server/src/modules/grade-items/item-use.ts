import type { SystemContext } from '../../kernel/context.ts';
import type { Tenant, Tx } from '../../kernel/database/database.ts';
import { extensionPoint } from '../../kernel/extensions.ts';

/** Whoever keeps grades brings whether somebody has one on an item, or had one. */
export const gradeItemUse =
  extensionPoint<(tenant: Tenant, tx: Tx, gradeItemId: number) => Promise<boolean>>('grade-item-use');

export async function isItemUsed(context: SystemContext, tx: Tx, gradeItemId: number): Promise<boolean> {
  for (const isUsed of context.extensions.of(gradeItemUse)) if (await isUsed(context, tx, gradeItemId)) return true;
  return false;
}
