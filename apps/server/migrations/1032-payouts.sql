-- module: orders

create view succeeded_payments with (security_invoker = true) as
  select organization_id, payment_id, order_id, provider, is_test, amount_minor, ended_at as paid_at,
    (select o.currency from orders o where o.organization_id = p.organization_id and o.order_id = p.order_id) as currency
  from payments p where status = 'SUCCEEDED';
call publish_view('succeeded_payments');
comment on view succeeded_payments is 'Payments whose money came, with when it did.';

-- module: payouts

create table payment_fees (
  organization_id bigint not null references organizations,
  payment_id bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  gross_minor bigint not null,
  fee_minor bigint not null,
  reported_at timestamptz not null,
  primary key (organization_id, payment_id),
  foreign key (organization_id, payment_id) references payments
);
call protect_tenant_table('payment_fees');

create table payouts (
  organization_id bigint not null references organizations,
  payout_id bigint generated always as identity,
  provider text not null,
  is_test boolean not null,
  provider_reference text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null,
  status text not null check (status in ('PENDING', 'PAID', 'FAILED', 'CANCELLED')),
  arrives_on date not null,
  has_entries boolean not null default false,
  reported_at timestamptz not null,
  primary key (organization_id, payout_id),
  unique (organization_id, provider, is_test, provider_reference)
);
create index payouts_by_day on payouts (organization_id, arrives_on, payout_id);
call protect_tenant_table('payouts');

create table payout_entries (
  organization_id bigint not null references organizations,
  payout_entry_id bigint generated always as identity,
  payout_id bigint not null,
  provider_reference text not null,
  kind text not null check (kind in ('PAYMENT', 'REFUND', 'DISPUTE', 'FEE', 'OTHER')),
  amount_minor bigint not null,
  fee_minor bigint not null,
  payment_id bigint,
  happened_at timestamptz not null,
  primary key (organization_id, payout_entry_id),
  unique (organization_id, payout_id, provider_reference),
  foreign key (organization_id, payout_id) references payouts,
  foreign key (organization_id, payment_id) references payments
);
call protect_tenant_table('payout_entries');

comment on table payment_fees is 'What providers kept of payments, as they report it. Without a row the fee is not known.';
comment on column payment_fees.payment_id is 'Payment that the fee is of.';
comment on column payment_fees.currency is 'Currency in which the provider settles it; can differ from that of the order.';
comment on column payment_fees.gross_minor is 'Amount of the payment in that currency, in minor units.';
comment on column payment_fees.fee_minor is 'What the provider kept, in minor units; can be negative.';
comment on column payment_fees.reported_at is 'When the provider was asked.';
comment on table payouts is 'Transfers of providers to the bank account of the organisation, as they report them.';
comment on column payouts.payout_id is 'Id of the payout.';
comment on column payouts.provider is 'Name of the provider, such as stripe.';
comment on column payouts.is_test is 'Of the test account: no money moved.';
comment on column payouts.provider_reference is 'Id at the provider.';
comment on column payouts.currency is 'ISO 4217.';
comment on column payouts.amount_minor is 'Amount in minor units; negative where the provider collected a negative balance.';
comment on column payouts.status is 'PENDING: on its way. PAID: arrived. FAILED: came back. CANCELLED: was not sent.';
comment on column payouts.arrives_on is 'Day on which it arrives or arrived.';
comment on column payouts.has_entries is 'Whether its transactions have been read; a payout that was made by hand has none.';
comment on column payouts.reported_at is 'When the provider was last asked.';
comment on table payout_entries is 'Transactions that a payout consists of, as the provider reports them.';
comment on column payout_entries.payout_entry_id is 'Id of the entry.';
comment on column payout_entries.payout_id is 'Payout that it is part of.';
comment on column payout_entries.provider_reference is 'Id at the provider.';
comment on column payout_entries.kind is 'PAYMENT, REFUND, DISPUTE, FEE of the provider, or OTHER.';
comment on column payout_entries.amount_minor is 'Amount before the fee in minor units of the currency of the payout; negative for money that went out.';
comment on column payout_entries.fee_minor is 'What the provider kept of it.';
comment on column payout_entries.payment_id is 'Payment that it is of; null for what is not of an order here.';
comment on column payout_entries.happened_at is 'When it happened at the provider.';
