-- module: marketplace-settings

create table marketplace_settings (
  organization_id bigint not null references organizations,
  tax_rate_basis_points integer not null check (tax_rate_basis_points between 0 and 10000),
  changed_at timestamptz not null,
  changed_by bigint not null,
  primary key (organization_id),
  foreign key (organization_id, changed_by) references members
);
call protect_tenant_table('marketplace_settings');

-- module: carts

create table carts (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  changed_at timestamptz not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('carts');

create table cart_items (
  organization_id bigint not null references organizations,
  cart_item_id bigint generated always as identity,
  user_id bigint not null,
  item_type text not null check (item_type ~ '^[a-z][a-z-]*$'),
  -- No foreign key: which table it belongs to follows from item_type.
  item_id bigint not null,
  title jsonb not null,
  price_minor bigint not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  added_at timestamptz not null,
  primary key (organization_id, cart_item_id),
  unique (organization_id, user_id, item_type, item_id),
  foreign key (organization_id, user_id) references carts on delete cascade
);
call protect_tenant_table('cart_items');

-- module: orders

create table order_counters (
  organization_id bigint not null references organizations,
  last_number integer not null,
  primary key (organization_id)
);
call protect_tenant_table('order_counters');

create table orders (
  organization_id bigint not null references organizations,
  order_id bigint generated always as identity,
  number integer not null,
  user_id bigint not null,
  status text not null check (status in ('PENDING', 'PAID', 'CANCELLED', 'EXPIRED')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total_minor bigint not null check (total_minor >= 0),
  tax_minor bigint not null check (tax_minor between 0 and total_minor),
  buyer_name text not null,
  buyer_email text not null,
  placed_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, order_id),
  unique (organization_id, number),
  foreign key (organization_id, user_id) references members
);
create index orders_by_buyer on orders (organization_id, user_id, order_id);
create index orders_by_status on orders (organization_id, status, order_id);
call protect_tenant_table('orders');

create table order_lines (
  organization_id bigint not null references organizations,
  order_line_id bigint generated always as identity,
  order_id bigint not null,
  item_type text not null check (item_type ~ '^[a-z][a-z-]*$'),
  -- No foreign key: an order outlives what was sold.
  item_id bigint not null,
  title jsonb not null,
  total_minor bigint not null check (total_minor >= 0),
  tax_rate_basis_points integer not null check (tax_rate_basis_points between 0 and 10000),
  tax_minor bigint not null check (tax_minor between 0 and total_minor),
  primary key (organization_id, order_line_id),
  unique (organization_id, order_id, order_line_id),
  foreign key (organization_id, order_id) references orders
);
create index order_lines_by_item on order_lines (organization_id, item_type, item_id);
call protect_tenant_table('order_lines');

create table payments (
  organization_id bigint not null references organizations,
  payment_id bigint generated always as identity,
  order_id bigint not null,
  method text not null,
  provider text not null,
  status text not null check (status in ('OPEN', 'SUCCEEDED', 'FAILED', 'EXPIRED')),
  amount_minor bigint not null check (amount_minor >= 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, payment_id),
  unique (organization_id, order_id, payment_id),
  foreign key (organization_id, order_id) references orders
);
create unique index open_payments on payments (organization_id, order_id) where status = 'OPEN';
call protect_tenant_table('payments');

create table refunds (
  organization_id bigint not null references organizations,
  refund_id bigint generated always as identity,
  order_id bigint not null,
  payment_id bigint not null,
  order_line_id bigint,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (reason in ('ADMINISTRATOR', 'PAID_LATE', 'PAID_TWICE')),
  note text not null default '',
  status text not null check (status in ('REQUESTED', 'SUCCEEDED', 'FAILED')),
  requested_at timestamptz not null,
  requested_by bigint,
  ended_at timestamptz,
  primary key (organization_id, refund_id),
  foreign key (organization_id, order_id, payment_id) references payments (organization_id, order_id, payment_id),
  foreign key (organization_id, order_id, order_line_id) references order_lines (organization_id, order_id, order_line_id),
  foreign key (organization_id, requested_by) references members
);
create index refunds_by_payment on refunds (organization_id, payment_id);
create index refunds_by_order on refunds (organization_id, order_id);
call protect_tenant_table('refunds');

create table order_history (
  organization_id bigint not null references organizations,
  order_history_id bigint generated always as identity,
  order_id bigint not null,
  kind text not null check (kind in ('PLACED', 'PAYMENT_STARTED', 'PAYMENT_FAILED', 'PAYMENT_ENDED', 'PAID', 'CANCELLED', 'EXPIRED',
    'REFUND_REQUESTED', 'REFUNDED', 'REFUND_FAILED')),
  order_line_id bigint,
  amount_minor bigint,
  note text not null default '',
  user_id bigint,
  at timestamptz not null,
  primary key (organization_id, order_history_id),
  foreign key (organization_id, order_id) references orders,
  foreign key (organization_id, order_id, order_line_id) references order_lines (organization_id, order_id, order_line_id),
  foreign key (organization_id, user_id) references members
);
create index order_history_by_order on order_history (organization_id, order_id, order_history_id);
call protect_tenant_table('order_history');

create table idempotency_keys (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  key text not null,
  request_hash text not null,
  response jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, user_id, key),
  foreign key (organization_id, user_id) references members
);
create index idempotency_keys_by_age on idempotency_keys (organization_id, created_at);
call protect_tenant_table('idempotency_keys');

