-- module: cancellation-terms

create table cancellation_terms (
  organization_id bigint not null references organizations,
  item_type text not null check (item_type ~ '^[a-z][a-z-]*$'),
  -- No foreign key: which table it belongs to follows from item_type.
  item_id bigint not null check (item_id >= 0),
  tiers jsonb,
  version integer not null default 1,
  primary key (organization_id, item_type, item_id),
  check (item_id > 0 or tiers is not null)
);
call protect_tenant_table('cancellation_terms');
comment on table cancellation_terms is 'Until when buyers can cancel what has a start, and how much they get back.';
comment on column cancellation_terms.item_type is 'Purchasable item type, such as event.';
comment on column cancellation_terms.item_id is 'Kind of ticket; 0 for the default of the organisation for all items of the type.';
comment on column cancellation_terms.tiers is 'Array of {hoursBeforeStart, refundPercent}, the earliest deadline first; empty: no refund without a decision. Null: the default of the type holds.';
comment on column cancellation_terms.version is 'Raised with each change; a client that sends an older one is refused.';
