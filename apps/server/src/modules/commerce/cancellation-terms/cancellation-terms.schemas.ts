import { MOST_HOURS_BEFORE, MOST_TIERS, TIMED_ITEM_TYPES } from '@sullam/domain/commerce/cancellation.ts';
import { type Static, Type } from 'typebox';
import { Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';

export const CancellationTier = NamedObject(
  'CancellationTier',
  {
    hoursBeforeStart: Type.Integer({ minimum: 0, maximum: MOST_HOURS_BEFORE }),
    /** Share of what the line cost that the buyer gets back. */
    refundPercent: Type.Integer({ minimum: 1, maximum: 100 }),
  },
  { additionalProperties: false },
);

/** The earliest deadline first; empty: administrators decide on each refund. */
export const CancellationTiers = Type.Array(CancellationTier, { maxItems: MOST_TIERS });

const TimedItemType = OneOf(...TIMED_ITEM_TYPES);
export const TermsTypeParams = Type.Object({ itemType: TimedItemType });
export const TermsItemParams = Type.Object({ itemType: TimedItemType, itemId: Id });
export type TermsItemKey = Static<typeof TermsItemParams>;

/** Of the terms that the editor saw; 0 where there are none yet. */
const version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const DefaultTerms = NamedObject(
  'DefaultCancellationTerms',
  { tiers: CancellationTiers, version },
  { additionalProperties: false },
);
export type DefaultTerms = Static<typeof DefaultTerms>;

export const ItemTermsBody = NamedObject(
  'ItemCancellationTermsBody',
  {
    /** Null: the default of the organisation holds. */
    tiers: Nullable(CancellationTiers),
    version,
  },
  { additionalProperties: false },
);
export type ItemTermsBody = Static<typeof ItemTermsBody>;

export const ItemTerms = NamedObject('ItemCancellationTerms', {
  ...ItemTermsBody.properties,
  defaultTiers: CancellationTiers,
});
export type ItemTerms = Static<typeof ItemTerms>;

export const TermsVersion = NamedObject('CancellationTermsVersion', { version: Type.Integer() });
