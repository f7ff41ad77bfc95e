-- module: accounting

create table accounting_settings (
  organization_id bigint primary key references organizations,
  is_enabled boolean not null,
  url text not null,
  sealed_secret text not null,
  sends_test_orders boolean not null,
  accounts jsonb not null,
  changed_at timestamptz not null,
  changed_by bigint not null,
  foreign key (organization_id, changed_by) references members,
  check (not is_enabled or url <> '')
);
call protect_tenant_table('accounting_settings');

create table accounting_deliveries (
  organization_id bigint not null references organizations,
  accounting_delivery_id bigint generated always as identity,
  kind text not null check (kind in ('CUSTOMER', 'DOCUMENT')),
  key text not null,
  user_id bigint not null,
  order_id bigint not null,
  title text not null,
  body jsonb not null,
  status text not null check (status in ('WAITING', 'SENT', 'FAILED')),
  attempt_count integer not null default 0,
  due_at timestamptz not null,
  sent_at timestamptz,
  last_error text not null default '',
  created_at timestamptz not null,
  primary key (organization_id, accounting_delivery_id),
  unique (organization_id, kind, key),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, order_id) references orders,
  check ((status = 'SENT') = (sent_at is not null))
);
create index accounting_deliveries_due on accounting_deliveries (organization_id, due_at, accounting_delivery_id) where status = 'WAITING';
create index accounting_deliveries_by_order on accounting_deliveries (organization_id, order_id);
create index accounting_deliveries_by_user on accounting_deliveries (organization_id, user_id, accounting_delivery_id) where kind = 'CUSTOMER';
call protect_tenant_table('accounting_deliveries');

comment on table accounting_settings is 'Where customers and documents are delivered for accounting, and the accounts of the journal. Without a row nothing is delivered.';
comment on column accounting_settings.is_enabled is 'Whether new documents are delivered.';
comment on column accounting_settings.url is 'Address to which deliveries are posted; empty until one is given.';
comment on column accounting_settings.sealed_secret is 'Secret that signs deliveries, sealed.';
comment on column accounting_settings.sends_test_orders is 'Whether documents of test orders are delivered too.';
comment on column accounting_settings.accounts is 'Account number of each role in the journal.';
comment on column accounting_settings.changed_at is 'When the settings were last saved.';
comment on column accounting_settings.changed_by is 'Administrator who saved them last.';
comment on table accounting_deliveries is 'Customers and documents that are delivered to the accounting system, each once; the log of what was sent.';
comment on column accounting_deliveries.accounting_delivery_id is 'Id of the delivery, by which the receiver recognises one that arrives twice.';
comment on column accounting_deliveries.kind is 'CUSTOMER: a buyer with the details of an order. DOCUMENT: an invoice, credit note or receipt.';
comment on column accounting_deliveries.key is 'UUID of the document; of a customer, the member and a digest of the details.';
comment on column accounting_deliveries.user_id is 'Buyer.';
comment on column accounting_deliveries.order_id is 'Order of the document; of a customer, the order that brought these details.';
comment on column accounting_deliveries.title is 'Number of the document, or name of the customer.';
comment on column accounting_deliveries.body is 'What is sent, frozen when it was queued.';
comment on column accounting_deliveries.status is 'WAITING: to be sent. SENT: the receiver took it. FAILED: it was refused, or too many attempts failed.';
comment on column accounting_deliveries.attempt_count is 'How often it was tried.';
comment on column accounting_deliveries.due_at is 'When it is tried next.';
comment on column accounting_deliveries.sent_at is 'When the receiver took it; null until then.';
comment on column accounting_deliveries.last_error is 'What the last attempt failed with; empty if none has failed.';
comment on column accounting_deliveries.created_at is 'When it was queued.';
