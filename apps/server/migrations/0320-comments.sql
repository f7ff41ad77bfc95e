-- Comments of whatever is talked about (docs/decisions/0019-comments.md). A host is a kind and an id: a discussion board, later a
-- post. Who sees it is the host's word; nothing here keeps a copy of that.

create table comments (
  organization_id bigint not null references organizations,
  comment_id bigint generated always as identity,
  host_kind text not null,
  host_id bigint not null,
  parent_comment_id bigint,                  -- a top comment: there are two levels, a third answers with a mention
  author_user_id bigint not null,
  request_key uuid,                          -- made once for a draft by the page that sends it: a double click leaves one comment
  html text not null,                        -- cleaned; empty once it was deleted
  media_ids bigint[] not null default '{}',  -- that the text shows
  attachment_ids bigint[] not null default '{}',
  word_count integer not null,
  is_anonymous boolean not null default false, -- to everybody but its author and who moderates
  search_text text not null generated always as (fold_html(html)) stored,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,                    -- it keeps its place while it has answers
  hidden_at timestamptz,                     -- by who moderates; its author goes on reading it
  hidden_reason text not null default '',
  version integer not null default 1,
  primary key (organization_id, comment_id),
  unique (organization_id, host_kind, host_id, comment_id),
  unique (organization_id, author_user_id, request_key),
  check (parent_comment_id is null or parent_comment_id < comment_id),
  foreign key (organization_id, host_kind, host_id, parent_comment_id)
    references comments (organization_id, host_kind, host_id, comment_id) on delete cascade,
  foreign key (organization_id, author_user_id) references members
);
create index comments_on_top on comments (organization_id, host_kind, host_id, comment_id) where parent_comment_id is null;
create index comments_by_parent on comments (organization_id, host_kind, host_id, parent_comment_id, comment_id) where parent_comment_id is not null;
create index comments_by_time on comments (organization_id, host_kind, host_id, created_at);
create index comments_by_author on comments (organization_id, author_user_id, host_kind, host_id);
create index comments_with_files on comments (organization_id, comment_id) where cardinality(attachment_ids || media_ids) > 0;
create index comments_search on comments using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('comments');
call make_searchable('comments', 'comment_id', 'comments');

-- What a comment said before it was edited.
create table comment_versions (
  organization_id bigint not null,
  comment_id bigint not null,
  version integer not null,
  html text not null,
  written_at timestamptz not null,
  primary key (organization_id, comment_id, version),
  foreign key (organization_id, comment_id) references comments on delete cascade
);
call protect_tenant_table('comment_versions');

-- Who is meant in a text, found out when it was saved.
create table comment_mentions (
  organization_id bigint not null,
  comment_id bigint not null,
  user_id bigint not null,
  primary key (organization_id, comment_id, user_id),
  foreign key (organization_id, comment_id) references comments on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('comment_mentions');

-- Who likes what: a comment, or a host by its kind.
create table likes (
  organization_id bigint not null references organizations,
  liked_kind text not null,
  liked_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, liked_kind, liked_id, user_id),
  foreign key (organization_id, user_id) references members
);
create index likes_by_person on likes (organization_id, user_id);
call protect_tenant_table('likes');

-- How a person stands to what is talked about: how far they have read, whether they follow it.
create table comment_readings (
  organization_id bigint not null references organizations,
  host_kind text not null,
  host_id bigint not null,
  user_id bigint not null,
  is_following boolean,                      -- null: never said, then whoever takes part follows
  has_talked boolean not null default false,
  read_at timestamptz,
  told_at timestamptz,                       -- notified of something new; not again before they have looked
  primary key (organization_id, host_kind, host_id, user_id),
  foreign key (organization_id, user_id) references members
);
create index comment_readings_by_person on comment_readings (organization_id, user_id, host_kind);
call protect_tenant_table('comment_readings');

-- What lists show of the talk, counted anew from the comments with each change.
create table comment_activity (
  organization_id bigint not null references organizations,
  host_kind text not null,
  host_id bigint not null,
  comment_count integer not null,
  last_comment_at timestamptz,
  primary key (organization_id, host_kind, host_id)
);
call protect_tenant_table('comment_activity');

-- A thing that was reported or taken out of sight: one open case for each, however many report it.
create table moderation_cases (
  organization_id bigint not null references organizations,
  moderation_case_id bigint generated always as identity,
  host_kind text not null,
  host_id bigint not null,
  comment_id bigint,                         -- null: the host itself
  status text not null check (status in ('OPEN', 'KEPT', 'HIDDEN', 'APPEALED')),
  reason text not null default '',           -- of the decision, told to the author
  appeal text not null default '',
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  primary key (organization_id, moderation_case_id),
  foreign key (organization_id, comment_id) references comments on delete cascade,
  foreign key (organization_id, decided_by) references members
);
create unique index moderation_cases_of_thing on moderation_cases (organization_id, host_kind, host_id, coalesce(comment_id, 0));
call protect_tenant_table('moderation_cases');

-- Who reported it, which nobody is told.
create table moderation_reports (
  organization_id bigint not null,
  moderation_case_id bigint not null,
  reporter_user_id bigint not null,
  why text not null check (why in ('SPAM', 'HURTFUL', 'CHEATING', 'OTHER')),
  note text not null default '',
  created_at timestamptz not null,
  primary key (organization_id, moderation_case_id, reporter_user_id),
  foreign key (organization_id, moderation_case_id) references moderation_cases on delete cascade,
  foreign key (organization_id, reporter_user_id) references members
);
call protect_tenant_table('moderation_reports');

-- What there is to read, for those who count, search or grade it.
create view visible_comments with (security_invoker = true) as
  select organization_id, host_kind, host_id, comment_id, parent_comment_id, author_user_id, word_count, is_anonymous, search_text, html,
    attachment_ids, media_ids, created_at
  from comments where deleted_at is null and hidden_at is null;
call publish_view('visible_comments');
create view comment_standings with (security_invoker = true) as
  select organization_id, host_kind, host_id, user_id, coalesce(is_following, has_talked) as is_following, has_talked, read_at
  from comment_readings;
call publish_view('comment_standings');
create view comment_counts with (security_invoker = true) as
  select organization_id, host_kind, host_id, comment_count, last_comment_at from comment_activity;
call publish_view('comment_counts');
create view like_counts with (security_invoker = true) as
  select organization_id, liked_kind, liked_id, user_id from likes;
call publish_view('like_counts');
create view open_cases with (security_invoker = true) as
  select organization_id, moderation_case_id, host_kind, host_id from moderation_cases where status in ('OPEN', 'APPEALED');
call publish_view('open_cases');
