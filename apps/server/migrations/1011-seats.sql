-- module: carts

alter table cart_items add column quantity integer not null default 1 check (quantity between 1 and 1000);
comment on column cart_items.quantity is 'How many of the item; 1 for everything but seats of a course.';
comment on column cart_items.price_minor is 'Price of all its seats together when it was added, in minor units; the cart reports a difference.';

-- module: orders

alter table order_lines add column quantity integer not null default 1 check (quantity between 1 and 1000);
alter table order_lines drop constraint order_lines_price_kind_check;
alter table order_lines add constraint order_lines_price_kind_check check (price_kind in ('LIST', 'SALE', 'GROUP', 'VOLUME'));
comment on column order_lines.quantity is 'How many of the item; 1 for everything but seats of a course. Amounts are those of all together; total_minor + discount_minor is a multiple of it.';
comment on column order_lines.price_kind is 'Which price was charged before vouchers: list price, sale price, group price, or volume price of many seats.';

create view order_company_records with (security_invoker = true) as
  select organization_id, order_id, company_name from order_companies;
call publish_view('order_company_records');
comment on view order_company_records is 'Companies that orders were placed for.';

-- module: item-prices

alter table item_prices add column volume_from integer check (volume_from between 2 and 1000);
alter table item_prices add column volume_minor bigint check (volume_minor >= 0);
alter table item_prices add constraint item_prices_volume_check check ((volume_from is null) = (volume_minor is null));
comment on column item_prices.volume_from is 'From how many seats of a course on volume_minor is the price of each; null: no volume price.';
comment on column item_prices.volume_minor is 'Price of one seat in minor units of the currency of the list price; null: no volume price.';

-- module: marketplace-settings

alter table marketplace_settings add column seat_reclaim_days integer not null default 14 check (seat_reclaim_days between 0 and 365);
alter table marketplace_settings add column seat_assignment_days integer not null default 365 check (seat_assignment_days between 1 and 3650);
comment on column marketplace_settings.seat_reclaim_days is 'For how many days after a learner got a seat its buyer can take it back.';
comment on column marketplace_settings.seat_assignment_days is 'For how many days after payment seats can be assigned. Pools keep the date that followed from it.';

-- module: seat-pools

create table seat_pools (
  organization_id bigint not null references organizations,
  seat_pool_id bigint generated always as identity,
  order_line_id bigint not null,
  user_id bigint not null,
  -- No foreign key: a pool outlives the course, as order lines do.
  course_id bigint not null,
  seat_count integer not null check (seat_count between 2 and 1000),
  refunded_count integer not null default 0,
  assignable_until timestamptz not null,
  is_suspended boolean not null default false,
  ended_at timestamptz,
  link_hash text,
  link_created_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, seat_pool_id),
  unique (organization_id, order_line_id),
  foreign key (organization_id, order_line_id) references order_lines,
  foreign key (organization_id, user_id) references members,
  check (refunded_count between 0 and seat_count),
  check ((link_hash is null) = (link_created_at is null))
);
create index seat_pools_by_buyer on seat_pools (organization_id, user_id, seat_pool_id);
create unique index seat_pools_by_link on seat_pools (organization_id, link_hash) where link_hash is not null;
call protect_tenant_table('seat_pools');

create table seats (
  organization_id bigint not null references organizations,
  seat_id bigint generated always as identity,
  seat_pool_id bigint not null,
  email text not null,
  user_id bigint,
  status text not null check (status in ('INVITED', 'ACTIVE', 'RECLAIMED', 'ENDED')),
  invitation_language text check (invitation_language in ('en', 'ar', 'both')),
  invitation_hash text,
  invited_at timestamptz,
  activated_at timestamptz,
  ended_at timestamptz,
  primary key (organization_id, seat_id),
  foreign key (organization_id, seat_pool_id) references seat_pools,
  foreign key (organization_id, user_id) references members,
  check (status <> 'ACTIVE' or (user_id is not null and activated_at is not null)),
  check ((invitation_hash is not null) = (status = 'INVITED')),
  check ((status in ('INVITED', 'ACTIVE')) = (ended_at is null))
);
-- A seat that was taken back stays so; the same person gets a new row.
create unique index living_seats_by_email on seats (organization_id, seat_pool_id, lower(email))
  where status in ('INVITED', 'ACTIVE') and email <> '';
create unique index living_seats_by_member on seats (organization_id, seat_pool_id, user_id)
  where status = 'ACTIVE';
create unique index seats_by_invitation on seats (organization_id, invitation_hash) where invitation_hash is not null;
create index seats_by_pool on seats (organization_id, seat_pool_id, status);
create index seats_by_member on seats (organization_id, user_id) where user_id is not null;
call protect_tenant_table('seats');

