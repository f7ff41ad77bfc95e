-- What is granted to one learner or one group beside what everybody has, for whatever is assessed: an exam that is held, an
-- assignment. Two tables of the same shape become one.
create table accommodations (
  organization_id bigint not null,
  accommodation_id bigint generated always as identity,
  course_subsection_id bigint not null,      -- what it is granted for
  user_id bigint,                            -- a learner's own grant
  course_group_id bigint,                    -- a group's grant
  opens_at timestamptz,                      -- null here and below: of an exam as everybody's, of an assignment without such a date
  due_at timestamptz,                        -- of assignments
  closes_at timestamptz,
  extra_minutes integer check (extra_minutes >= 0),   -- of exams, as the next two
  extra_percent integer check (extra_percent >= 0),
  extra_attempts integer check (extra_attempts >= 0),
  note text not null default '',             -- for who grants; learners don't see it
  version integer not null default 1,
  granted_by bigint not null,
  granted_at timestamptz not null,
  primary key (organization_id, accommodation_id),
  unique (organization_id, course_subsection_id, user_id),
  unique (organization_id, course_subsection_id, course_group_id),
  foreign key (organization_id, course_subsection_id) references course_subsections on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, course_group_id) references course_groups on delete cascade,
  check ((user_id is null) <> (course_group_id is null)),
  check (opens_at < closes_at)
);
-- the owner of the tables sees their rows only while row-level security isn't forced upon it
alter table exam_accommodations no force row level security;
alter table assignment_accommodations no force row level security;
insert into accommodations (organization_id, course_subsection_id, user_id, course_group_id, opens_at, closes_at, extra_minutes,
    extra_percent, extra_attempts, note, version, granted_by, granted_at)
  select organization_id, course_subsection_id, user_id, course_group_id, opens_at, closes_at, extra_minutes,
    extra_percent, extra_attempts, note, version, granted_by, granted_at
  from exam_accommodations order by organization_id, exam_accommodation_id;
insert into accommodations (organization_id, course_subsection_id, user_id, course_group_id, opens_at, due_at, closes_at, note,
    version, granted_by, granted_at)
  select organization_id, course_subsection_id, user_id, course_group_id, opens_at, due_at, closes_at, note,
    version, granted_by, granted_at
  from assignment_accommodations order by organization_id, assignment_accommodation_id;
drop table exam_accommodations;
drop table assignment_accommodations;
call protect_tenant_table('accommodations');

-- Whose dates are other ones: for whoever lists what opens, is due or closes.
create view granted_dates with (security_invoker = true) as
  select organization_id, course_subsection_id, user_id, course_group_id, opens_at, due_at, closes_at from accommodations;
call publish_view('granted_dates');
