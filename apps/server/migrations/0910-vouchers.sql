-- module: vouchers

create table voucher_batches (
  organization_id bigint not null references organizations,
  voucher_batch_id bigint generated always as identity,
  label text not null check (length(label) between 1 and 200),
  created_at timestamptz not null,
  created_by bigint not null,
  primary key (organization_id, voucher_batch_id),
  foreign key (organization_id, created_by) references members
);
call protect_tenant_table('voucher_batches');

create table vouchers (
  organization_id bigint not null references organizations,
  voucher_id bigint generated always as identity,
  code text not null check (length(code) between 3 and 40 and code !~ '[[:space:]-]'),
  label text not null default '' check (length(label) <= 200),
  voucher_batch_id bigint,
  percent_basis_points integer check (percent_basis_points between 1 and 10000),
  amount_minor bigint check (amount_minor > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  minimum_minor bigint not null default 0 check (minimum_minor >= 0),
  scope text not null check (scope in ('EVERYTHING', 'TYPES', 'ITEMS', 'CATEGORIES')),
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer check (max_uses > 0),
  max_uses_per_person integer check (max_uses_per_person > 0),
  stacks boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null,
  created_by bigint not null,
  primary key (organization_id, voucher_id),
  unique (organization_id, code),
  check ((percent_basis_points is null) <> (amount_minor is null)),
  check (currency is not null or (amount_minor is null and minimum_minor = 0)),
  check (ends_at > starts_at),
  foreign key (organization_id, voucher_batch_id) references voucher_batches,
  foreign key (organization_id, created_by) references members
);
create index vouchers_by_batch on vouchers (organization_id, voucher_batch_id);
call protect_tenant_table('vouchers');

create table voucher_scopes (
  organization_id bigint not null references organizations,
  voucher_scope_id bigint generated always as identity,
  voucher_id bigint not null,
  item_type text check (item_type ~ '^[a-z][a-z-]*$'),
  -- No foreign key: which table it belongs to follows from item_type.
  item_id bigint,
  course_category_id bigint,
  primary key (organization_id, voucher_scope_id),
  check ((item_type is null) <> (course_category_id is null)),
  check (item_id is null or item_type is not null),
  foreign key (organization_id, voucher_id) references vouchers on delete cascade,
  foreign key (organization_id, course_category_id) references course_categories on delete cascade
);
create index voucher_scopes_by_voucher on voucher_scopes (organization_id, voucher_id);
create index voucher_scopes_by_category on voucher_scopes (organization_id, course_category_id) where course_category_id is not null;
call protect_tenant_table('voucher_scopes');

create table voucher_uses (
  organization_id bigint not null references organizations,
  order_id bigint not null,
  voucher_id bigint not null,
  user_id bigint not null,
  status text not null check (status in ('HELD', 'USED', 'RELEASED')),
  discount_minor bigint not null check (discount_minor > 0),
  held_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, order_id, voucher_id),
  check ((status = 'HELD') = (ended_at is null)),
  foreign key (organization_id, order_id) references orders,
  foreign key (organization_id, voucher_id) references vouchers,
  foreign key (organization_id, user_id) references members
);
create index voucher_uses_by_voucher on voucher_uses (organization_id, voucher_id, status, user_id);
call protect_tenant_table('voucher_uses');

-- module: carts

create table cart_vouchers (
  organization_id bigint not null references organizations,
  cart_voucher_id bigint generated always as identity,
  user_id bigint not null,
  voucher_id bigint not null,
  added_at timestamptz not null,
  primary key (organization_id, cart_voucher_id),
  unique (organization_id, user_id, voucher_id),
  foreign key (organization_id, user_id) references carts on delete cascade,
  foreign key (organization_id, voucher_id) references vouchers on delete cascade
);
create index cart_vouchers_by_voucher on cart_vouchers (organization_id, voucher_id);
call protect_tenant_table('cart_vouchers');

-- module: orders

-- The list price is total_minor + discount_minor: one fact less that could contradict the others.
alter table order_lines add column discount_minor bigint not null default 0 check (discount_minor >= 0);

comment on table voucher_batches is 'Vouchers that were generated together.';
comment on column voucher_batches.voucher_batch_id is 'Id of the batch.';
comment on column voucher_batches.label is 'Name of the batch, for administrators.';
comment on column voucher_batches.created_by is 'Administrator who created it.';
comment on table vouchers is 'Codes that reduce the price of an order. The row is the lock under which uses are counted.';
comment on column vouchers.voucher_id is 'Id of the voucher.';
comment on column vouchers.code is 'What buyers enter: NFKC, upper case, Latin digits, letters and digits only. Never changes.';
comment on column vouchers.label is 'What the voucher is for, for administrators.';
comment on column vouchers.voucher_batch_id is 'Batch that it was generated in; null for a single voucher.';
comment on column vouchers.percent_basis_points is 'Reduction in hundredths of a percent; null: it takes off amount_minor.';
comment on column vouchers.amount_minor is 'Reduction in minor units of currency; null: it takes off a percentage.';
comment on column vouchers.currency is 'Currency of amount_minor and minimum_minor, ISO 4217: the voucher reduces orders in it only. Null: any.';
comment on column vouchers.minimum_minor is 'Least total of an order before discounts, in minor units; 0: none.';
comment on column vouchers.scope is 'EVERYTHING, or what voucher_scopes lists: item TYPES, single ITEMS or course CATEGORIES.';
comment on column vouchers.starts_at is 'From when it is valid; null: at once.';
comment on column vouchers.ends_at is 'Until when it is valid; null: no end.';
comment on column vouchers.max_uses is 'Orders that it can reduce in all; null: any number.';
comment on column vouchers.max_uses_per_person is 'Orders of one buyer that it can reduce; null: any number.';
comment on column vouchers.stacks is 'It combines with another voucher of which this is true too.';
comment on column vouchers.is_active is 'False: an administrator deactivated it.';
comment on column vouchers.created_by is 'Administrator who created it.';
comment on table voucher_scopes is 'What a voucher with a scope reduces. If all of it is deleted, the voucher reduces nothing.';
comment on column voucher_scopes.voucher_scope_id is 'Id of the row.';
comment on column voucher_scopes.voucher_id is 'Voucher.';
comment on column voucher_scopes.item_type is 'Purchasable item type, such as course; null where a category is named.';
comment on column voucher_scopes.item_id is 'Single item of the type; null: all of the type.';
comment on column voucher_scopes.course_category_id is 'Category whose courses it reduces.';
comment on table voucher_uses is 'Uses of vouchers, one for each order. HELD and USED ones count against the limits.';
comment on column voucher_uses.order_id is 'Order that the voucher reduces.';
comment on column voucher_uses.voucher_id is 'Voucher.';
comment on column voucher_uses.user_id is 'Buyer, for the limit per person.';
comment on column voucher_uses.status is 'HELD while the order waits for its payment; USED once it is paid; RELEASED when it was cancelled or expired.';
comment on column voucher_uses.discount_minor is 'What the voucher took off the order, in minor units of its currency.';
comment on column voucher_uses.held_at is 'When the order was placed.';
comment on column voucher_uses.ended_at is 'When the use became USED or RELEASED.';
comment on table cart_vouchers is 'Vouchers that buyers entered in their carts, at most two that combine.';
comment on column cart_vouchers.cart_voucher_id is 'Id of the row; vouchers apply in its order.';
comment on column cart_vouchers.voucher_id is 'Voucher.';
comment on column cart_vouchers.added_at is 'When it was entered.';
comment on column order_lines.discount_minor is 'What vouchers took off the list price, which is total_minor + discount_minor.';
