-- module: coaching-packages

create table coaching_packages (
  organization_id bigint not null references organizations,
  coaching_package_id bigint generated always as identity,
  coach_id bigint,
  title jsonb not null,
  session_count integer not null check (session_count between 1 and 100),
  validity_days integer not null check (validity_days between 1 and 1095),
  version integer not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, coaching_package_id),
  foreign key (organization_id, coach_id) references coaches
);
create index on coaching_packages (organization_id, coach_id);
call protect_tenant_table('coaching_packages');
comment on table coaching_packages is 'Packages: a number of coaching sessions that are given or sold together.';
comment on column coaching_packages.coaching_package_id is 'Id of the package.';
comment on column coaching_packages.coach_id is 'Coach whose sessions it pays for; null: those of any coach.';
comment on column coaching_packages.title is 'Name by language.';
comment on column coaching_packages.session_count is 'Credits that a learner gets, one for each session.';
comment on column coaching_packages.validity_days is 'Days of 24 hours for which the credits can be used.';
comment on column coaching_packages.version is 'Rises with each change.';
comment on column coaching_packages.archived_at is 'When it was taken off. Credits that learners have stay valid.';

create table coaching_package_types (
  organization_id bigint not null references organizations,
  coaching_package_id bigint not null,
  session_type_id bigint not null,
  primary key (organization_id, coaching_package_id, session_type_id),
  foreign key (organization_id, coaching_package_id) references coaching_packages,
  foreign key (organization_id, session_type_id) references session_types
);
create index on coaching_package_types (organization_id, session_type_id);
call protect_tenant_table('coaching_package_types');
comment on table coaching_package_types is 'Session types that a package pays for. A package without rows pays for all types of its coach.';
comment on column coaching_package_types.coaching_package_id is 'Package.';
comment on column coaching_package_types.session_type_id is 'Session type of the package''s coach.';

create table coaching_credit_lots (
  organization_id bigint not null references organizations,
  credit_lot_id bigint generated always as identity,
  coaching_package_id bigint not null,
  user_id bigint not null,
  source text not null check (source in ('ADMINISTRATOR', 'ORDER', 'SPECIALIZATION')),
  source_key text not null,
  is_promotional boolean not null,
  reason text,
  granted_by bigint,
  granted_count integer not null check (granted_count > 0),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (organization_id, credit_lot_id),
  unique (organization_id, source, source_key),
  foreign key (organization_id, coaching_package_id) references coaching_packages,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, granted_by) references members,
  check (source <> 'ADMINISTRATOR' or (granted_by is not null and reason is not null))
);
create index on coaching_credit_lots (organization_id, user_id, expires_at);
create index on coaching_credit_lots (organization_id, coaching_package_id);
call protect_tenant_table('coaching_credit_lots');
comment on table coaching_credit_lots is 'Credits that a learner got at once. What is left is the sum of the movements.';
comment on column coaching_credit_lots.credit_lot_id is 'Id of the lot.';
comment on column coaching_credit_lots.coaching_package_id is 'Package, which says what the credits pay for.';
comment on column coaching_credit_lots.user_id is 'Learner.';
comment on column coaching_credit_lots.source is 'ADMINISTRATOR: assigned by one. ORDER: bought. SPECIALIZATION: part of one.';
comment on column coaching_credit_lots.source_key is 'What granted it, once for each source: the key of an administrator''s request, or the order line.';
comment on column coaching_credit_lots.is_promotional is 'Whether the learner paid nothing for it.';
comment on column coaching_credit_lots.reason is 'Why an administrator assigned it; the learner reads it.';
comment on column coaching_credit_lots.granted_by is 'Administrator who assigned it; null: no administrator did.';
comment on column coaching_credit_lots.granted_count is 'Credits when it was granted.';
comment on column coaching_credit_lots.expires_at is 'From this instant on its credits can''t be used. A credit that returns later extends it by 14 days.';

create table coaching_credit_movements (
  organization_id bigint not null references organizations,
  credit_movement_id bigint generated always as identity,
  credit_lot_id bigint not null,
  kind text not null check (kind in ('GRANTED', 'RESERVED', 'CONSUMED', 'RETURNED', 'TAKEN_BACK')),
  amount integer not null,
  coaching_session_id bigint,
  settled_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, credit_movement_id),
  foreign key (organization_id, credit_lot_id) references coaching_credit_lots,
  foreign key (organization_id, coaching_session_id) references coaching_sessions,
  check (case kind when 'GRANTED' then amount > 0 when 'RESERVED' then amount = -1 when 'CONSUMED' then amount = 0
    when 'RETURNED' then amount = 1 else amount < 0 end),
  check ((kind in ('RESERVED', 'CONSUMED', 'RETURNED')) = (coaching_session_id is not null)),
  check (settled_at is null or kind = 'RESERVED')
);
create index on coaching_credit_movements (organization_id, credit_lot_id);
create index open_credit_reservations on coaching_credit_movements (organization_id, coaching_session_id)
  where kind = 'RESERVED' and settled_at is null;
create index coaching_credit_movements_by_session on coaching_credit_movements (organization_id, coaching_session_id)
  where coaching_session_id is not null;
call protect_tenant_table('coaching_credit_movements');
comment on table coaching_credit_movements is 'Ledger of coaching credits. The sum of a lot''s amounts is what is left of it.';
comment on column coaching_credit_movements.credit_movement_id is 'Id of the movement.';
comment on column coaching_credit_movements.credit_lot_id is 'Lot.';
comment on column coaching_credit_movements.kind is 'GRANTED. RESERVED with the booking. CONSUMED at the start, or by a late cancellation. RETURNED to the same lot. TAKEN_BACK: unused credits of a refunded purchase.';
comment on column coaching_credit_movements.amount is 'Change of what is left. 0 for CONSUMED, because the reservation has taken the credit.';
comment on column coaching_credit_movements.coaching_session_id is 'Session that the credit pays for; null: none.';
comment on column coaching_credit_movements.settled_at is 'When a reservation was consumed or returned; null: it is open.';
