import { MOST_BATCH_CODES, VOUCHER_CODE_LENGTH, VOUCHER_SCOPES } from '@sullam/domain/commerce/vouchers.ts';
import { type Static, Type } from 'typebox';
import { LIMITS } from '../../../kernel/http/limits.ts';
import {
  code,
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
} from '../../../kernel/http/schemas.ts';
import { ItemKeyBody, ItemTypeSlug, ItemTypeSlugs } from '../purchasable-items/purchasable-items.public.ts';

export const VOUCHER_STATES = ['ACTIVE', 'SCHEDULED', 'USED_UP', 'ENDED', 'INACTIVE'] as const;

const MOST_MINOR = 100_000_000_000;
const MOST_USES = 1_000_000;
/** Upper bound on the items, or the categories, of a scope. */
const MOST_IN_SCOPE = 100;

const Minor = (minimum: number) => Type.Integer({ minimum, maximum: MOST_MINOR });
const Uses = Nullable(Type.Integer({ minimum: 1, maximum: MOST_USES }));

const terms = {
  label: Type.String({ maxLength: LIMITS.name }),
  /** Reduction in hundredths of a percent; null: it takes off amountMinor. */
  percentBasisPoints: Nullable(Type.Integer({ minimum: 1, maximum: 10_000 })),
  amountMinor: Nullable(Minor(1)),
  /** Of amountMinor and minimumMinor; null: any. */
  currency: Nullable(Type.String({ pattern: '^[A-Z]{3}$' })),
  minimumMinor: Minor(0),
  scope: OneOf(...VOUCHER_SCOPES),
  startsAt: Nullable(DateTime),
  endsAt: Nullable(DateTime),
  maxUses: Uses,
  maxUsesPerPerson: Uses,
  /** It combines with another voucher that does. */
  stacks: Type.Boolean(),
};

const scopeBody = {
  /** For the scope TYPES. */
  itemTypes: ItemTypeSlugs,
  /** For the scope ITEMS. */
  items: Type.Array(ItemKeyBody, { maxItems: MOST_IN_SCOPE }),
  /** For the scope CATEGORIES. */
  courseCategoryIds: Type.Array(Id, { maxItems: MOST_IN_SCOPE, uniqueItems: true }),
};

export const VoucherTermsBody = NamedObject('VoucherTerms', { ...terms, ...scopeBody });
export type VoucherTerms = Static<typeof VoucherTermsBody>;

const VoucherCode = code({ minLength: VOUCHER_CODE_LENGTH.min, maxLength: 64 });

export const NewVoucherBody = NamedObject('NewVoucher', { code: VoucherCode, ...terms, ...scopeBody });

export const NewBatchBody = NamedObject('NewVoucherBatch', {
  count: Type.Integer({ minimum: 1, maximum: MOST_BATCH_CODES }),
  /** Beginning of every code. */
  prefix: code({ maxLength: 20 }),
  ...terms,
  ...scopeBody,
});
export type NewBatch = Static<typeof NewBatchBody>;

export const Voucher = NamedObject('Voucher', {
  voucherId: Id,
  code: Type.String(),
  ...terms,
  itemTypes: Type.Array(ItemTypeSlug),
  /** The title of an item that is no longer sold is null. */
  items: Type.Array(NamedObject('VoucherItem', { itemType: ItemTypeSlug, itemId: Id, title: Nullable(LocalizedName) })),
  categories: Type.Array(NamedObject('VoucherCategory', { courseCategoryId: Id, name: LocalizedName })),
  batch: Nullable(NamedObject('VoucherBatch', { voucherBatchId: Id, label: Type.String() })),
  isActive: Type.Boolean(),
  state: OneOf(...VOUCHER_STATES),
  usedCount: Type.Integer(),
  /** Uses of orders that wait for their payment. */
  heldCount: Type.Integer(),
});
export type Voucher = Static<typeof Voucher>;

export const VoucherListQuery = Type.Object({
  ...PageQuery,
  state: Type.Optional(OneOf(...VOUCHER_STATES)),
  voucherBatchId: Type.Optional(Id),
  /** Beginning of a code, or a part of a label. */
  search: Type.Optional(code({ maxLength: 100 })),
});
export type VoucherListQuery = Static<typeof VoucherListQuery>;

export const VoucherParams = Type.Object({ voucherId: Id });
export const BatchParams = Type.Object({ voucherBatchId: Id });
export const ActivityBody = Type.Object({ isActive: Type.Boolean() });
export const CreatedBatch = NamedObject('CreatedVoucherBatch', { voucherBatchId: Id, count: Type.Integer() });
