-- module: orders

alter table order_history add column method text;
comment on column order_history.method is 'Method of the payment that the entry is about; null where it is about none.';
comment on column order_history.note is 'Reason of a refund, or of an administrator who rejected a payment.';

create index manual_payments on payments (organization_id, payment_id) where provider = 'manual';
call note_dependencies('payments');

create view order_payments with (security_invoker = true) as
  select p.organization_id, p.payment_id, p.order_id, p.method, p.provider, p.status, p.amount_minor, p.created_at, p.ended_at,
    o.number, o.status as order_status, o.currency, o.user_id, o.buyer_name, o.buyer_email, o.placed_at, o.expires_at
  from payments p join orders o on o.organization_id = p.organization_id and o.order_id = p.order_id;
call publish_view('order_payments');
comment on view order_payments is 'Payments with what their orders say of buyer, currency and end, for the modules of payment methods.';

-- module: manual-payments

create table manual_payment_settings (
  organization_id bigint not null references organizations,
  method text not null check (method in ('Wire Transfer', 'Cash')),
  is_offered boolean not null,
  instructions jsonb not null,
  bank_name jsonb not null,
  iban text not null check (iban = '' or iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  account_holder text not null,
  wait_days integer not null check (wait_days between 1 and 60),
  changed_at timestamptz not null,
  changed_by bigint not null,
  primary key (organization_id, method),
  foreign key (organization_id, changed_by) references members,
  check (not is_offered or method <> 'Wire Transfer' or (iban <> '' and account_holder <> ''))
);
call protect_tenant_table('manual_payment_settings');

create table manual_payment_decisions (
  organization_id bigint not null references organizations,
  payment_id bigint not null,
  outcome text not null check (outcome in ('CONFIRMED', 'REJECTED')),
  reference text not null default '',
  received_on date,
  reason text not null default '',
  decided_at timestamptz not null,
  decided_by bigint not null,
  primary key (organization_id, payment_id),
  foreign key (organization_id, payment_id) references payments,
  foreign key (organization_id, decided_by) references members,
  check ((outcome = 'CONFIRMED') = (received_on is not null)),
  check ((outcome = 'REJECTED') = (reason <> ''))
);
call protect_tenant_table('manual_payment_decisions');

comment on table manual_payment_settings is 'How wire transfer and cash are offered. A method without a row is not offered.';
comment on column manual_payment_settings.method is 'Wire Transfer or Cash.';
comment on column manual_payment_settings.is_offered is 'Whether buyers can choose the method.';
comment on column manual_payment_settings.instructions is 'What buyers read of how to pay, in both languages.';
comment on column manual_payment_settings.bank_name is 'Name of the bank in both languages.';
comment on column manual_payment_settings.iban is 'IBAN without spaces, with a valid checksum; empty for cash.';
comment on column manual_payment_settings.account_holder is 'Account holder as registered with the bank; empty for cash.';
comment on column manual_payment_settings.wait_days is 'How many days after it was placed an order waits for the money.';
comment on column manual_payment_settings.changed_at is 'When the settings were last saved.';
comment on column manual_payment_settings.changed_by is 'Administrator who saved them last.';
comment on table manual_payment_decisions is 'What administrators decided about payments by wire transfer or cash; one decision each, which is final.';
comment on column manual_payment_decisions.payment_id is 'The payment; its amount is what was received, because any other amount is refused.';
comment on column manual_payment_decisions.outcome is 'CONFIRMED: the money has come. REJECTED: it has not, or can''t be accepted.';
comment on column manual_payment_decisions.reference is 'Reference of the bank, or the number of the cash receipt.';
comment on column manual_payment_decisions.received_on is 'Day on which the money came; null when rejected.';
comment on column manual_payment_decisions.reason is 'Why it was rejected, which the buyer reads; empty when confirmed.';
comment on column manual_payment_decisions.decided_at is 'When it was decided.';
comment on column manual_payment_decisions.decided_by is 'Administrator who decided.';
