-- Contains the migrations up to 0844-lecture-views.sql of commit 67e96ae90.

-- module: rubrics

create table rubrics (
  organization_id bigint not null references organizations,
  rubric_id bigint generated always as identity,
  course_id bigint,
  current_version integer not null default 1,
  is_archived boolean not null default false,
  first_used_at timestamptz,
  search_text text not null default '',
  created_by bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sharing text not null default 'USE' check (sharing in ('PRIVATE', 'USE', 'EDIT')),
  primary key (organization_id, rubric_id),
  foreign key (organization_id, course_id) references courses on delete set null (course_id)
);
create index rubrics_changed on rubrics (organization_id, is_archived, updated_at desc, rubric_id desc);
create index rubrics_search on rubrics using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('rubrics');
call make_searchable('rubrics', 'rubric_id', 'rubrics');

create table rubric_versions (
  organization_id bigint not null,
  rubric_id bigint not null,
  version integer not null,
  title jsonb not null,
  content jsonb not null,
  maximum numeric(14, 4) not null check (maximum > 0),
  languages text[] not null,
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, rubric_id, version),
  foreign key (organization_id, rubric_id) references rubrics on delete cascade
);
call protect_tenant_table('rubric_versions');
-- A version never changes. It is deleted only by the cascade from its rubric, which runs with the rights of the tables' owner.
revoke update, delete on rubric_versions from sullam_app;

-- module: grade-items

create table gradebooks (
  organization_id bigint not null,
  course_id bigint not null,
  scheme text not null default 'TOTAL_POINTS' check (scheme in ('WEIGHTED_CATEGORIES', 'TOTAL_POINTS')),
  letter_scale jsonb not null default '[]',
  pass_mark numeric(9, 4) check (pass_mark >= 0),
  places smallint not null default 2 check (places between 0 and 4),
  shows_statistics boolean not null default false,
  version integer not null default 0,
  primary key (organization_id, course_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('gradebooks');

create table grade_categories (
  organization_id bigint not null,
  grade_category_id bigint generated always as identity,
  course_id bigint not null,
  name jsonb not null,
  position integer not null,
  weight numeric(9, 4) not null check (weight >= 0),
  aggregation text not null check (aggregation in ('POINTS', 'MEAN', 'WEIGHTED')),
  is_extra_credit boolean not null,
  drop_lowest integer not null check (drop_lowest >= 0),
  drop_highest integer not null check (drop_highest >= 0),
  version integer not null default 1,
  primary key (organization_id, grade_category_id),
  unique (organization_id, course_id, grade_category_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('grade_categories');

create table grade_items (
  organization_id bigint not null,
  grade_item_id bigint generated always as identity,
  course_id bigint not null,
  grade_category_id bigint,
  source text not null check (source in ('MANUAL', 'EXAM', 'ASSIGNMENT', 'DISCUSSION')),
  course_subsection_id bigint,
  title jsonb not null,
  kind text not null check (kind in ('POINTS', 'PASS_FAIL')),
  maximum_points numeric(12, 4) not null check (maximum_points >= 0),
  weight numeric(9, 4) not null check (weight >= 0),
  is_extra_credit boolean not null,
  is_omitted boolean not null,
  is_never_dropped boolean not null,
  due_at timestamptz,
  is_posted boolean not null,
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (organization_id, grade_item_id),
  unique (organization_id, course_id, grade_item_id),
  unique (organization_id, course_subsection_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_id, grade_category_id)
    references grade_categories (organization_id, course_id, grade_category_id) on delete set null (grade_category_id),
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete set null (course_subsection_id),
  check (source <> 'MANUAL' or course_subsection_id is null)
);
create index grade_items_in_order on grade_items (organization_id, course_id, position);
create index grade_items_by_category on grade_items (organization_id, course_id, grade_category_id);
call protect_tenant_table('grade_items');

create table grade_item_plans (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  grade_category_id bigint,
  weight numeric(9, 4) not null check (weight >= 0),
  is_extra_credit boolean not null,
  is_omitted boolean not null,
  is_never_dropped boolean not null,
  is_posted boolean not null,
  position integer not null,
  primary key (organization_id, course_subsection_id),
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, course_id, grade_category_id)
    references grade_categories (organization_id, course_id, grade_category_id) on delete set null (grade_category_id)
);
create index grade_item_plans_by_category on grade_item_plans (organization_id, course_id, grade_category_id);
call protect_tenant_table('grade_item_plans');

create view graded_items with (security_invoker = true) as
  select organization_id, course_id, grade_item_id, title from grade_items;
call publish_view('graded_items');

-- module: grades

-- The fillfactor leaves room for new versions of a row on its page.
create table grades (
  organization_id bigint not null,
  grade_item_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  state text not null check (state in ('BLANK', 'MARKED', 'EXCUSED', 'MISSING', 'PENDING')),
  points text check (points ~ '^-?\d{1,60}(\.\d{1,60}|/\d{1,60})?$'),
  comment text not null default '',
  is_posted boolean not null default false,
  is_overridden boolean not null default false,
  automatic_state text check (automatic_state in ('BLANK', 'MARKED', 'MISSING', 'PENDING')),
  automatic_points text check (automatic_points ~ '^-?\d{1,60}(\.\d{1,60}|/\d{1,60})?$'),
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamptz not null,
  primary key (organization_id, grade_item_id, user_id),
  foreign key (organization_id, course_id, grade_item_id)
    references grade_items (organization_id, course_id, grade_item_id) on delete cascade,
  foreign key (organization_id, user_id) references members,
  check ((state = 'MARKED') = (points is not null)),
  check ((automatic_state is not distinct from 'MARKED') = (automatic_points is not null))
) with (fillfactor = 80);
create index grades_by_learner on grades (organization_id, course_id, user_id);
call protect_tenant_table('grades');

create table grade_changes (
  organization_id bigint not null,
  grade_change_id bigint generated always as identity,
  course_id bigint not null,
  grade_item_id bigint not null,
  user_id bigint not null,
  old_state text not null,
  old_points text,
  new_state text not null,
  new_points text,
  source text not null check (source in ('HAND', 'IMPORT', 'EXAM', 'REGRADE', 'ASSIGNMENT', 'DISCUSSION', 'REVERTED', 'POSTED', 'UNPOSTED')),
  reason text not null default '',
  is_shown boolean not null,
  changed_by bigint,
  changed_at timestamptz not null,
  primary key (organization_id, grade_change_id),
  foreign key (organization_id, course_id, grade_item_id)
    references grade_items (organization_id, course_id, grade_item_id) on delete cascade
);
create index grade_changes_of_grade on grade_changes (organization_id, grade_item_id, user_id, grade_change_id);
create index grade_changes_in_course on grade_changes (organization_id, course_id, grade_change_id);
call protect_tenant_table('grade_changes');
-- History: rows are only inserted.
revoke update, delete on grade_changes from sullam_app;

-- The fillfactor leaves room for new versions of a row on its page.
create table grade_rows (
  organization_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  grade_item_ids text not null,
  states text not null,
  points text not null,
  flags text not null,
  versions text not null,
  primary key (organization_id, course_id, user_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
) with (fillfactor = 80);
call protect_tenant_table('grade_rows');
