-- Contains the migrations up to 0844-lecture-views.sql of commit 67e96ae90.

-- module: comments

create table comments (
  organization_id bigint not null references organizations,
  comment_id bigint generated always as identity,
  -- Kinds are files in packages/domain/src/subjects. The database checks only their form, so a new kind needs no migration.
  host_kind text not null check (host_kind ~ '^[a-z]+(-[a-z]+)*$'),
  host_id bigint not null,
  parent_comment_id bigint,
  author_user_id bigint not null,
  request_key uuid,
  html text not null,
  media_ids bigint[] not null default '{}',
  attachment_ids bigint[] not null default '{}',
  word_count integer not null,
  is_anonymous boolean not null default false,
  search_text text not null generated always as (fold_html(html)) stored,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text not null default '',
  version integer not null default 1,
  is_held boolean not null default false,
  primary key (organization_id, comment_id),
  unique (organization_id, host_kind, host_id, comment_id),
  unique (organization_id, author_user_id, request_key),
  check (parent_comment_id is null or parent_comment_id < comment_id),
  foreign key (organization_id, host_kind, host_id, parent_comment_id)
    references comments (organization_id, host_kind, host_id, comment_id) on delete cascade,
  foreign key (organization_id, author_user_id) references members,
  check (not is_held or hidden_at is not null)
);
create index comments_on_top on comments (organization_id, host_kind, host_id, comment_id) where parent_comment_id is null;
create index comments_by_parent on comments (organization_id, host_kind, host_id, parent_comment_id, comment_id)
  where parent_comment_id is not null;
create index comments_by_time on comments (organization_id, host_kind, host_id, created_at);
create index comments_by_author on comments (organization_id, author_user_id, host_kind, host_id);
create index comments_with_files on comments (organization_id, comment_id) where cardinality(attachment_ids || media_ids) > 0;
create index comments_search on comments using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('comments');
call make_searchable('comments', 'comment_id', 'comments');

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

