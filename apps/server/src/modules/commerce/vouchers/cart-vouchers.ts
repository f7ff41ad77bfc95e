import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import { type VoucherRule, validityProblem } from '@sullam/domain/commerce/vouchers.ts';
import { type MemberContext, userIdOf } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import {
  countUses,
  listScopes,
  listVoucherRecords,
  type ScopeRecord,
  type VoucherRecord,
} from './vouchers.repository.ts';

/** An item as scopes distinguish items. */
export interface ScopedItem {
  itemType: ItemType;
  itemId: number;
  /** Null where the item has none. */
  courseCategoryId: number | null;
}

/** A voucher as one buyer could use it now. */
export interface UsableVoucher extends Omit<VoucherRule, 'covers'> {
  voucherId: number;
  code: string;
  endsAt: Date | null;
  coversItem(item: ScopedItem): boolean;
}

const isNamed = (scope: ScopeRecord, item: ScopedItem): boolean =>
  scope.courseCategoryId === null
    ? scope.itemType === item.itemType && (scope.itemId === null || scope.itemId === item.itemId)
    : scope.courseCategoryId === item.courseCategoryId;

const UNUSED = { held: 0, used: 0, own: 0 };

/**
 * Vouchers by their ids, in the order of the ids, each with the reason why the caller can't use it. Under `lockVouchers` the reason
 * holds until the transaction ends.
 */
export async function findUsableVouchers(
  context: MemberContext,
  tx: Tx,
  voucherIds: readonly number[],
): Promise<UsableVoucher[]> {
  if (voucherIds.length === 0) return [];
  const records = await listVoucherRecords(tx, voucherIds);
  const scopes = await listScopes(tx, voucherIds);
  const uses = await countUses(tx, voucherIds, userIdOf(context.caller));
  const now = context.clock.now();
  const usable = (record: VoucherRecord): UsableVoucher => {
    const own = scopes.filter(({ voucherId }) => voucherId === record.voucherId);
    return {
      ...record,
      problem: validityProblem(record, uses.find(({ voucherId }) => voucherId === record.voucherId) ?? UNUSED, now),
      coversItem: (item) => record.scope === 'EVERYTHING' || own.some((scope) => isNamed(scope, item)),
    };
  };
  return voucherIds.flatMap((id) => {
    const record = records.find(({ voucherId }) => voucherId === id);
    return record ? [usable(record)] : [];
  });
}
