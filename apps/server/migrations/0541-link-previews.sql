-- What pages elsewhere say of themselves, fetched once for a post that leads to them.

create table link_previews (
  organization_id bigint not null references organizations,
  link_preview_id bigint generated always as identity,
  url text not null,                         -- where it was found in the end
  site text not null,
  title text not null,
  description text not null default '',
  media_id bigint,                           -- its picture, drawn anew
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, link_preview_id),
  foreign key (organization_id, media_id) references media,
  foreign key (organization_id, created_by) references members
);
create index link_previews_by_picture on link_previews (organization_id, media_id) where media_id is not null;
create index link_previews_by_time on link_previews (organization_id, created_at);
call protect_tenant_table('link_previews');

alter table posts add column link_preview_id bigint;
alter table posts add foreign key (organization_id, link_preview_id) references link_previews;
create index posts_by_link_preview on posts (organization_id, link_preview_id) where link_preview_id is not null;
call note_dependencies('posts');