create table comment_mentions (
  organization_id bigint not null,
  comment_id bigint not null,
  user_id bigint not null,
  primary key (organization_id, comment_id, user_id),
  foreign key (organization_id, comment_id) references comments on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('comment_mentions');

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

create table comment_readings (
  organization_id bigint not null references organizations,
  host_kind text not null check (host_kind ~ '^[a-z]+(-[a-z]+)*$'),
  host_id bigint not null,
  user_id bigint not null,
  is_following boolean,
  has_talked boolean not null default false,
  read_at timestamptz,
  told_at timestamptz,
  primary key (organization_id, host_kind, host_id, user_id),
  foreign key (organization_id, user_id) references members
);
create index comment_readings_by_person on comment_readings (organization_id, user_id, host_kind);
call protect_tenant_table('comment_readings');

create table comment_activity (
  organization_id bigint not null references organizations,
  host_kind text not null check (host_kind ~ '^[a-z]+(-[a-z]+)*$'),
  host_id bigint not null,
  comment_count integer not null,
  last_comment_at timestamptz,
  primary key (organization_id, host_kind, host_id)
);
call protect_tenant_table('comment_activity');

create table moderation_cases (
  organization_id bigint not null references organizations,
  moderation_case_id bigint generated always as identity,
  host_kind text not null check (host_kind ~ '^[a-z]+(-[a-z]+)*$'),
  host_id bigint not null,
  comment_id bigint,
  status text not null check (status in ('OPEN', 'KEPT', 'HIDDEN', 'APPEALED')),
  reason text not null default '',
  appeal text not null default '',
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  found_words jsonb not null default '[]',
  before_decision jsonb,
  primary key (organization_id, moderation_case_id),
  foreign key (organization_id, comment_id) references comments on delete cascade,
  foreign key (organization_id, decided_by) references members
);
create unique index moderation_cases_of_thing on moderation_cases (organization_id, host_kind, host_id, coalesce(comment_id, 0));
call protect_tenant_table('moderation_cases');

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

create view visible_comments with (security_invoker = true) as
  select organization_id, host_kind, host_id, comment_id, parent_comment_id, author_user_id, word_count, is_anonymous, search_text, html,
    attachment_ids, media_ids, created_at
  from comments where deleted_at is null and hidden_at is null;
call publish_view('visible_comments');

create view comment_followings with (security_invoker = true) as
  select organization_id, host_kind, host_id, user_id, coalesce(is_following, has_talked) as is_following, has_talked, read_at
  from comment_readings;
call publish_view('comment_followings');

create view comment_counts with (security_invoker = true) as
  select organization_id, host_kind, host_id, comment_count, last_comment_at from comment_activity;
call publish_view('comment_counts');

create view like_counts with (security_invoker = true) as
  select organization_id, liked_kind, liked_id, user_id from likes;
call publish_view('like_counts');

create view open_cases with (security_invoker = true) as
  select organization_id, moderation_case_id, host_kind, host_id from moderation_cases where status in ('OPEN', 'APPEALED');
call publish_view('open_cases');

-- module: discussion-boards

create table discussion_boards (
  organization_id bigint not null references organizations,
  discussion_board_id bigint generated always as identity,
  course_id bigint not null,
  course_subsection_id bigint,
  course_group_id bigint,
  author_user_id bigint not null,
  request_key uuid,
  kind text not null check (kind in ('DISCUSSION', 'QUESTION')),
  title jsonb not null,
  body jsonb not null default '{}',
  media_ids bigint[] not null default '{}',
  attachment_ids bigint[] not null default '{}',
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', '')) || ' '
    || fold_html(coalesce(body ->> 'en', '') || ' ' || coalesce(body ->> 'ar', ''))) stored,
  is_anonymous boolean not null default false,
  allows_anonymous boolean not null default false,
  posts_first boolean not null default false,
  is_pinned boolean not null default false,
  accepted_comment_id bigint,
  locked_from timestamptz,
  locked_until timestamptz,
  lock_reason text not null default '',
  published_at timestamptz,
  grading text not null default 'NONE' check (grading in ('NONE', 'PARTICIPATION', 'BY_HAND', 'RUBRIC')),
  maximum numeric(14, 4),
  due_at timestamptz,
  own_count integer not null default 1 check (own_count between 0 and 10),
  reply_count integer not null default 2 check (reply_count between 0 and 10),
  least_words integer not null default 0 check (least_words between 0 and 2000),
  hidden_at timestamptz,
  hidden_reason text not null default '',
  told_closing_at timestamptz,
  told_locked_at timestamptz,
  told_open_at timestamptz,
  told_due_at timestamptz,
  created_at timestamptz not null,
  edited_at timestamptz,
  version integer not null default 1,
  rubric_id bigint,
  rubric_version integer,
  primary key (organization_id, discussion_board_id),
  unique (organization_id, course_id, discussion_board_id),
  unique (organization_id, course_subsection_id),
  unique (organization_id, author_user_id, request_key),
  check (locked_until is null or locked_until > locked_from),
  check (grading = 'NONE' or (course_subsection_id is not null and maximum > 0)),
  check (not posts_first or kind = 'DISCUSSION'),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, course_group_id) references course_groups on delete cascade,
  foreign key (organization_id, author_user_id) references members,
  constraint discussion_boards_rubric
    check ((grading = 'RUBRIC') = (rubric_id is not null) and (rubric_id is null) = (rubric_version is null)),
  foreign key (organization_id, rubric_id, rubric_version) references rubric_versions (organization_id, rubric_id, version)
);
create index discussion_boards_by_course on discussion_boards (organization_id, course_id, is_pinned, published_at);
create index discussion_boards_by_lock on discussion_boards (organization_id, locked_from) where locked_from is not null;
create index discussion_boards_search on discussion_boards using gin (organization_id, search_text gin_trgm_ops);
create index discussion_boards_by_rubric on discussion_boards (organization_id, rubric_id) where rubric_id is not null;
-- The list of what is due in a week reads graded discussions only.
create index discussion_boards_due on discussion_boards (organization_id, due_at) where grading <> 'NONE';
call protect_tenant_table('discussion_boards');
call make_searchable('discussion_boards', 'discussion_board_id', 'discussions');

