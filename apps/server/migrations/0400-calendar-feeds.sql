-- The personal calendar that somebody's own calendar fetches, at an address that only they know.

create table calendar_feeds (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  token_hash text not null,                  -- of the address; the address itself is told once and kept nowhere
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,           -- when this address was made
  fetched_at timestamptz,                    -- when a calendar last came for it, to the hour
  primary key (organization_id, user_id),
  unique (organization_id, token_hash),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('calendar_feeds');

-- What calendars were last told of each entry. Outlives the address: an entry keeps its number, and only ever counts up.
create table calendar_feed_entries (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  entry_key text not null,                   -- kind, number and what happens: "EXAM-5-CLOSES"
  fingerprint text not null,                 -- of all that the entry says
  sequence integer not null,
  changed_at timestamptz not null,
  primary key (organization_id, user_id, entry_key),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('calendar_feed_entries');
