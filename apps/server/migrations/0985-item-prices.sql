-- module: item-prices

create table item_prices (
  organization_id bigint not null references organizations,
  item_type text not null check (item_type ~ '^[a-z][a-z-]*$'),
  -- No foreign key: which table it belongs to follows from item_type.
  item_id bigint not null,
  sale_minor bigint check (sale_minor >= 0),
  sale_starts_at timestamptz,
  sale_ends_at timestamptz check (sale_ends_at > sale_starts_at),
  tax_category text not null default 'STANDARD' check (tax_category in ('STANDARD', 'ZERO', 'EXEMPT')),
  exemption_reason jsonb check ((exemption_reason is not null) = (tax_category = 'EXEMPT')),
  is_on_request boolean not null default false,
  version integer not null default 1,
  primary key (organization_id, item_type, item_id),
  check (num_nulls(sale_minor, sale_starts_at, sale_ends_at) in (0, 3))
);
call protect_tenant_table('item_prices');

create table item_group_prices (
  organization_id bigint not null,
  item_type text not null,
  item_id bigint not null,
  permission_set_id bigint not null,
  price_minor bigint not null check (price_minor >= 0),
  primary key (organization_id, item_type, item_id, permission_set_id),
  foreign key (organization_id, item_type, item_id) references item_prices on delete cascade,
  foreign key (organization_id, permission_set_id) references permission_sets on delete cascade
);
create index item_group_prices_by_set on item_group_prices (organization_id, permission_set_id);
call protect_tenant_table('item_group_prices');

create view special_prices with (security_invoker = true) as
  select organization_id, item_type, item_id, sale_minor, sale_starts_at, sale_ends_at, is_on_request from item_prices;
call publish_view('special_prices');

create view group_prices with (security_invoker = true) as
  select organization_id, item_type, item_id, permission_set_id, price_minor from item_group_prices;
call publish_view('group_prices');

comment on table item_prices is 'What items have besides their list price: a sale, a tax category, and whether their price is on request.';
comment on column item_prices.item_type is 'Purchasable item type, such as course.';
comment on column item_prices.item_id is 'Course, specialization, kind of ticket or bundle, according to item_type.';
comment on column item_prices.sale_minor is 'Sale price in minor units of the currency of the list price; null: no sale.';
comment on column item_prices.sale_starts_at is 'From when the sale price holds.';
comment on column item_prices.sale_ends_at is 'When the sale is over: the sale price holds until just before.';
comment on column item_prices.tax_category is 'STANDARD: taxed at the rate of the organisation; ZERO: at zero; EXEMPT: not taxed.';
comment on column item_prices.exemption_reason is 'Why an EXEMPT item is not taxed, as documents state it; Localized, plain text.';
comment on column item_prices.is_on_request is 'The price is not shown and the item can not be put into a cart.';
comment on column item_prices.version is 'Raised with each change; a client that sends an older one is refused.';
comment on table item_group_prices is 'Prices of items for members with a permission set. The lowest price of a buyer counts.';
comment on column item_group_prices.item_type is 'Purchasable item type, as in item_prices.';
comment on column item_group_prices.item_id is 'Item, as in item_prices.';
comment on column item_group_prices.permission_set_id is 'Permission set whose members pay this price.';
comment on column item_group_prices.price_minor is 'Price in minor units of the currency of the list price.';
comment on view special_prices is 'Sales and prices on request of items.';
comment on view group_prices is 'Prices of items for members with a permission set.';