create table course_discussion_settings (
  organization_id bigint not null references organizations,
  course_id bigint not null,
  learners_start boolean not null,
  allows_anonymous boolean not null,
  primary key (organization_id, course_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('course_discussion_settings');

create view boards_of_courses with (security_invoker = true) as
  select organization_id, discussion_board_id, course_id, course_subsection_id, course_group_id, title, published_at, grading, due_at,
    hidden_at
  from discussion_boards;
call publish_view('boards_of_courses');

-- module: discussion-grades

create table discussion_marks (
  organization_id bigint not null references organizations,
  discussion_board_id bigint not null,
  user_id bigint not null,
  points numeric(14, 4) not null check (points >= 0),
  comment text not null default '',
  marked_by bigint not null,
  marked_at timestamptz not null,
  version integer not null default 1,
  assessment jsonb,
  rubric_version integer,
  primary key (organization_id, discussion_board_id, user_id),
  foreign key (organization_id, discussion_board_id) references discussion_boards on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, marked_by) references members,
  constraint discussion_marks_rubric check ((assessment is null) = (rubric_version is null))
);
call protect_tenant_table('discussion_marks');

-- module: social-groups

create table social_groups (
  organization_id bigint not null references organizations,
  social_group_id bigint generated always as identity,
  privacy text not null check (privacy in ('OPEN', 'CLOSED', 'SECRET')),
  name jsonb not null,
  about jsonb not null default '{}',
  rules jsonb not null default '{}',
  tags text[] not null default '{}',
  cover_media_id bigint,
  member_limit integer check (member_limit > 0),
  member_count integer not null default 0,
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

create table social_group_members (
  organization_id bigint not null references organizations,
  social_group_id bigint not null,
  user_id bigint not null,
  role text not null default 'MEMBER' check (role in ('MEMBER', 'ADMIN')),
  status text not null check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'INVITED', 'BANNED')),
  invited_by bigint,
  since timestamptz not null,
  joined_at timestamptz,
  seen_at timestamptz,
  is_muted boolean not null default false,
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

create table social_group_pauses (
  organization_id bigint not null references organizations,
  social_group_id bigint not null,
  user_id bigint not null,
  posts_again_at timestamptz not null,
  reason text not null default '',
  primary key (organization_id, social_group_id, user_id),
  foreign key (organization_id, social_group_id) references social_groups on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index social_group_pauses_by_person on social_group_pauses (organization_id, user_id);
call protect_tenant_table('social_group_pauses');

create view groups_of_people with (security_invoker = true) as
  select organization_id, social_group_id, privacy, name, member_count from social_groups;
call publish_view('groups_of_people');

create view group_memberships with (security_invoker = true) as
  select organization_id, social_group_id, user_id, role, status, joined_at, seen_at, is_muted from social_group_members;
call publish_view('group_memberships');

create view posting_pauses with (security_invoker = true) as
  select organization_id, social_group_id, user_id, posts_again_at, reason from social_group_pauses;
call publish_view('posting_pauses');

-- module: notification-digests

create table notification_digests (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  pace text not null check (pace in ('DAILY', 'WEEKLY')),
  day date not null,
  covers_until timestamptz not null,
  item_count integer not null,
  primary key (organization_id, user_id, pace, day),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('notification_digests');

-- module: link-previews

create table link_previews (
  organization_id bigint not null references organizations,
  link_preview_id bigint generated always as identity,
  url text not null,
  site text not null,
  title text not null,
  description text not null default '',
  media_id bigint,
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, link_preview_id),
  foreign key (organization_id, media_id) references media,
  foreign key (organization_id, created_by) references members
);
create index link_previews_by_picture on link_previews (organization_id, media_id) where media_id is not null;
create index link_previews_by_time on link_previews (organization_id, created_at);
call protect_tenant_table('link_previews');

-- module: posts

create table posts (
  organization_id bigint not null references organizations,
  post_id bigint generated always as identity,
  social_group_id bigint not null,
  author_user_id bigint not null,
  request_key uuid,
  html text not null,
  media_ids bigint[] not null default '{}',
  attachment_ids bigint[] not null default '{}',
  tags text[] not null default '{}',
  poll_options text[] not null default '{}' check (cardinality(poll_options) = 0 or cardinality(poll_options) between 2 and 8),
  poll_closes_at timestamptz,
  poll_hides_results boolean not null default false,
  search_text text not null generated always as (fold_html(html)) stored,
  pinned_at timestamptz,
  pinned_by bigint,
  is_announced boolean not null default false,
  hidden_at timestamptz,
  hidden_reason text not null default '',
  created_at timestamptz not null,
  edited_at timestamptz,
  version integer not null default 1,
  is_held boolean not null default false,
  link_preview_id bigint,
  primary key (organization_id, post_id),
  unique (organization_id, author_user_id, request_key),
  check ((pinned_at is null) = (pinned_by is null)),
  foreign key (organization_id, social_group_id) references social_groups on delete cascade,
  foreign key (organization_id, author_user_id) references members,
  foreign key (organization_id, pinned_by) references members,
  check (not is_held or hidden_at is not null),
  foreign key (organization_id, link_preview_id) references link_previews
);
create index posts_pinned on posts (organization_id, social_group_id, pinned_at) where pinned_at is not null;
create index posts_by_author on posts (organization_id, author_user_id, social_group_id, created_at);
create index posts_with_files on posts (organization_id, post_id) where cardinality(attachment_ids || media_ids) > 0;
create index posts_by_tag on posts using gin (organization_id, tags);
create index posts_search on posts using gin (organization_id, search_text gin_trgm_ops);
create index posts_by_link_preview on posts (organization_id, link_preview_id) where link_preview_id is not null;
create index posts_by_group on posts (organization_id, social_group_id, created_at, post_id);
call protect_tenant_table('posts');
call make_searchable('posts', 'post_id', 'posts');

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

create table post_mentions (
  organization_id bigint not null,
  post_id bigint not null,
  user_id bigint not null,
  primary key (organization_id, post_id, user_id),
  foreign key (organization_id, post_id) references posts on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('post_mentions');

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

create table posting_rules (
  organization_id bigint primary key references organizations,
  words text[] not null default '{}',
  word_action text not null check (word_action in ('HOLD', 'REFUSE')),
  newcomer_days integer not null check (newcomer_days between 0 and 60),
  newcomer_posts integer not null check (newcomer_posts between 1 and 100),
  newcomer_comments integer not null check (newcomer_comments between 1 and 500),
  version integer not null default 1,
  changed_at timestamptz not null,
  reasons jsonb not null default '[]'
);
call protect_tenant_table('posting_rules');

-- module: feed

create table feed_preferences (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  feed_order text not null check (feed_order in ('NEWEST', 'DISCUSSED')),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('feed_preferences');

-- module: group-invitations

create table social_group_links (
  organization_id bigint not null references organizations,
  social_group_link_id bigint generated always as identity,
  social_group_id bigint not null,
  token_hash text not null,
  created_by bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  use_count integer not null default 0,
  primary key (organization_id, social_group_link_id),
  unique (organization_id, token_hash),
  foreign key (organization_id, social_group_id) references social_groups on delete cascade,
  foreign key (organization_id, created_by) references members
);
create index social_group_links_by_group on social_group_links (organization_id, social_group_id);
call protect_tenant_table('social_group_links');

-- module: scheduled-posts

create table scheduled_posts (
  organization_id bigint not null references organizations,
  scheduled_post_id bigint generated always as identity,
  social_group_id bigint not null,
  author_user_id bigint not null,
  request_key uuid not null,
  html text not null,
  media_ids bigint[] not null default '{}',
  attachment_ids bigint[] not null default '{}',
  poll jsonb,
  link_preview_id bigint,
  is_announced boolean not null default false,
  publish_at timestamptz not null,
  failure text check (failure in ('LEFT', 'WORDS', 'TOO_OFTEN', 'CONTENT')),
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, scheduled_post_id),
  unique (organization_id, author_user_id, request_key),
  foreign key (organization_id, social_group_id) references social_groups on delete cascade,
  foreign key (organization_id, author_user_id) references members,
  foreign key (organization_id, link_preview_id) references link_previews
);
create index scheduled_posts_by_author on scheduled_posts (organization_id, author_user_id, publish_at);
create index scheduled_posts_by_group on scheduled_posts (organization_id, social_group_id);
create index scheduled_posts_with_files on scheduled_posts (organization_id, scheduled_post_id)
  where cardinality(attachment_ids || media_ids) > 0;
create index scheduled_posts_by_link_preview on scheduled_posts (organization_id, link_preview_id) where link_preview_id is not null;
call protect_tenant_table('scheduled_posts');
