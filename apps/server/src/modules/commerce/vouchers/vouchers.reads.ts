import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { findOffers, type ItemKey } from '../purchasable-items/purchasable-items.public.ts';
import { listScopes, type ScopeRecord } from './vouchers.repository.ts';
import type { VOUCHER_STATES, Voucher, VoucherListQuery } from './vouchers.schemas.ts';

const usesOf = (status: 'HELD' | 'USED') =>
  sql<number>`(select count(*)::int from voucher_uses u where ${inOrganization('u')} and u.voucher_id = v.voucher_id
    and u.status = ${sql.lit(status)})`;

const stateAt = (now: Date) =>
  sql<(typeof VOUCHER_STATES)[number]>`case
    when not v.is_active then 'INACTIVE'
    when v.ends_at <= ${now} then 'ENDED'
    when ${usesOf('USED')} >= v.max_uses then 'USED_UP'
    when v.starts_at > ${now} then 'SCHEDULED'
    else 'ACTIVE' end`;

const rows = (now: Date) =>
  db
    .selectFrom('vouchers as v')
    .leftJoin('voucher_batches as b', 'b.voucher_batch_id', 'v.voucher_batch_id')
    .select(['v.voucher_id as voucherId', 'v.code', 'v.label', 'v.percent_basis_points as percentBasisPoints'])
    .select(['v.amount_minor as amountMinor', 'v.currency', 'v.minimum_minor as minimumMinor', 'v.scope'])
    .select(['v.starts_at as startsAt', 'v.ends_at as endsAt', 'v.max_uses as maxUses'])
    .select(['v.max_uses_per_person as maxUsesPerPerson', 'v.stacks', 'v.is_active as isActive'])
    .select(['b.voucher_batch_id as voucherBatchId', 'b.label as batchLabel'])
    .select([stateAt(now).as('state'), usesOf('USED').as('usedCount'), usesOf('HELD').as('heldCount')]);

type Row = Awaited<ReturnType<typeof readRows>>[number];
const readRows = (tx: Tx, now: Date, voucherId: number) => tx.all(rows(now).where('v.voucher_id', '=', voucherId));

/** Names of those categories that exist. */
export const nameCategories = (tx: Tx, ids: readonly number[]) =>
  tx.all(
    db
      .selectFrom('course_category_names')
      .select(['course_category_id as courseCategoryId', 'name'])
      .where('course_category_id', 'in', [...ids]),
  );

const isItem = (scope: ScopeRecord): scope is ScopeRecord & ItemKey => scope.itemType !== null && scope.itemId !== null;

/** Adds to vouchers what their scopes name. */
async function withScopes(context: MemberContext, tx: Tx, found: readonly Row[]): Promise<Voucher[]> {
  if (found.length === 0) return [];
  const scopes = await listScopes(
    tx,
    found.map(({ voucherId }) => voucherId),
  );
  const items = scopes.filter(isItem);
  const offers = await findOffers(context, tx, items);
  const titles = new Map(items.map((item, at) => [item, offers[at]?.title ?? null]));
  const categoryIds = scopes.flatMap(({ courseCategoryId }) => courseCategoryId ?? []);
  const categories = categoryIds.length === 0 ? [] : await nameCategories(tx, categoryIds);
  return found.map(({ startsAt, endsAt, voucherBatchId, batchLabel, ...row }) => {
    const own = scopes.filter(({ voucherId }) => voucherId === row.voucherId);
    return {
      ...row,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      itemTypes: own.flatMap(({ itemType, itemId }) => (itemType && itemId === null ? [itemType] : [])),
      items: own
        .filter(isItem)
        .map((item) => ({ itemType: item.itemType, itemId: item.itemId, title: titles.get(item) ?? null })),
      categories: categories.filter((category) =>
        own.some(({ courseCategoryId }) => courseCategoryId === category.courseCategoryId),
      ),
      batch: voucherBatchId === null ? null : { voucherBatchId, label: batchLabel ?? '' },
    };
  });
}

export async function findVoucher(context: MemberContext, tx: Tx, voucherId: number): Promise<Voucher | undefined> {
  const [voucher] = await withScopes(context, tx, await readRows(tx, context.clock.now(), voucherId));
  return voucher;
}

/** Finds a voucher by the beginning of its code, or by a part of its label or of its batch's. */
function matches(search: string, code: string) {
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const hasCode = code === '' ? sql<boolean>`false` : sql<boolean>`v.code like ${`${code}%`}`;
  return sql<boolean>`(${hasCode} or lower(v.label) like ${part} or lower(b.label) like ${part})`;
}

/** Vouchers of the organisation, newest first. */
export async function listVouchers(
  context: MemberContext,
  tx: Tx,
  {
    state,
    voucherBatchId,
    search,
    ...page
  }: Omit<VoucherListQuery, 'search'> & { search?: { text: string; code: string } },
): Promise<{ data: Voucher[]; total: number }> {
  const now = context.clock.now();
  let found = rows(now).orderBy('v.voucher_id', 'desc');
  if (state !== undefined) found = found.where(stateAt(now), '=', state);
  if (voucherBatchId !== undefined) found = found.where('v.voucher_batch_id', '=', voucherBatchId);
  if (search) found = found.where(matches(search.text, search.code));
  const { data, total } = await readPage(tx, found, page);
  return { data: await withScopes(context, tx, data), total };
}

export const findBatch = (tx: Tx, voucherBatchId: number) =>
  tx.one(
    db
      .selectFrom('voucher_batches')
      .select(['voucher_batch_id as voucherBatchId', 'label'])
      .where('voucher_batch_id', '=', voucherBatchId),
  );

/** Codes of a batch with their uses, in the order in which they were generated. */
export const listBatchCodes = (tx: Tx, voucherBatchId: number, now: Date) =>
  tx.all(
    db
      .selectFrom('vouchers as v')
      .select(['v.code', stateAt(now).as('state'), usesOf('USED').as('usedCount'), 'v.ends_at as endsAt'])
      .where('v.voucher_batch_id', '=', voucherBatchId)
      .orderBy('v.voucher_id'),
  );

/** Vouchers that reduced an order, in the order in which they applied. */
export const listOrderVouchers = (tx: Tx, orderId: number) =>
  tx.all(
    db
      .selectFrom('voucher_uses as u')
      .innerJoin('vouchers as v', 'v.voucher_id', 'u.voucher_id')
      .select(['u.voucher_id as voucherId', 'v.code', 'u.discount_minor as discountMinor'])
      .where('u.order_id', '=', orderId)
      .orderBy('u.voucher_id'),
  );
