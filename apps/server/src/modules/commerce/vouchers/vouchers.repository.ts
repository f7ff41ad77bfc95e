import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { VOUCHER_SCOPES } from '@sullam/domain/commerce/vouchers.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';

/** What a voucher takes off, of what and when. */
export interface VoucherValues {
  label: string;
  percentBasisPoints: number | null;
  amountMinor: number | null;
  currency: string | null;
  minimumMinor: number;
  scope: (typeof VOUCHER_SCOPES)[number];
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerPerson: number | null;
  stacks: boolean;
}

export interface VoucherRecord extends VoucherValues {
  voucherId: number;
  code: string;
  isActive: boolean;
}

export interface ScopeRecord {
  voucherId: number;
  itemType: ItemType | null;
  itemId: number | null;
  courseCategoryId: number | null;
}

const columnsOf = (values: VoucherValues) => ({
  label: values.label,
  percent_basis_points: values.percentBasisPoints,
  amount_minor: values.amountMinor,
  currency: values.currency,
  minimum_minor: values.minimumMinor,
  scope: values.scope,
  starts_at: values.startsAt,
  ends_at: values.endsAt,
  max_uses: values.maxUses,
  max_uses_per_person: values.maxUsesPerPerson,
  stacks: values.stacks,
});

const records = () =>
  db
    .selectFrom('vouchers')
    .select(['voucher_id as voucherId', 'code', 'label', 'percent_basis_points as percentBasisPoints'])
    .select(['amount_minor as amountMinor', 'currency', 'minimum_minor as minimumMinor', 'scope'])
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'max_uses as maxUses'])
    .select(['max_uses_per_person as maxUsesPerPerson', 'stacks', 'is_active as isActive']);

export const listVoucherRecords = (tx: Tx, voucherIds: readonly number[]): Promise<VoucherRecord[]> =>
  tx.all(records().where('voucher_id', 'in', [...voucherIds]));

export const findVoucherId = async (tx: Tx, code: string): Promise<number | undefined> =>
  (await tx.one(db.selectFrom('vouchers').select('voucher_id').where('code', '=', code)))?.voucher_id;

/** Locks vouchers until the transaction ends, in the order of their ids. Other transactions can still put them in carts. */
export const lockVouchers = async (tx: Tx, voucherIds: readonly number[]): Promise<void> => {
  if (voucherIds.length === 0) return;
  await tx.all(
    db
      .selectFrom('vouchers')
      .select('voucher_id')
      .where('voucher_id', 'in', [...voucherIds])
      .orderBy('voucher_id')
      .forNoKeyUpdate(),
  );
};

export const listScopes = (tx: Tx, voucherIds: readonly number[]): Promise<ScopeRecord[]> =>
  tx.all(
    db
      .selectFrom('voucher_scopes')
      .select(['voucher_id as voucherId', sql<ItemType | null>`item_type`.as('itemType'), 'item_id as itemId'])
      .select('course_category_id as courseCategoryId')
      .where('voucher_id', 'in', [...voucherIds])
      .orderBy('voucher_scope_id'),
  );

/** Uses that count against the limits, of all buyers and of one. */
export const countUses = (tx: Tx, voucherIds: readonly number[], userId: number) =>
  tx.all(
    db
      .selectFrom('voucher_uses')
      .select('voucher_id as voucherId')
      .select(sql<number>`(count(*) filter (where status = 'HELD'))::int`.as('held'))
      .select(sql<number>`(count(*) filter (where status = 'USED'))::int`.as('used'))
      .select(sql<number>`(count(*) filter (where user_id = ${userId}))::int`.as('own'))
      .where('voucher_id', 'in', [...voucherIds])
      .where('status', 'in', ['HELD', 'USED'])
      .groupBy('voucher_id'),
  );

export interface NewVoucher extends VoucherValues {
  code: string;
  voucherBatchId: number | null;
  createdAt: Date;
  createdBy: number;
}

/** Inserts vouchers whose codes are free; returns those that were inserted. */
export const insertVouchers = rowsStatement((vouchers: readonly NewVoucher[]) =>
  db
    .insertInto('vouchers')
    .values(
      vouchers.map((voucher) => ({
        code: voucher.code,
        voucher_batch_id: voucher.voucherBatchId,
        ...columnsOf(voucher),
        created_at: voucher.createdAt,
        created_by: voucher.createdBy,
      })),
    )
    .onConflict((conflict) => conflict.columns(['organization_id', 'code']).doNothing())
    .returning('voucher_id as voucherId'),
);

export const insertScopes = rowsStatement((scopes: readonly ScopeRecord[]) =>
  db
    .insertInto('voucher_scopes')
    .values(
      scopes.map((scope) => ({
        voucher_id: scope.voucherId,
        item_type: scope.itemType,
        item_id: scope.itemId,
        course_category_id: scope.courseCategoryId,
      })),
    )
    .returning('voucher_scope_id'),
);

export const deleteScopes = (tx: Tx, voucherId: number): Promise<number> =>
  tx.run(db.deleteFrom('voucher_scopes').where('voucher_id', '=', voucherId));

/** Returns how many vouchers there were with this id. */
export const updateVoucher = (tx: Tx, voucherId: number, values: VoucherValues): Promise<number> =>
  tx.run(db.updateTable('vouchers').set(columnsOf(values)).where('voucher_id', '=', voucherId));

export const setActivity = (tx: Tx, voucherId: number, isActive: boolean): Promise<number> =>
  tx.run(db.updateTable('vouchers').set({ is_active: isActive }).where('voucher_id', '=', voucherId));

export async function insertBatch(
  tx: Tx,
  { label, createdAt, createdBy }: Pick<NewVoucher, 'label' | 'createdAt' | 'createdBy'>,
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('voucher_batches')
      .values({ label, created_at: createdAt, created_by: createdBy })
      .returning('voucher_batch_id'),
  );
  return row!.voucher_batch_id;
}

export interface VoucherUse {
  orderId: number;
  voucherId: number;
  userId: number;
  discountMinor: number;
  heldAt: Date;
}

export const insertUse = (tx: Tx, use: VoucherUse): Promise<number> =>
  tx.run(
    db.insertInto('voucher_uses').values({
      order_id: use.orderId,
      voucher_id: use.voucherId,
      user_id: use.userId,
      status: 'HELD',
      discount_minor: use.discountMinor,
      held_at: use.heldAt,
    }),
  );

/** Ends the held uses of an order. */
export const endUses = (tx: Tx, orderId: number, status: 'USED' | 'RELEASED', endedAt: Date): Promise<number> =>
  tx.run(
    db
      .updateTable('voucher_uses')
      .set({ status, ended_at: endedAt })
      .where('order_id', '=', orderId)
      .where('status', '=', 'HELD'),
  );
