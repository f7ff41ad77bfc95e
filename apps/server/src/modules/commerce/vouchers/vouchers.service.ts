import { normalizeVoucherCode, VOUCHER_CODE_LENGTH } from '@sullam/domain/commerce/vouchers.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { findOffers } from '../purchasable-items/purchasable-items.public.ts';
import { randomCodes } from './voucher-codes.ts';
import { codeTaken } from './vouchers.errors.ts';
import { findVoucher, listVouchers, nameCategories } from './vouchers.reads.ts';
import {
  deleteScopes,
  insertBatch,
  insertScopes,
  insertVouchers,
  lockVouchers,
  type ScopeRecord,
  setActivity,
  updateVoucher,
  type VoucherValues,
} from './vouchers.repository.ts';
import type { NewBatch, Voucher, VoucherListQuery, VoucherTerms } from './vouchers.schemas.ts';

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Refuses terms that contradict each other. */
function valuesOf(terms: VoucherTerms): VoucherValues {
  const { label, percentBasisPoints, amountMinor, minimumMinor, scope, maxUses, maxUsesPerPerson, stacks } = terms;
  const needsCurrency = amountMinor !== null || minimumMinor > 0;
  const [startsAt, endsAt] = [dateOf(terms.startsAt), dateOf(terms.endsAt)];
  if (percentBasisPoints === null && amountMinor === null) throw invalidField('percentBasisPoints', 'required');
  if (percentBasisPoints !== null && amountMinor !== null) throw invalidField('amountMinor', 'choice');
  if (needsCurrency && terms.currency === null) throw invalidField('currency', 'required');
  if (startsAt && endsAt && endsAt <= startsAt) throw invalidField('endsAt', 'dateAfterStart');
  return {
    label: label.trim(),
    percentBasisPoints,
    amountMinor,
    currency: terms.currency,
    minimumMinor,
    scope,
    startsAt,
    endsAt,
    maxUses,
    maxUsesPerPerson,
    stacks,
  };
}

type Scope = Omit<ScopeRecord, 'voucherId'>;
const NOWHERE: Scope = { itemType: null, itemId: null, courseCategoryId: null };

/** What a scope names; refuses one that names nothing, and items that aren't sold. */
async function scopesOf(context: MemberContext, tx: Tx, terms: VoucherTerms): Promise<Scope[]> {
  const { scope, itemTypes, items, courseCategoryIds } = terms;
  if (scope === 'TYPES') {
    if (itemTypes.length === 0) throw invalidField('itemTypes', 'listNotEmpty');
    return itemTypes.map((itemType) => ({ ...NOWHERE, itemType }));
  }
  if (scope === 'ITEMS') {
    if (items.length === 0) throw invalidField('items', 'listNotEmpty');
    const offers = await findOffers(context, tx, items);
    const missing = offers.indexOf(null);
    if (missing >= 0) throw invalidField(`items.${missing}`, 'unknownReference');
    return items.map((item) => ({ ...NOWHERE, ...item }));
  }
  if (scope === 'CATEGORIES') {
    if (courseCategoryIds.length === 0) throw invalidField('courseCategoryIds', 'listNotEmpty');
    const found = await nameCategories(tx, courseCategoryIds);
    const known = new Set(found.map(({ courseCategoryId }) => courseCategoryId));
    const missing = courseCategoryIds.findIndex((id) => !known.has(id));
    if (missing >= 0) throw invalidField(`courseCategoryIds.${missing}`, 'unknownReference');
    return courseCategoryIds.map((courseCategoryId) => ({ ...NOWHERE, courseCategoryId }));
  }
  return [];
}

const saveScopes = (tx: Tx, voucherIds: readonly number[], scopes: readonly Scope[]) =>
  insertScopes(
    tx,
    voucherIds.flatMap((voucherId) => scopes.map((scope) => ({ ...scope, voucherId }))),
  );

async function readSaved(context: MemberContext, tx: Tx, voucherId: number): Promise<Voucher> {
  const voucher = await findVoucher(context, tx, voucherId);
  if (!voucher) throw notFound();
  return voucher;
}

