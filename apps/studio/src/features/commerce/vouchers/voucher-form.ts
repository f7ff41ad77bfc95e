import { MOST_BATCH_CODES, normalizeVoucherCode, VOUCHER_CODE_LENGTH } from '@sullam/domain/commerce/vouchers.ts';
import { instantOf, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { money, moneyToDecimal, parseMoney } from '@sullam/domain/money.ts';
import { readRate, writeRate } from '../../../parts/rate.ts';
import type { Voucher, VoucherTerms } from './vouchers.api.ts';

export type Item = Voucher['items'][number];

/** A voucher as its form holds it: numbers and moments as they are typed. */
export interface VoucherForm
  extends Pick<VoucherTerms, 'label' | 'scope' | 'itemTypes' | 'courseCategoryIds' | 'stacks'> {
  code: string;
  count: number | undefined;
  prefix: string;
  kind: 'percent' | 'amount';
  percent: string;
  amount: string;
  minimum: string;
  items: readonly Item[];
  /** On the organisation's wall: `2026-11-21T09:30`. */
  startsAt: string | null;
  endsAt: string | null;
  maxUses: number | undefined;
  maxUsesPerPerson: number | undefined;
}

export const EMPTY_FORM: VoucherForm = {
  code: '',
  count: undefined,
  prefix: '',
  label: '',
  kind: 'percent',
  percent: '',
  amount: '',
  minimum: '',
  scope: 'EVERYTHING',
  itemTypes: [],
  items: [],
  courseCategoryIds: [],
  startsAt: null,
  endsAt: null,
  maxUses: undefined,
  maxUsesPerPerson: 1,
  stacks: false,
};

function wallText(moment: string | null, zone: string): string | null {
  if (moment === null) return null;
  const { date, time } = wallTimeOf(new Date(moment), zone);
  return `${date}T${time}`;
}

function momentOf(wall: string | null, zone: string): string | null {
  const [date, time] = (wall ?? '').split('T');
  return date && time ? instantOf({ date, time: time.slice(0, 5) }, zone).toISOString() : null;
}

const decimalOf = (minor: number | null, currency: string): string =>
  minor ? moneyToDecimal(money(minor, currency)) : '';

/** The form of a voucher. `currency` is the voucher's, or the organisation's. */
export const formOf = (voucher: Voucher, currency: string, zone: string): VoucherForm => ({
  ...EMPTY_FORM,
  code: voucher.code,
  label: voucher.label,
  kind: voucher.percentBasisPoints === null ? 'amount' : 'percent',
  percent: voucher.percentBasisPoints === null ? '' : writeRate(voucher.percentBasisPoints),
  amount: decimalOf(voucher.amountMinor, currency),
  minimum: decimalOf(voucher.minimumMinor, currency),
  scope: voucher.scope,
  itemTypes: voucher.itemTypes,
  items: voucher.items,
  courseCategoryIds: voucher.categories.map(({ courseCategoryId }) => courseCategoryId),
  startsAt: wallText(voucher.startsAt, zone),
  endsAt: wallText(voucher.endsAt, zone),
  maxUses: voucher.maxUses ?? undefined,
  maxUsesPerPerson: voucher.maxUsesPerPerson ?? undefined,
  stacks: voucher.stacks,
});

const amountOf = (typed: string, currency: string): number | null => parseMoney(typed, currency)?.amount ?? null;

/** Minor units of the minimum; 0 where the field is empty. */
const minimumOf = ({ minimum }: VoucherForm, currency: string): number | null =>
  minimum.trim() === '' ? 0 : amountOf(minimum, currency);

export type Fault = 'code' | 'count' | 'label' | 'percent' | 'amount' | 'minimum' | 'scope' | 'endsAt';
export type Purpose = 'voucher' | 'batch';

const isEmptyScope = ({ scope, itemTypes, items, courseCategoryIds }: VoucherForm): boolean =>
  (scope === 'TYPES' && itemTypes.length === 0) ||
  (scope === 'ITEMS' && items.length === 0) ||
  (scope === 'CATEGORIES' && courseCategoryIds.length === 0);

/** Fields that can't be saved as they stand. */
export function faultsOf(form: VoucherForm, currency: string, purpose: Purpose): ReadonlySet<Fault> {
  const code = normalizeVoucherCode(form.code);
  const rate = readRate(form.percent);
  const { min, max } = VOUCHER_CODE_LENGTH;
  const { count = 0 } = form;
  const checks: [Fault, boolean][] = [
    ['code', purpose === 'voucher' && (code.length < min || code.length > max)],
    ['count', purpose === 'batch' && (count < 1 || count > MOST_BATCH_CODES)],
    ['label', purpose === 'batch' && form.label.trim() === ''],
    ['percent', form.kind === 'percent' && (rate === null || rate === 0)],
    ['amount', form.kind === 'amount' && (amountOf(form.amount, currency) ?? 0) <= 0],
    ['minimum', (minimumOf(form, currency) ?? -1) < 0],
    ['scope', isEmptyScope(form)],
    ['endsAt', form.startsAt !== null && form.endsAt !== null && form.endsAt <= form.startsAt],
  ];
  return new Set(checks.flatMap(([fault, holds]) => (holds ? [fault] : [])));
}

/** What a form without faults asks for. */
export function termsOf(form: VoucherForm, currency: string, zone: string): VoucherTerms {
  const minimumMinor = minimumOf(form, currency) ?? 0;
  const isAmount = form.kind === 'amount';
  return {
    label: form.label.trim(),
    percentBasisPoints: isAmount ? null : readRate(form.percent),
    amountMinor: isAmount ? amountOf(form.amount, currency) : null,
    currency: isAmount || minimumMinor > 0 ? currency : null,
    minimumMinor,
    scope: form.scope,
    itemTypes: form.scope === 'TYPES' ? form.itemTypes : [],
    items: form.scope === 'ITEMS' ? form.items.map(({ itemType, itemId }) => ({ itemType, itemId })) : [],
    courseCategoryIds: form.scope === 'CATEGORIES' ? form.courseCategoryIds : [],
    startsAt: momentOf(form.startsAt, zone),
    endsAt: momentOf(form.endsAt, zone),
    maxUses: form.maxUses ?? null,
    maxUsesPerPerson: form.maxUsesPerPerson ?? null,
    stacks: form.stacks,
  };
}
