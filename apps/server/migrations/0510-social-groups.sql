-- Groups in which people meet, who belongs to them, and the links by which they are invited.

create table social_groups (
  organization_id bigint not null references organizations,
  social_group_id bigint generated always as identity,
  privacy text not null check (privacy in ('OPEN', 'CLOSED', 'SECRET')),
  name jsonb not null,                       -- Localized
  about jsonb not null default '{}',         -- Localized, plain text
  rules jsonb not null default '{}',         -- Localized, one rule a line
  tags text[] not null default '{}',
  cover_media_id bigint,
  member_limit integer check (member_limit > 0), -- null: as many as come
  member_count integer not null default 0,   -- counted anew with each change while the row is locked
  search_text text not null generated always as (fold_search(coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'ar', '') || ' '
    || coalesce(about ->> 'en', '') || ' ' || coalesce(about ->> 'ar', ''))) stored,
  created_by bigint not null,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, social_group_id),
  check (member_limit is null or member_count <= member_limit),
  foreign key (organization_id, cover_media_id) references media,
  foreign key (organization_id, created_by) references members
);
create index social_groups_by_cover on social_groups (organization_id, cover_media_id) where cover_media_id is not null;
create index social_groups_search on social_groups using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('social_groups');
call make_searchable('social_groups', 'social_group_id', 'groups');

-- How somebody stands to a group. Who left has no row.
create table social_group_members (
  organization_id bigint not null references organizations,
  social_group_id bigint not null,
  user_id bigint not null,
  role text not null default 'MEMBER' check (role in ('MEMBER', 'ADMIN')),
  status text not null check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'INVITED', 'BANNED')),
  invited_by bigint,
  since timestamptz not null,                -- of the status
  joined_at timestamptz,
  seen_at timestamptz,                       -- what is younger is new to them
  is_muted boolean not null default false,   -- left out of the feed of all their groups, and of notices of new posts
  primary key (organization_id, social_group_id, user_id),
  check (role = 'MEMBER' or status = 'ACCEPTED'),
  check ((status = 'ACCEPTED') = (joined_at is not null)),
  foreign key (organization_id, social_group_id) references social_groups on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, invited_by) references members
);
create index social_group_members_by_person on social_group_members (organization_id, user_id, status);
create index social_group_members_by_status on social_group_members (organization_id, social_group_id, status, joined_at);
call protect_tenant_table('social_group_members');

-- A link that lets in whoever has it, until it expires. Only a hash of its secret is kept.
create table social_group_links (
  organization_id bigint not null references organizations,
  social_group_link_id bigint generated always as identity,
  social_group_id bigint not null,
  token_hash text not null,
  created_by bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, social_group_link_id),
  unique (organization_id, token_hash),
  foreign key (organization_id, social_group_id) references social_groups on delete cascade,
  foreign key (organization_id, created_by) references members
);
create index social_group_links_by_group on social_group_links (organization_id, social_group_id);
call protect_tenant_table('social_group_links');

create view groups_of_people with (security_invoker = true) as
  select organization_id, social_group_id, privacy, name, member_count from social_groups;
call publish_view('groups_of_people');
create view group_memberships with (security_invoker = true) as
  select organization_id, social_group_id, user_id, role, status, joined_at, seen_at, is_muted from social_group_members;
call publish_view('group_memberships');

-- Every organisation may have groups; whether it does is its switch.
alter table organizations no force row level security;
alter table organization_permissions no force row level security;
insert into organization_permissions (organization_id, permission_slug)
  select organization_id, 'organization_social_platform' from organizations on conflict do nothing;
alter table organization_permissions force row level security;
alter table organizations force row level security;
