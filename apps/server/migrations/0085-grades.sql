-- Gradebooks: how a course's grades become a total, what is graded, what learners have, and every change of it.
-- Points are exact: text of a decimal ("87.5") or of a fraction ("280/3"), as packages/domain/src/rational.ts writes it.
-- Weights, maxima and marks to pass are what people type, and plain decimals.

-- A course without a row has the defaults, and version 0.
create table gradebooks (
  organization_id bigint not null,
  course_id bigint not null,
  scheme text not null default 'TOTAL_POINTS' check (scheme in ('WEIGHTED_CATEGORIES', 'TOTAL_POINTS')),
  letter_scale jsonb not null default '[]',  -- [{ letter: Localized, from: "90" }]
  pass_mark numeric(9, 4) check (pass_mark >= 0), -- percent; null: nobody passes or fails
  places smallint not null default 2 check (places between 0 and 4), -- of a total, when it is written
  shows_statistics boolean not null default false, -- learners see the mean of an item with enough grades
  version integer not null default 0,
  primary key (organization_id, course_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('gradebooks');

create table grade_categories (
  organization_id bigint not null,
  grade_category_id bigint generated always as identity,
  course_id bigint not null,
  name jsonb not null,                       -- Localized
  position integer not null,
  weight numeric(9, 4) not null check (weight >= 0), -- of the whole, where the scheme weights categories
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
  grade_category_id bigint,                  -- null: in no category, which weighs nothing where categories are weighted
  source text not null check (source in ('MANUAL', 'EXAM', 'ASSIGNMENT')),
  course_subsection_id bigint,               -- what an automatic item follows; null when that is gone: its grades stay
  title jsonb not null,                      -- Localized
  kind text not null check (kind in ('POINTS', 'PASS_FAIL')),
  maximum_points numeric(12, 4) not null check (maximum_points >= 0),
  weight numeric(9, 4) not null check (weight >= 0), -- in a category that weights its items
  is_extra_credit boolean not null,
  is_omitted boolean not null,               -- shown, counts in no total
  is_never_dropped boolean not null,
  due_at timestamptz,
  is_posted boolean not null,                -- learners see its grades, those to come too
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (organization_id, grade_item_id),
  unique (organization_id, course_id, grade_item_id),
  unique (organization_id, course_subsection_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_id, grade_category_id) references grade_categories (organization_id, course_id, grade_category_id) on delete set null (grade_category_id),
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete set null (course_subsection_id),
  check (source <> 'MANUAL' or course_subsection_id is null)
);
create index grade_items_in_order on grade_items (organization_id, course_id, position);
create index grade_items_by_category on grade_items (organization_id, course_id, grade_category_id);
call protect_tenant_table('grade_items');

-- What a learner has on an item; without a row: nothing yet. It stays when the learner leaves the course.
create table grades (
  organization_id bigint not null,
  grade_item_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  state text not null check (state in ('BLANK', 'MARKED', 'EXCUSED', 'MISSING', 'PENDING')),
  points text check (points ~ '^-?\d{1,60}(\.\d{1,60}|/\d{1,60})?$'),
  comment text not null default '',          -- to the learner
  is_posted boolean not null default false,  -- for this learner, where the item isn't posted for all
  is_overridden boolean not null default false, -- a person's word stands instead of what came by itself
  automatic_state text check (automatic_state in ('BLANK', 'MARKED', 'MISSING', 'PENDING')), -- what came by itself, kept beside an override
  automatic_points text check (automatic_points ~ '^-?\d{1,60}(\.\d{1,60}|/\d{1,60})?$'),
  version integer not null default 1,
  changed_by bigint,                         -- null: came by itself
  changed_at timestamptz not null,
  primary key (organization_id, grade_item_id, user_id),
  foreign key (organization_id, course_id, grade_item_id) references grade_items (organization_id, course_id, grade_item_id) on delete cascade,
  foreign key (organization_id, user_id) references members,
  check ((state = 'MARKED') = (points is not null)),
  check ((automatic_state is not distinct from 'MARKED') = (automatic_points is not null))
) with (fillfactor = 80);                    -- changed often, and none of what changes is indexed
create index grades_by_learner on grades (organization_id, course_id, user_id);
call protect_tenant_table('grades');

-- Every change of a grade, for good: what it was, what it became, who and why.
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
  source text not null check (source in ('HAND', 'IMPORT', 'EXAM', 'REGRADE', 'ASSIGNMENT', 'REVERTED', 'POSTED', 'UNPOSTED')),
  reason text not null default '',
  is_shown boolean not null,                 -- the learner could see what it became, then
  changed_by bigint,                         -- null: came by itself
  changed_at timestamptz not null,
  primary key (organization_id, grade_change_id),
  foreign key (organization_id, course_id, grade_item_id) references grade_items (organization_id, course_id, grade_item_id) on delete cascade
);
create index grade_changes_of_grade on grade_changes (organization_id, grade_item_id, user_id, grade_change_id);
create index grade_changes_in_course on grade_changes (organization_id, course_id, grade_change_id);
call protect_tenant_table('grade_changes');
revoke update, delete on grade_changes from sullam_app;

-- The final total that a learner sees, for the criterion of completion: written with the grades that make it.
create table course_totals (
  organization_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  percent text check (percent ~ '^-?\d+(\.\d+|/\d+)?$'), -- exact; null: nothing counts yet
  primary key (organization_id, course_id, user_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('course_totals');
