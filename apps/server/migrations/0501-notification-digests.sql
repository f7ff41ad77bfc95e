-- What people don't want at once is bundled: each category comes at once, daily, weekly or not at all.

alter table notification_settings add column pace text check (pace in ('AT_ONCE', 'DAILY', 'WEEKLY', 'OFF'));
alter table notification_settings no force row level security;
update notification_settings set pace = case when is_disabled then 'OFF' else 'AT_ONCE' end;
alter table notification_settings force row level security;
alter table notification_settings alter column pace set not null, drop column is_disabled;
create index notification_settings_bundled on notification_settings (organization_id, pace, user_id) where pace in ('DAILY', 'WEEKLY');

-- A mail that bundles: the row is written with the mail in one transaction, so that there is one a day whatever runs twice.
create table notification_digests (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  pace text not null check (pace in ('DAILY', 'WEEKLY')),
  day date not null,                         -- in the organisation's zone
  covers_until timestamptz not null,         -- the next one begins here
  item_count integer not null,               -- 0: there was nothing, and no mail
  primary key (organization_id, user_id, pace, day),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('notification_digests');

alter table outgoing_mails add column unsubscribe_url text; -- RFC 8058: a mail program sends a POST there
