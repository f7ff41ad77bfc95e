create table enrollments (
  organization_id bigint not null,
  enrollment_id bigint generated always as identity,
  course_id bigint not null,
  user_id bigint not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'CANCELLED')),
  source text not null default 'SELF' check (source in ('SELF', 'GRANT', 'IMPORT', 'ORDER')),
  enrolled_at timestamptz not null,
  completed_at timestamptz,                  -- earned completion is kept even when the course grows later
  last_visited_subsection_id bigint,
  last_visited_at timestamptz,
  primary key (organization_id, enrollment_id),
  unique (organization_id, course_id, user_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index enrollments_by_user on enrollments (organization_id, user_id, last_visited_at desc nulls last);
call protect_tenant_table('enrollments');

-- A fact, not a counter: progress is derived from the set of finished subsections that are still required.
create table finished_subsections (
  organization_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  course_subsection_id bigint not null,
  finished_at timestamptz not null,
  primary key (organization_id, user_id, course_id, course_subsection_id),
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index finished_subsections_by_course on finished_subsections (organization_id, course_id, course_subsection_id);
call protect_tenant_table('finished_subsections');

create table playback_positions (
  organization_id bigint not null,
  user_id bigint not null,
  course_subsection_id bigint not null,
  position_seconds integer not null check (position_seconds >= 0),
  updated_at timestamptz not null,
  primary key (organization_id, user_id, course_subsection_id),
  foreign key (organization_id, course_subsection_id) references course_subsections on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('playback_positions');

-- Favourites; the specification's "wishlisted" is the same list.
create table favorite_courses (
  organization_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, course_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('favorite_courses');

create table announcements (
  organization_id bigint not null references organizations,
  announcement_id bigint generated always as identity,
  course_id bigint,                          -- null: for the whole organisation
  title jsonb not null,
  body jsonb not null,                       -- Localized sanitised HTML
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) stored,
  author_user_id bigint not null,
  published_at timestamptz,                  -- null: draft
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organization_id, announcement_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, author_user_id) references members
);
create index announcements_by_course on announcements (organization_id, course_id, published_at desc);
call protect_tenant_table('announcements');
