-- module: bundles
create table bundles (
  organization_id bigint not null references organizations,
  bundle_id bigint generated always as identity,
  title jsonb not null,
  description jsonb not null default '{}',
  cover_media_id bigint,
  price_minor bigint not null check (price_minor > 0),
  is_published boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (organization_id, bundle_id),
  foreign key (organization_id, cover_media_id) references media
);
call protect_tenant_table('bundles');

create table bundle_items (
  organization_id bigint not null,
  bundle_id bigint not null,
  item_type text not null check (item_type ~ '^[a-z][a-z-]*$' and item_type <> 'bundle'),
  -- No foreign key: which table it belongs to follows from item_type.
  item_id bigint not null,
  position integer not null,
  primary key (organization_id, bundle_id, item_type, item_id),
  foreign key (organization_id, bundle_id) references bundles on delete cascade
);
call protect_tenant_table('bundle_items');

create table bundle_sales (
  organization_id bigint not null references organizations,
  -- No foreign key: order lines belong to the module orders, which stands above.
  order_line_id bigint not null,
  item_type text not null check (item_type ~ '^[a-z][a-z-]*$'),
  item_id bigint not null,
  share_minor bigint not null check (share_minor >= 0),
  primary key (organization_id, order_line_id, item_type, item_id)
);
call protect_tenant_table('bundle_sales');

comment on table bundles is 'Sets of items that are sold together at a price of their own.';
comment on column bundles.bundle_id is 'Identifier of the bundle.';
comment on column bundles.title is 'Title; Localized, plain text, at least one language.';
comment on column bundles.description is 'Description; Localized, sanitised HTML.';
comment on column bundles.cover_media_id is 'Cover image; null: a generated cover is shown.';
comment on column bundles.price_minor is 'Price of all items together, in minor units of the currency of the organisation.';
comment on column bundles.is_published is 'Shown to learners and sold; otherwise it exists for administrators only.';
comment on column bundles.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column bundles.created_at is 'When the bundle was created.';

comment on table bundle_items is 'Items of bundles.';
comment on column bundle_items.bundle_id is 'Bundle that holds the item.';
comment on column bundle_items.item_type is 'What kind of item: course, specialization or event.';
comment on column bundle_items.item_id is 'Course, specialization or kind of ticket, according to item_type.';
comment on column bundle_items.position is 'Place in the bundle, from 0.';

comment on table bundle_sales is 'Items that an order line of a bundle gives, frozen at checkout: those that the buyer did not own.';
comment on column bundle_sales.order_line_id is 'Order line of the bundle.';
comment on column bundle_sales.item_type is 'What kind of item, as in bundle_items.';
comment on column bundle_sales.item_id is 'Item, as in bundle_items.';
comment on column bundle_sales.share_minor is 'What the buyer paid for this item: its share of the price of the bundle, in minor units.';