const creation = (context: MemberContext) => ({ createdAt: context.clock.now(), createdBy: context.caller.userId });

export const createVoucher = (context: MemberContext, { code, ...terms }: VoucherTerms & { code: string }) =>
  transaction(context, async (tx): Promise<Voucher> => {
    const normalized = normalizeVoucherCode(code);
    const { min, max } = VOUCHER_CODE_LENGTH;
    if (normalized.length < min) throw invalidField('code', 'textMinimum', { count: min, limit: min });
    if (normalized.length > max) throw invalidField('code', 'textMaximum', { count: max, limit: max });
    const values = valuesOf(terms);
    const scopes = await scopesOf(context, tx, terms);
    const [created] = await insertVouchers(tx, [
      { ...values, code: normalized, voucherBatchId: null, ...creation(context) },
    ]);
    if (!created) throw codeTaken();
    const { voucherId } = created;
    await saveScopes(tx, [voucherId], scopes);
    await audit(context, tx, {
      action: 'voucher.create',
      noun: 'voucher',
      nounId: voucherId,
      changes: { code: normalized, ...terms },
    });
    return readSaved(context, tx, voucherId);
  });

/** Changes what a voucher does. Orders that are placed keep their discount. */
export const changeVoucher = (context: MemberContext, voucherId: number, terms: VoucherTerms): Promise<Voucher> =>
  transaction(context, async (tx) => {
    await lockVouchers(tx, [voucherId]);
    const scopes = await scopesOf(context, tx, terms);
    if ((await updateVoucher(tx, voucherId, valuesOf(terms))) === 0) throw notFound();
    await deleteScopes(tx, voucherId);
    await saveScopes(tx, [voucherId], scopes);
    await audit(context, tx, { action: 'voucher.update', noun: 'voucher', nounId: voucherId, changes: { ...terms } });
    return readSaved(context, tx, voucherId);
  });

export const setVoucherActivity = (context: MemberContext, voucherId: number, isActive: boolean): Promise<Voucher> =>
  transaction(context, async (tx) => {
    if ((await setActivity(tx, voucherId, isActive)) === 0) throw notFound();
    const action = isActive ? 'voucher.enable' : 'voucher.disable';
    await audit(context, tx, { action, noun: 'voucher', nounId: voucherId });
    return readSaved(context, tx, voucherId);
  });

/** Generates vouchers with the same terms. Codes that are taken are replaced by others. */
export const createBatch = (context: MemberContext, { count, prefix, ...terms }: NewBatch) =>
  transaction(context, async (tx) => {
    const values = valuesOf(terms);
    if (values.label === '') throw invalidField('label', 'required');
    const scopes = await scopesOf(context, tx, terms);
    const made = creation(context);
    const voucherBatchId = await insertBatch(tx, { label: values.label, ...made });
    const voucherIds: number[] = [];
    while (voucherIds.length < count) {
      const codes = randomCodes(normalizeVoucherCode(prefix), count - voucherIds.length);
      const rows = codes.map((code) => ({ ...values, code, voucherBatchId, ...made }));
      voucherIds.push(...(await insertVouchers(tx, rows)).map(({ voucherId }) => voucherId));
    }
    await saveScopes(tx, voucherIds, scopes);
    const changes = { count, prefix, ...terms };
    await audit(context, tx, {
      action: 'voucher.create-batch',
      noun: 'voucher-batch',
      nounId: voucherBatchId,
      changes,
    });
    return { voucherBatchId, count };
  });

export const readVoucher = (context: MemberContext, voucherId: number): Promise<Voucher> =>
  reading(context, (tx) => readSaved(context, tx, voucherId));

export const searchVouchers = (context: MemberContext, { search, ...query }: VoucherListQuery) =>
  reading(context, (tx) => {
    const text = search?.trim() ?? '';
    return listVouchers(context, tx, {
      ...query,
      ...(text ? { search: { text, code: normalizeVoucherCode(text) } } : {}),
    });
  });
