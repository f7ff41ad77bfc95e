-- A notification keeps its template and parameters; the sentence is made when it is read, in the reader's language.
create table notifications (
  organization_id bigint not null,
  notification_id bigint generated always as identity,
  user_id bigint not null,
  template_id integer not null,              -- packages/domain notification-targets.ts
  parameters jsonb not null default '{}',    -- what the sentence names, as it was then; Localized values allowed
  data jsonb not null default '{}',          -- ids of the target: courseId, groupId, ...
  media_id bigint,
  dedupe_key text not null,                  -- the same fact reaches a person once
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
  is_disabled boolean not null,              -- the person switched this category off
  primary key (organization_id, user_id, notification_control_group_id),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('notification_settings');
-- Categories that the organisation locked: members can't switch them.
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
