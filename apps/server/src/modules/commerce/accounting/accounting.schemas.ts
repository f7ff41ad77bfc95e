import { type Static, Type } from 'typebox';
import { code, DateTime, Id, NamedObject, Nullable, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';

export const DELIVERY_STATUSES = ['WAITING', 'SENT', 'FAILED'] as const;

/** Roles of accounts in the journal: what sales are booked to, and where the money of each method lies. */
export const ACCOUNT_ROLES = ['sales', 'tax', 'card', 'transfer', 'cash', 'credit'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

const AccountNumber = Type.String({ minLength: 1, maxLength: 40 });

export const JournalAccounts = NamedObject('JournalAccounts', {
  sales: AccountNumber,
  tax: AccountNumber,
  card: AccountNumber,
  transfer: AccountNumber,
  cash: AccountNumber,
  credit: AccountNumber,
});
export type JournalAccounts = Static<typeof JournalAccounts>;

const settings = {
  isEnabled: Type.Boolean(),
  /** Empty until one is given. */
  url: Type.String({ maxLength: 500 }),
  sendsTestOrders: Type.Boolean(),
  accounts: JournalAccounts,
};

export const AccountingSettingsBody = Type.Object(settings);
export type AccountingSettingsBody = Static<typeof AccountingSettingsBody>;

export const AccountingSettings = NamedObject('AccountingSettings', {
  ...settings,
  /** Last four characters of the secret that signs deliveries; empty until the settings are saved. */
  secretEnd: Type.String(),
  waitingCount: Type.Integer(),
  failedCount: Type.Integer(),
  /** When the receiver last took a delivery. */
  lastSentAt: Nullable(DateTime),
});
export type AccountingSettings = Static<typeof AccountingSettings>;

/** Shown once: it is stored sealed. */
export const AccountingSecret = NamedObject('AccountingSecret', { secret: Type.String() });

export const AccountingTest = NamedObject('AccountingTest', {
  /** Status of the answer; null when there was none. */
  status: Nullable(Type.Integer()),
  isTaken: Type.Boolean(),
});

const delivery = {
  accountingDeliveryId: Id,
  orderId: Id,
  status: OneOf(...DELIVERY_STATUSES),
  attemptCount: Type.Integer(),
  /** When it is tried next; null unless it waits. */
  dueAt: Nullable(DateTime),
  sentAt: Nullable(DateTime),
  lastError: Type.String(),
  createdAt: DateTime,
};

export const AccountingInvoice = NamedObject('AccountingInvoice', {
  ...delivery,
  /** Number of the document. */
  number: Type.String(),
});
export type AccountingInvoice = Static<typeof AccountingInvoice>;

export const AccountingCustomer = NamedObject('AccountingCustomer', { ...delivery, userId: Id, name: Type.String() });
export type AccountingCustomer = Static<typeof AccountingCustomer>;

export const DeliveryListQuery = Type.Object({ ...PageQuery, status: Type.Optional(OneOf(...DELIVERY_STATUSES)) });
export type DeliveryListQuery = Static<typeof DeliveryListQuery>;

/** A month as 2026-11. */
export const Month = code({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' });

export const QueuedCount = NamedObject('QueuedCount', { count: Type.Integer() });

export const JournalQuery = Type.Object({
  ...tableFormat,
  month: Month,
  includeTest: Type.Optional(Type.Boolean()),
});
export type JournalQuery = Static<typeof JournalQuery>;

export const SendMonthBody = Type.Object({ month: Month });
