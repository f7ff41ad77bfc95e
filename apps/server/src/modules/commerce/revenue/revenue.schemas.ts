import { type Static, Type } from 'typebox';
import { LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';
import { ItemTypeSlug } from '../purchasable-items/purchasable-items.public.ts';

export const GROUPINGS = ['day', 'month', 'item', 'method', 'group', 'tax-rate'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Key of the row for buyers without a group. */
export const NO_GROUP = 'none';

const Day = Type.String({ format: 'date' });

const reported = {
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  /** From this day of the organisation's calendar to that one, both included: a year of days or ten years at most. */
  from: Day,
  to: Day,
  by: OneOf(...GROUPINGS),
  /** Counts the orders of the test provider too. */
  includeTest: Type.Optional(Type.Boolean()),
};

export const RevenueQuery = Type.Object(reported);
export type RevenueQuery = Static<typeof RevenueQuery>;
export const RevenueExportQuery = Type.Object({ ...reported, ...tableFormat });
export type RevenueExportQuery = Static<typeof RevenueExportQuery>;

const figures = {
  /** Order lines sold. */
  soldCount: Type.Integer(),
  /** List prices. */
  grossMinor: Type.Integer(),
  /** What sales, prices of groups and vouchers took off them. */
  discountMinor: Type.Integer(),
  chargedMinor: Type.Integer(),
  refundedMinor: Type.Integer(),
  /** VAT in what was charged, less that in refunds. */
  taxMinor: Type.Integer(),
  /** VAT in refunds. */
  refundedTaxMinor: Type.Integer(),
  /** Charged less refunds and tax; negative where refunds exceed sales. */
  netMinor: Type.Integer(),
};

const RevenueFigures = NamedObject('RevenueFigures', figures);
export type RevenueFigures = Static<typeof RevenueFigures>;

const RevenueRow = NamedObject('RevenueRow', {
  /** Day, month (2026-11), item (course:12), payment method, id of a group or `none`, or VAT rate in hundredths of a percent. */
  key: Type.String(),
  /** Title of an item, as it was sold last, or name of a group; null in other groupings. */
  title: Nullable(LocalizedName),
  itemType: Nullable(ItemTypeSlug),
  ...figures,
});
export type RevenueRow = Static<typeof RevenueRow>;

export const RevenueReport = NamedObject('RevenueReport', {
  total: RevenueFigures,
  rows: Type.Array(RevenueRow),
  /** How many rows there are; of items only the first 100 are listed. */
  rowCount: Type.Integer(),
});
export type RevenueReport = Static<typeof RevenueReport>;

export const RevenueCurrencies = NamedObject('RevenueCurrencies', {
  /** Today by the organisation's clock. */
  today: Day,
  currencies: Type.Array(
    NamedObject('RevenueCurrency', {
      currency: Type.String(),
      /** Whether it has paid orders that aren't tests, and ones that are. */
      hasOrders: Type.Boolean(),
      hasTestOrders: Type.Boolean(),
    }),
  ),
});
export type RevenueCurrencies = Static<typeof RevenueCurrencies>;
