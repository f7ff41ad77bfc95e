-- What authors hand out with a course or with one of its lessons: files, and links to pages elsewhere.

create table attachments (
  organization_id bigint not null references organizations,
  attachment_id bigint generated always as identity,
  course_id bigint not null,
  course_subsection_id bigint,               -- null: with the course as a whole
  media_id bigint,                           -- the file, or
  url text,                                  -- the page elsewhere
  name jsonb not null,                       -- Localized
  language text check (language in ('en', 'ar')), -- that it is written in; null: both, or none
  position integer not null,
  search_text text not null generated always as (fold_search(coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'ar', ''))) stored,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, attachment_id),
  check ((media_id is null) <> (url is null)),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, media_id) references media
);
create index attachments_by_place on attachments (organization_id, course_id, course_subsection_id, position);
create index attachments_by_media on attachments (organization_id, media_id) where media_id is not null;
create index attachments_search on attachments using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('attachments');
call make_searchable('attachments', 'attachment_id', 'attachments');
