-- Posts in groups. Their comments, likes and moderation are in comments.

create table posts (
  organization_id bigint not null references organizations,
  post_id bigint generated always as identity,
  social_group_id bigint not null,
  author_user_id bigint not null,
  request_key uuid,                          -- made once for a draft by the page that sends it: a double click leaves one post
  html text not null,                        -- cleaned
  media_ids bigint[] not null default '{}',  -- that the text shows
  attachment_ids bigint[] not null default '{}',
  tags text[] not null default '{}',         -- folded hashtags of the text
  poll_options text[] not null default '{}',
  poll_closes_at timestamptz,                -- null: it stays open
  poll_hides_results boolean not null default false, -- until it is closed
  search_text text not null generated always as (fold_html(html)) stored,
  pinned_at timestamptz,
  pinned_by bigint,
  is_announced boolean not null default false, -- everybody in the group was told, whatever they chose
  hidden_at timestamptz,                     -- by who moderates; its author goes on reading it
  hidden_reason text not null default '',
  created_at timestamptz not null,
  edited_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, post_id),
  unique (organization_id, author_user_id, request_key),
  check (cardinality(poll_options) = 0 or cardinality(poll_options) between 2 and 8),
  check ((pinned_at is null) = (pinned_by is null)),
  foreign key (organization_id, social_group_id) references social_groups on delete cascade,
  foreign key (organization_id, author_user_id) references members,
  foreign key (organization_id, pinned_by) references members
);
create index posts_by_group on posts (organization_id, social_group_id, post_id);
create index posts_pinned on posts (organization_id, social_group_id, pinned_at) where pinned_at is not null;
create index posts_by_author on posts (organization_id, author_user_id, social_group_id, created_at);
create index posts_with_files on posts (organization_id, post_id) where cardinality(attachment_ids || media_ids) > 0;
create index posts_by_tag on posts using gin (organization_id, tags);
create index posts_search on posts using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('posts');
call make_searchable('posts', 'post_id', 'posts');

-- What a post said before it was edited.
create table post_versions (
  organization_id bigint not null,
  post_id bigint not null,
  version integer not null,
  html text not null,
  written_at timestamptz not null,
  primary key (organization_id, post_id, version),
  foreign key (organization_id, post_id) references posts on delete cascade
);
call protect_tenant_table('post_versions');

-- Who is meant in a post, found out when it was saved.
create table post_mentions (
  organization_id bigint not null,
  post_id bigint not null,
  user_id bigint not null,
  primary key (organization_id, post_id, user_id),
  foreign key (organization_id, post_id) references posts on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('post_mentions');

-- Answers to the poll of a post: one of each person.
create table post_votes (
  organization_id bigint not null,
  post_id bigint not null,
  user_id bigint not null,
  option integer not null check (option >= 0),
  voted_at timestamptz not null,
  primary key (organization_id, post_id, user_id),
  foreign key (organization_id, post_id) references posts on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('post_votes');

create table saved_posts (
  organization_id bigint not null,
  user_id bigint not null,
  post_id bigint not null,
  saved_at timestamptz not null,
  primary key (organization_id, user_id, post_id),
  foreign key (organization_id, post_id) references posts on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index saved_posts_by_time on saved_posts (organization_id, user_id, saved_at);
call protect_tenant_table('saved_posts');

-- How somebody has the feed of all their groups. Without a row the newest come first.
create table feed_preferences (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  feed_order text not null check (feed_order in ('NEWEST', 'DISCUSSED')),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('feed_preferences');
