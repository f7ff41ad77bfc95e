-- Posts that their authors have written for a later moment. Once published a row is a post, and gone from here.

create table scheduled_posts (
  organization_id bigint not null references organizations,
  scheduled_post_id bigint generated always as identity,
  social_group_id bigint not null,
  author_user_id bigint not null,
  request_key uuid not null,                 -- made once for a draft: it is the key of the post too, which therefore comes once
  html text not null,                        -- cleaned
  media_ids bigint[] not null default '{}',  -- that the text shows
  attachment_ids bigint[] not null default '{}',
  poll jsonb,                                -- PollBody
  link_preview_id bigint,
  is_announced boolean not null default false,
  publish_at timestamptz not null,
  failure text check (failure in ('LEFT', 'WORDS', 'TOO_OFTEN', 'CONTENT')), -- why it couldn't be published; its author decides what becomes of it
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