create table seat_assignments (
  organization_id bigint not null references organizations,
  seat_assignment_id bigint generated always as identity,
  seat_pool_id bigint not null,
  request_key uuid not null,
  assigned_by bigint not null,
  invitation_language text not null check (invitation_language in ('en', 'ar', 'both')),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, seat_assignment_id),
  unique (organization_id, request_key),
  foreign key (organization_id, seat_pool_id) references seat_pools,
  foreign key (organization_id, assigned_by) references members
);
create index seat_assignments_by_pool on seat_assignments (organization_id, seat_pool_id, seat_assignment_id);
call protect_tenant_table('seat_assignments');

create table seat_assignment_rows (
  organization_id bigint not null references organizations,
  seat_assignment_id bigint not null,
  position integer not null,
  email text not null,
  outcome text check (outcome in ('INVITED', 'ENROLLED', 'ALREADY', 'BAD_ADDRESS', 'NO_SEAT', 'INACTIVE', 'CLOSED')),
  primary key (organization_id, seat_assignment_id, position),
  foreign key (organization_id, seat_assignment_id) references seat_assignments on delete cascade
);
call protect_tenant_table('seat_assignment_rows');

comment on table seat_pools is 'Seats of a course that one order line bought, to be assigned to people.';
comment on column seat_pools.seat_pool_id is 'Id of the pool.';
comment on column seat_pools.order_line_id is 'Line that bought the seats; entitlements of their holders have it as source.';
comment on column seat_pools.user_id is 'Buyer, who assigns the seats and need not have one.';
comment on column seat_pools.course_id is 'Course of the seats; can have been deleted since.';
comment on column seat_pools.seat_count is 'Seats that were bought.';
comment on column seat_pools.refunded_count is 'Seats that refunds which have not failed took back; they were free.';
comment on column seat_pools.assignable_until is 'Until when seats can be assigned and accepted.';
comment on column seat_pools.is_suspended is 'The payment is disputed: access is suspended and nothing is assigned.';
comment on column seat_pools.ended_at is 'When the line was refunded whole or lost in a dispute, which ends access of all holders; null while it has not been.';
comment on column seat_pools.link_hash is 'SHA-256 (base64url) of the token of the link that gives a seat to whoever opens it; null: there is none.';
comment on column seat_pools.link_created_at is 'When the link was created or renewed; null: there is none.';
comment on column seat_pools.created_at is 'When the order was paid.';

comment on table seats is 'Seats that were assigned. Seats without a row are free.';
comment on column seats.seat_id is 'Id of the seat.';
comment on column seats.seat_pool_id is 'Pool of the seat.';
comment on column seats.email is 'Address to which the seat was assigned, as addresses are compared; empty once the account is deleted.';
comment on column seats.user_id is 'Member who has or had the seat; null while the invitation is not accepted.';
comment on column seats.status is 'INVITED until the member has accepted; ACTIVE: gives access to the course; RECLAIMED: taken back by the buyer; ENDED: withdrawn with the pool, or not accepted in time. The last two are final.';
comment on column seats.invitation_language is 'Language of the invitation, or both; null where none was sent.';
comment on column seats.invitation_hash is 'SHA-256 (base64url) of the token of the invitation; null unless INVITED.';
comment on column seats.invited_at is 'When the invitation was last sent; null where none was.';
comment on column seats.activated_at is 'When the member got access; null before.';
comment on column seats.ended_at is 'When it was taken back or withdrawn; null while it is INVITED or ACTIVE.';

comment on table seat_assignments is 'Lists of addresses that buyers assigned seats to, each worked off by a job. Deleted after 30 days.';
comment on column seat_assignments.seat_assignment_id is 'Id of the list.';
comment on column seat_assignments.seat_pool_id is 'Pool whose seats are assigned.';
comment on column seat_assignments.request_key is 'Chosen by the browser: the same list sent twice is one.';
comment on column seat_assignments.assigned_by is 'Member who sent the list.';
comment on column seat_assignments.invitation_language is 'Language of the invitations, or both.';
comment on column seat_assignments.created_at is 'When the list was sent.';
comment on column seat_assignments.ended_at is 'When every address had its result; null while the job works.';
comment on table seat_assignment_rows is 'Addresses of a list with what became of each.';
comment on column seat_assignment_rows.seat_assignment_id is 'List of the address.';
comment on column seat_assignment_rows.position is 'Place in the list, counted from 1.';
comment on column seat_assignment_rows.email is 'Address as addresses are compared, not always a valid one.';
comment on column seat_assignment_rows.outcome is 'INVITED by mail; ENROLLED at once; ALREADY has a seat; BAD_ADDRESS; NO_SEAT left; INACTIVE: a member who is blocked; CLOSED: the pool takes no more. Null: not its turn yet.';
