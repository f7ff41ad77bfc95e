-- Checklists: templates with items, who has them, how each item stands, and what happened to it.

create table checklists (
  organization_id bigint not null references organizations,
  checklist_id bigint generated always as identity,
  title jsonb not null,                      -- Localized
  description jsonb not null default '{}',   -- Localized, plain text
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED')),
  join_rule text not null default 'NOBODY' check (join_rule in ('NOBODY', 'EVERYBODY', 'SET')), -- who gets it by joining
  permission_set_id bigint,                  -- of the rule SET; no foreign key: one that was deleted gives it to nobody
  rule_since timestamptz,                    -- the rule holds for who joins from here on; null: no rule yet
  approver_user_id bigint,                   -- who approves, where an assignment names nobody else
  created_by bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, checklist_id),
  check ((join_rule = 'SET') = (permission_set_id is not null)),
  foreign key (organization_id, approver_user_id) references members,
  foreign key (organization_id, created_by) references members
);
create index checklists_by_rule on checklists (organization_id) where join_rule <> 'NOBODY';
call protect_tenant_table('checklists');

create table checklist_items (
  organization_id bigint not null references organizations,
  checklist_item_id bigint generated always as identity,
  checklist_id bigint not null,
  position integer not null,
  kind text not null check (kind in ('READ', 'DO', 'UPLOAD', 'APPROVE', 'VISIT', 'COURSE')),
  title jsonb not null,                      -- Localized
  body jsonb not null default '{}',          -- Localized, formatted: what is to be read, or how it is done
  course_id bigint,                          -- of the kind COURSE
  due_day integer check (due_day between 1 and 730), -- the day after the beginning, which is day 1
  due_on date,                               -- a fixed date instead
  waits_for_previous boolean not null default false,
  visit_code text,                           -- of the kind VISIT: what hangs at the place
  retired_at timestamptz,                    -- taken out of the list; stays with those who had begun it
  primary key (organization_id, checklist_item_id),
  check (due_day is null or due_on is null),
  check ((kind = 'COURSE') = (course_id is not null)),
  check ((kind = 'VISIT') = (visit_code is not null)),
  foreign key (organization_id, checklist_id) references checklists on delete cascade,
  foreign key (organization_id, course_id) references courses
);
create index checklist_items_of on checklist_items (organization_id, checklist_id, position);
create index checklist_items_by_course on checklist_items (organization_id, course_id) where course_id is not null;
create unique index checklist_items_by_code on checklist_items (organization_id, visit_code) where visit_code is not null;
call protect_tenant_table('checklist_items');

-- A checklist as one person has it.
create table student_checklists (
  organization_id bigint not null references organizations,
  student_checklist_id bigint generated always as identity,
  checklist_id bigint not null,
  user_id bigint not null,
  starts_on date not null,                   -- day 1 of what is due so many days later
  approver_user_id bigint,                   -- this person's own; null: the template's
  assigned_by bigint,                        -- null: by the rule
  assigned_at timestamptz not null,
  completed_at timestamptz,
  primary key (organization_id, student_checklist_id),
  unique (organization_id, checklist_id, user_id),
  foreign key (organization_id, checklist_id) references checklists on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, approver_user_id) references members,
  foreign key (organization_id, assigned_by) references members
);
create index student_checklists_by_user on student_checklists (organization_id, user_id, assigned_at desc);
create index student_checklists_by_approver on student_checklists (organization_id, approver_user_id) where approver_user_id is not null;
call protect_tenant_table('student_checklists');

create table student_checklist_items (
  organization_id bigint not null references organizations,
  student_checklist_item_id bigint generated always as identity,
  student_checklist_id bigint not null,
  checklist_item_id bigint not null,
  user_id bigint not null,                   -- that of the checklist: the schedule asks by it
  state text not null default 'TO_DO' check (state in ('TO_DO', 'WAITING', 'SENT_BACK', 'DONE')),
  due_at timestamptz,                        -- the last minute of its day in the organisation's zone
  changed_at timestamptz not null,
  primary key (organization_id, student_checklist_item_id),
  unique (organization_id, student_checklist_id, checklist_item_id),
  foreign key (organization_id, student_checklist_id) references student_checklists on delete cascade,
  foreign key (organization_id, checklist_item_id) references checklist_items on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index student_checklist_items_due on student_checklist_items (organization_id, user_id, due_at);
create index student_checklist_items_open on student_checklist_items (organization_id, due_at) where state in ('TO_DO', 'SENT_BACK');
create index student_checklist_items_waiting on student_checklist_items (organization_id, changed_at) where state = 'WAITING';
create index student_checklist_items_by_item on student_checklist_items (organization_id, checklist_item_id, state);
call protect_tenant_table('student_checklist_items');

-- The way of an item, step by step: never changed.
create table checklist_steps (
  organization_id bigint not null references organizations,
  checklist_step_id bigint generated always as identity,
  student_checklist_item_id bigint not null,
  kind text not null check (kind in ('SENT', 'SENT_BACK', 'APPROVED', 'WITHDRAWN', 'REMINDED', 'DONE', 'UNDONE')),
  by_user_id bigint,                         -- null: by itself, as when a course was completed
  at timestamptz not null,
  text text not null default '',             -- what was sent, or the word that came with the decision
  media_id bigint,
  primary key (organization_id, checklist_step_id),
  foreign key (organization_id, student_checklist_item_id) references student_checklist_items on delete cascade,
  foreign key (organization_id, by_user_id) references members,
  foreign key (organization_id, media_id) references media
);
create index checklist_steps_of on checklist_steps (organization_id, student_checklist_item_id, checklist_step_id);
create index checklist_steps_by_media on checklist_steps (organization_id, media_id) where media_id is not null;
call protect_tenant_table('checklist_steps');
