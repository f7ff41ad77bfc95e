-- module: orders

alter table refunds add column destination text not null default 'ORIGINAL' check (destination in ('ORIGINAL', 'CREDIT'));
comment on column refunds.destination is 'ORIGINAL: the amount goes back the way it was paid. CREDIT: it is added to the buyer''s credit account.';

-- module: credit-accounts

create table credit_accounts (
  organization_id bigint not null references organizations,
  credit_account_id bigint generated always as identity,
  kind text not null check (kind in ('ISSUED', 'SPENT', 'MEMBER')),
  user_id bigint,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  balance_minor bigint not null default 0,
  opened_at timestamptz not null,
  primary key (organization_id, credit_account_id),
  unique nulls not distinct (organization_id, kind, user_id, currency),
  foreign key (organization_id, user_id) references members,
  check ((kind = 'MEMBER') = (user_id is not null)),
  -- The floor: nobody owes the organisation. Its own accounts have none.
  constraint credit_floor check (kind <> 'MEMBER' or balance_minor >= 0)
);
create index credit_accounts_by_member on credit_accounts (organization_id, user_id) where kind = 'MEMBER';
call protect_tenant_table('credit_accounts');

create table credit_transfers (
  organization_id bigint not null references organizations,
  credit_transfer_id bigint generated always as identity,
  key text not null,
  kind text not null check (kind in ('TOP_UP', 'DEDUCTION', 'PAYMENT', 'REFUND')),
  debit_account_id bigint not null,
  credit_account_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  balance_after_minor bigint not null check (balance_after_minor >= 0),
  order_id bigint,
  refund_id bigint,
  reason text not null default '',
  made_by bigint,
  made_at timestamptz not null,
  primary key (organization_id, credit_transfer_id),
  unique (organization_id, key),
  foreign key (organization_id, debit_account_id) references credit_accounts,
  foreign key (organization_id, credit_account_id) references credit_accounts,
  foreign key (organization_id, order_id) references orders,
  foreign key (organization_id, refund_id) references refunds,
  foreign key (organization_id, made_by) references members,
  check (debit_account_id <> credit_account_id),
  check ((kind in ('PAYMENT', 'REFUND')) = (order_id is not null)),
  check ((kind = 'REFUND') = (refund_id is not null)),
  check ((kind in ('TOP_UP', 'DEDUCTION')) = (made_by is not null and reason <> ''))
);
create index credit_transfers_by_debit on credit_transfers (organization_id, debit_account_id, credit_transfer_id);
create index credit_transfers_by_credit on credit_transfers (organization_id, credit_account_id, credit_transfer_id);
call protect_tenant_table('credit_transfers');

comment on table credit_accounts is 'Accounts of organisation credit: one of each member and currency, and two of the organisation for each currency. Balances sum up to zero.';
comment on column credit_accounts.credit_account_id is 'Id of the account. Accounts are locked in its order.';
comment on column credit_accounts.kind is 'ISSUED: credit that the organisation has given, a negative balance. SPENT: credit that paid orders. MEMBER: credit that a member can spend.';
comment on column credit_accounts.user_id is 'Member whose account it is; null for the organisation''s.';
comment on column credit_accounts.currency is 'Currency of the account, ISO 4217.';
comment on column credit_accounts.balance_minor is 'Sum of transfers to the account less those from it, in minor units.';
comment on column credit_accounts.opened_at is 'When the first transfer opened the account.';
comment on table credit_transfers is 'Transfers between credit accounts. Rows are never changed, so the ledger sums up to zero.';
comment on column credit_transfers.credit_transfer_id is 'Id of the transfer.';
comment on column credit_transfers.key is 'Key under which the transfer happens once: payment:<id>, refund:<id>, or the Idempotency-Key of an administrator''s request.';
comment on column credit_transfers.kind is 'TOP_UP: given by an administrator. DEDUCTION: taken back. PAYMENT: paid an order. REFUND: of an order.';
comment on column credit_transfers.debit_account_id is 'Account that the amount leaves.';
comment on column credit_transfers.credit_account_id is 'Account that the amount reaches.';
comment on column credit_transfers.amount_minor is 'Amount in minor units of the currency of both accounts.';
comment on column credit_transfers.balance_after_minor is 'Balance of the member''s account after the transfer.';
comment on column credit_transfers.order_id is 'Order that was paid or refunded; null for what an administrator did.';
comment on column credit_transfers.refund_id is 'Refund that the transfer carries out.';
comment on column credit_transfers.reason is 'Reason that an administrator gave, which the member reads; empty for payments and refunds.';
comment on column credit_transfers.made_by is 'Administrator who gave or took back credit; null for payments and refunds.';
comment on column credit_transfers.made_at is 'When the transfer happened.';
