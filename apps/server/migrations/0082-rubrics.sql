-- Rubrics: criteria and levels by which work is marked, reusable in the whole organisation, every version kept.
create table rubrics (
  organization_id bigint not null references organizations,
  rubric_id bigint generated always as identity,
  course_id bigint,                          -- offered in this course alone; null: in every one
  current_version integer not null default 1, -- optimistic lock too: a save of an older one answers 409
  is_archived boolean not null default false, -- kept for what uses it, offered no more
  first_used_at timestamptz,                 -- when something first took it to mark by: from then on it is archived instead of deleted
  search_text text not null default '',      -- title and names of the criteria of the current version, folded
  created_by bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, rubric_id),
  foreign key (organization_id, course_id) references courses on delete set null (course_id)
);
create index rubrics_changed on rubrics (organization_id, is_archived, updated_at desc, rubric_id desc);
call protect_tenant_table('rubrics');

-- A rubric as it stood at each save. Rows are never changed: an assessment keeps the version by which it was made.
create table rubric_versions (
  organization_id bigint not null,
  rubric_id bigint not null,
  version integer not null,
  title jsonb not null,                      -- Localized
  content jsonb not null,                    -- RubricContent (packages/domain)
  maximum numeric(14, 4) not null check (maximum > 0), -- the most points that it gives
  languages text[] not null,                 -- those in which every text is written
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, rubric_id, version),
  foreign key (organization_id, rubric_id) references rubrics on delete cascade
);
call protect_tenant_table('rubric_versions');
revoke update on rubric_versions from sullam_app;
