-- Filters of a report that somebody keeps under a name, for themselves or for everybody who may read that report.
create table report_views (
  organization_id bigint not null references organizations,
  report_view_id bigint not null generated always as identity,
  user_id bigint not null,
  course_id bigint,                          -- null: of the whole organisation
  kind text not null,
  name text not null,
  narrowing jsonb not null,                  -- the filters as they stand in the report's address
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (organization_id, report_view_id),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, course_id) references courses on delete cascade
);
create index report_views_by_course on report_views (organization_id, course_id);
call protect_tenant_table('report_views');

-- Who gets a view by mail, and when next.
create table report_mails (
  organization_id bigint not null references organizations,
  report_view_id bigint not null,
  user_id bigint not null,
  rhythm text not null check (rhythm in ('WEEKLY', 'MONTHLY')),
  next_at timestamptz not null,
  primary key (organization_id, report_view_id, user_id),
  foreign key (organization_id, report_view_id) references report_views on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index report_mails_by_time on report_mails (organization_id, next_at);
call protect_tenant_table('report_mails');

-- Lists that are too long to be made while somebody waits.
create table report_files (
  organization_id bigint not null references organizations,
  report_file_id bigint not null generated always as identity,
  user_id bigint not null,
  course_id bigint,                          -- of no constraint: the row stays until its file is taken away
  kind text not null,
  narrowing jsonb not null,
  listed jsonb not null,                     -- which figure's list, the search and the order
  language text not null,
  status text not null check (status in ('WAITING', 'READY', 'FAILED')),
  done_count integer not null,
  row_count integer not null,
  storage_key text,                          -- while it is READY
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, report_file_id),
  foreign key (organization_id, user_id) references members
);
create index report_files_by_user on report_files (organization_id, user_id);
call protect_tenant_table('report_files');
