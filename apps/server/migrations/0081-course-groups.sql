-- Groups of a course's learners: for work handed in together, for what is granted to some, for what is released to some.
create table course_groups (
  organization_id bigint not null,
  course_group_id bigint generated always as identity,
  course_id bigint not null,
  name jsonb not null,                       -- Localized
  capacity integer check (capacity > 0),     -- null: any number
  is_open boolean not null default false,    -- learners of the course may join and leave it by themselves
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (organization_id, course_group_id),
  unique (organization_id, course_id, course_group_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('course_groups');

-- A learner is in one group of a course at most.
create table course_group_members (
  organization_id bigint not null,
  course_group_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  joined_at timestamptz not null,
  primary key (organization_id, course_group_id, user_id),
  unique (organization_id, course_id, user_id),
  foreign key (organization_id, course_id, course_group_id) references course_groups (organization_id, course_id, course_group_id) on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('course_group_members');

alter table exam_accommodations add foreign key (organization_id, course_group_id) references course_groups on delete cascade;
