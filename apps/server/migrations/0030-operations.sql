-- Contains the migrations up to 0844-lecture-views.sql of commit 67e96ae90.

-- module: notifications

create table notifications (
  organization_id bigint not null,
  notification_id bigint generated always as identity,
  user_id bigint not null,
  template_id integer not null,
  parameters jsonb not null default '{}',
  data jsonb not null default '{}',
  media_id bigint,
  dedupe_key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  hidden_at timestamptz,
  primary key (organization_id, notification_id),
  unique (organization_id, user_id, dedupe_key),
  foreign key (organization_id, user_id) references members
);
create index notifications_newest on notifications (organization_id, user_id, notification_id desc) where hidden_at is null;
create index notifications_unread on notifications (organization_id, user_id) where read_at is null and hidden_at is null;
call protect_tenant_table('notifications');

create table notification_settings (
  organization_id bigint not null,
  user_id bigint not null,
  notification_control_group_id integer not null,
  pace text not null check (pace in ('AT_ONCE', 'DAILY', 'WEEKLY', 'OFF')),
  primary key (organization_id, user_id, notification_control_group_id),
  foreign key (organization_id, user_id) references members
);
create index notification_settings_bundled on notification_settings (organization_id, pace, user_id) where pace in ('DAILY', 'WEEKLY');
call protect_tenant_table('notification_settings');

create table locked_notification_groups (
  organization_id bigint not null references organizations,
  notification_control_group_id integer not null,
  primary key (organization_id, notification_control_group_id)
);
call protect_tenant_table('locked_notification_groups');

create table push_tokens (
  organization_id bigint not null,
  user_id bigint not null,
  token text not null,
  platform text not null check (platform in ('WEB', 'IOS', 'ANDROID')),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, token),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('push_tokens');

-- module: tooltips

create table dismissed_tooltips (
  organization_id bigint not null,
  user_id bigint not null,
  tooltip_slug text not null,
  dismissed_at timestamptz not null default now(),
  primary key (organization_id, user_id, tooltip_slug),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('dismissed_tooltips');

-- module: work-locks

create table work_locks (
  organization_id bigint not null references organizations,
  kind text not null check (kind in ('SUBMISSION', 'ANSWER')),
  record_id bigint not null,
  part integer not null,
  list_id bigint not null,
  user_id bigint not null,
  tab text not null,
  taken_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (organization_id, kind, record_id, part),
  foreign key (organization_id, user_id) references members
);
create index work_locks_of_list on work_locks (organization_id, kind, list_id);
create index work_locks_of_member on work_locks (organization_id, user_id);
call protect_tenant_table('work_locks');

-- module: live-updates

create table stream_tickets (
  organization_id bigint not null references organizations,
  ticket_hash text not null,
  user_id bigint not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  primary key (organization_id, ticket_hash),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('stream_tickets');