comment on table marketplace_settings is 'Settings of the marketplace; without a row the defaults hold.';
comment on column marketplace_settings.organization_id is 'Organisation of the row.';
comment on column marketplace_settings.tax_rate_basis_points is 'VAT rate in hundredths of a percent (1500 is 15 %). Prices include it.';
comment on column marketplace_settings.changed_at is 'When the settings were last saved.';
comment on column marketplace_settings.changed_by is 'Administrator who saved them last.';
comment on table carts is 'Carts of members, one each. The row is the lock of every change of its items.';
comment on column carts.organization_id is 'Organisation of the row.';
comment on column carts.user_id is 'Member whose cart it is.';
comment on column carts.changed_at is 'When an item was last added or removed.';
comment on table cart_items is 'Items in carts. A cart reserves nothing and freezes no price.';
comment on column cart_items.organization_id is 'Organisation of the row.';
comment on column cart_items.cart_item_id is 'Id of the item in the cart.';
comment on column cart_items.user_id is 'Member whose cart it is.';
comment on column cart_items.item_type is 'Purchasable item type, such as course.';
comment on column cart_items.item_id is 'Id of the thing of that type.';
comment on column cart_items.title is 'Title when it was added, shown when the item is no longer sold.';
comment on column cart_items.price_minor is 'Price when it was added, in minor units; the cart reports a difference.';
comment on column cart_items.currency is 'Currency of price_minor, ISO 4217.';
comment on column cart_items.added_at is 'When the item was added.';
comment on table order_counters is 'Last order number of each organisation.';
comment on column order_counters.organization_id is 'Organisation of the row.';
comment on column order_counters.last_number is 'Number of the newest order.';
comment on table orders is 'Orders, with prices, tax and buyer as they were when the order was placed.';
comment on column orders.organization_id is 'Organisation of the row.';
comment on column orders.order_id is 'Id of the order.';
comment on column orders.number is 'Number that people read, counted per organisation from 1.';
comment on column orders.user_id is 'Buyer.';
comment on column orders.status is 'PENDING until it is paid; PAID, CANCELLED by the buyer, or EXPIRED unpaid. Refunds do not change it.';
comment on column orders.currency is 'Currency of all amounts of the order, ISO 4217.';
comment on column orders.total_minor is 'Amount to pay in minor units; always the sum of the lines.';
comment on column orders.tax_minor is 'VAT that total_minor includes.';
comment on column orders.buyer_name is 'Name of the buyer when the order was placed.';
comment on column orders.buyer_email is 'Email address of the buyer when the order was placed.';
comment on column orders.placed_at is 'When the order was placed.';
comment on column orders.expires_at is 'Until when it can be paid.';
comment on column orders.ended_at is 'When it was paid, cancelled or expired.';
comment on table order_lines is 'Items of orders.';
comment on column order_lines.organization_id is 'Organisation of the row.';
comment on column order_lines.order_line_id is 'Id of the line; purchasedItemId in the API and source_key of the entitlement that it grants.';
comment on column order_lines.order_id is 'Order of the line.';
comment on column order_lines.item_type is 'Purchasable item type, such as course.';
comment on column order_lines.item_id is 'Id of the thing of that type.';
comment on column order_lines.title is 'Title when the order was placed.';
comment on column order_lines.total_minor is 'Amount charged for the line in minor units.';
comment on column order_lines.tax_rate_basis_points is 'VAT rate of the line in hundredths of a percent.';
comment on column order_lines.tax_minor is 'Share of the VAT of its rate that falls on the line.';
comment on table payments is 'Attempts to pay an order; at most one is open.';
comment on column payments.organization_id is 'Organisation of the row.';
comment on column payments.payment_id is 'Id of the attempt.';
comment on column payments.order_id is 'Order that it pays.';
comment on column payments.method is 'Payment method, as in Credit Card.';
comment on column payments.provider is 'Payment provider that carries it out.';
comment on column payments.status is 'OPEN until the provider reports SUCCEEDED or FAILED; EXPIRED when another attempt or the end of the order closed it.';
comment on column payments.amount_minor is 'Amount in minor units of the currency of the order.';
comment on column payments.created_at is 'When the attempt began.';
comment on column payments.ended_at is 'When it ended.';
comment on table refunds is 'Refunds of payments. The sum of those that have not failed never exceeds the payment.';
comment on column refunds.organization_id is 'Organisation of the row.';
comment on column refunds.refund_id is 'Id of the refund; the key under which the provider carries it out once.';
comment on column refunds.order_id is 'Order of the payment.';
comment on column refunds.payment_id is 'Payment that is refunded.';
comment on column refunds.order_line_id is 'Line that is refunded; null for a whole payment that came late or twice.';
comment on column refunds.amount_minor is 'Amount in minor units.';
comment on column refunds.reason is 'ADMINISTRATOR, or automatic: PAID_LATE (order no longer payable), PAID_TWICE.';
comment on column refunds.note is 'Reason that the administrator wrote.';
comment on column refunds.status is 'REQUESTED until the provider has carried it out (SUCCEEDED) or refused it (FAILED).';
comment on column refunds.requested_at is 'When it was requested.';
comment on column refunds.requested_by is 'Administrator who requested it; null for an automatic one.';
comment on column refunds.ended_at is 'When it succeeded or failed.';
comment on table order_history is 'What happened to an order, in order. Rows are never changed.';
comment on column order_history.organization_id is 'Organisation of the row.';
comment on column order_history.order_history_id is 'Id of the entry.';
comment on column order_history.order_id is 'Order that it happened to.';
comment on column order_history.kind is 'What happened.';
comment on column order_history.order_line_id is 'Line that it is about, for refunds.';
comment on column order_history.amount_minor is 'Amount that it is about, in minor units.';
comment on column order_history.note is 'Reason of a refund.';
comment on column order_history.user_id is 'Member who did it; null for the system and the provider.';
comment on column order_history.at is 'When it happened.';
comment on table idempotency_keys is 'Responses to requests with an Idempotency-Key header, kept for 24 hours.';
comment on column idempotency_keys.organization_id is 'Organisation of the row.';
comment on column idempotency_keys.user_id is 'Member who sent the request.';
comment on column idempotency_keys.key is 'Value of the header.';
comment on column idempotency_keys.request_hash is 'SHA-256 of operation and body: another request under the same key is refused.';
comment on column idempotency_keys.response is 'Body of the response.';
comment on column idempotency_keys.created_at is 'When the request was answered.';
