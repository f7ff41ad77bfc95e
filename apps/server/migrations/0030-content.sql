-- Files are found by their storage key when they are fetched, to know the name under which they are saved.
create unique index media_by_storage_key on media (organization_id, storage_key);

-- The order of sections and subsections has a lock of its own: saving the description doesn't disturb the builder.
alter table courses add column outline_version integer not null default 1;

-- Texts are saved by themselves while somebody writes; readers get what was saved on purpose.
alter table subsection_texts
  add column media_ids bigint[] not null default '{}', -- pictures, videos, sounds in the html (data-media-id)
  add column draft_document jsonb,           -- what is being written and not shown yet; null: nothing
  add column draft_html text,
  add column version integer not null default 1, -- optimistic lock of one language's text, drafts included
  add column updated_by bigint,
  add column updated_at timestamptz not null default now();

-- The name that people see of a specialization's short promise, and an order that an administrator chooses.
alter table specializations
  add column subtitle jsonb not null default '{}',
  add column position integer not null default 0,
  add column version integer not null default 1;
