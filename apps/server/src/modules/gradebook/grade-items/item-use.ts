import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** Whoever keeps grades brings whether somebody has one on an item, or had one. */
export const gradeItemUse = extensionPoint<(tx: Tx, gradeItemId: number) => Promise<boolean>>('grade-item-use');

export async function isItemUsed(context: SystemContext, tx: Tx, gradeItemId: number): Promise<boolean> {
  for (const isUsed of context.extensions.of(gradeItemUse)) if (await isUsed(tx, gradeItemId)) return true;
  return false;
}
