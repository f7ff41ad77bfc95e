-- module: orders

alter table payments add column is_test boolean;
-- Row security would hide the rows from an update; a change of type rewrites them all.
alter table payments alter column is_test type boolean using (provider = 'test');
alter table payments alter column is_test set not null;
alter table payments add column language text;
alter table payments add column provider_reference text;
alter table payments add column provider_payment text;
alter table payments add column settled_at timestamptz;
create unique index payments_by_reference on payments (organization_id, provider, provider_reference) where provider_reference is not null;
create unique index payments_by_provider_payment on payments (organization_id, provider, provider_payment) where provider_payment is not null;
create index unsettled_payments on payments (organization_id, payment_id) where provider_reference is not null and settled_at is null;
call note_dependencies('payments');

alter table refunds add column provider_reference text;
alter table refunds add column returned_at timestamptz;
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('ADMINISTRATOR', 'PAID_LATE', 'PAID_TWICE', 'UNAVAILABLE', 'PROVIDER', 'DISPUTE'));
alter table refunds add constraint refunds_returned_check check (returned_at is null or status = 'SUCCEEDED');
-- One refund of the provider can stand for several lines.
create unique index refunds_by_reference on refunds (organization_id, payment_id, provider_reference, order_line_id)
  nulls not distinct where provider_reference is not null;
create index requested_refunds on refunds (organization_id, refund_id) where status = 'REQUESTED';
call note_dependencies('refunds');

alter table order_history drop constraint order_history_kind_check;
alter table order_history add constraint order_history_kind_check check (kind in ('PLACED', 'PAYMENT_STARTED', 'PAYMENT_FAILED',
  'PAYMENT_ENDED', 'PAID', 'CANCELLED', 'EXPIRED', 'REFUND_REQUESTED', 'REFUNDED', 'REFUND_FAILED', 'REFUND_RETURNED', 'DISPUTED',
  'DISPUTE_WON', 'DISPUTE_LOST'));

comment on column payments.is_test is 'No money moves: the test provider, or a provider with test keys.';
comment on column payments.language is 'Language of the buyer when the attempt began, in which the provider shows its page; null before there were such pages.';
comment on column payments.provider_reference is 'Id of the page or session at the provider; null until it is known.';
comment on column payments.provider_payment is 'Id of the payment itself at the provider, which refunds and disputes refer to; null until it is known.';
comment on column payments.settled_at is 'When the provider reported an end that it will not change; until then the attempt is checked.';
comment on column refunds.provider_reference is 'Id of the refund at the provider; while the refund is still REQUESTED, the provider is working on it.';
comment on column refunds.returned_at is 'When the provider gave back the money of a refund that had succeeded. The buyer is owed it by other means.';
comment on column refunds.reason is 'ADMINISTRATOR; automatic: PAID_LATE (order no longer payable), PAID_TWICE, UNAVAILABLE (the item could not be given any more); PROVIDER (made in its dashboard); DISPUTE (lost).';
comment on column refunds.status is 'REQUESTED until the provider has carried it out (SUCCEEDED) or refused it (FAILED), which can take days.';

create or replace view order_payments with (security_invoker = true) as
  select p.organization_id, p.payment_id, p.order_id, p.method, p.provider, p.status, p.amount_minor, p.created_at, p.ended_at,
    o.number, o.status as order_status, o.currency, o.user_id, o.buyer_name, o.buyer_email, o.placed_at, o.expires_at, p.is_test
  from payments p join orders o on o.organization_id = p.organization_id and o.order_id = p.order_id;

-- module: payment-accounts

create table payment_accounts (
  organization_id bigint not null references organizations,
  provider text not null,
  mode text not null check (mode in ('TEST', 'LIVE')),
  sealed_keys text not null,
  key_hints jsonb not null,
  account_name text not null,
  is_offered boolean not null,
  webhook_id text,
  sealed_webhook_secret text,
  webhook_seen_at timestamptz,
  checked_at timestamptz not null,
  problem text check (problem in ('WRONG_KEYS', 'UNREACHABLE', 'REFUSED')),
  changed_at timestamptz not null,
  changed_by bigint not null,
  primary key (organization_id, provider, mode),
  foreign key (organization_id, changed_by) references members
);
create unique index offered_payment_accounts on payment_accounts (organization_id, provider) where is_offered;
call protect_tenant_table('payment_accounts');

create table payment_events (
  organization_id bigint not null references organizations,
  provider text not null,
  event_id text not null,
  kind text not null,
  received_at timestamptz not null,
  primary key (organization_id, provider, event_id)
);
create index payment_events_by_age on payment_events (organization_id, received_at);
call protect_tenant_table('payment_events');

comment on table payment_accounts is 'Accounts of an organisation with payment providers, at most one for each provider and mode.';
comment on column payment_accounts.provider is 'Name of the provider, as in payments.';
comment on column payment_accounts.mode is 'TEST: keys that move no money; LIVE. Payments remember it, so refunds go through the account that was charged.';
comment on column payment_accounts.sealed_keys is 'Keys as JSON, sealed with the secret of the installation.';
comment on column payment_accounts.key_hints is 'Last four characters of each key, by its name; all that administrators see of it.';
comment on column payment_accounts.account_name is 'Name of the account as the provider gives it.';
comment on column payment_accounts.is_offered is 'Whether buyers can pay with it; of test and live one at most.';
comment on column payment_accounts.webhook_id is 'Id of the webhook endpoint at the provider; null if its secret was entered by hand or there is none.';
comment on column payment_accounts.sealed_webhook_secret is 'Secret that signs webhooks, sealed; null while there is none. Everything works without webhooks, only later.';
comment on column payment_accounts.webhook_seen_at is 'When a genuine webhook last came.';
comment on column payment_accounts.checked_at is 'When the provider was last asked whether the keys work.';
comment on column payment_accounts.problem is 'Why it did not work at that time; null if it did.';
comment on column payment_accounts.changed_at is 'When it was last changed.';
comment on column payment_accounts.changed_by is 'Administrator who changed it last.';
comment on table payment_events is 'Webhook events that came, so that each is worked on once; kept for 60 days.';
comment on column payment_events.provider is 'Name of the provider.';
comment on column payment_events.event_id is 'Id of the event at the provider.';
comment on column payment_events.kind is 'Kind of the event in the words of the provider.';
comment on column payment_events.received_at is 'When it first came.';
