-- What a specialization asks for: groups of its courses, of each of which all are needed or some.
create table specialization_groups (
  organization_id bigint not null,
  specialization_group_id bigint generated always as identity,
  specialization_id bigint not null,
  position integer not null,
  title jsonb not null default '{}',         -- Localized; may be empty where there is one group
  needed_count integer check (needed_count between 1 and 100), -- null: all of its courses
  primary key (organization_id, specialization_group_id),
  foreign key (organization_id, specialization_id) references specializations on delete cascade
);
create index specialization_groups_of on specialization_groups (organization_id, specialization_id, position);
call protect_tenant_table('specialization_groups');

alter table specialization_courses add column specialization_group_id bigint;

-- The courses so far are one group of which all are needed.
create policy maintain on specialization_groups to sullam_owner using (true) with check (true);
alter table specialization_courses no force row level security;
insert into specialization_groups (organization_id, specialization_id, position)
  select distinct organization_id, specialization_id, 0 from specialization_courses;
update specialization_courses c set specialization_group_id = g.specialization_group_id
  from specialization_groups g where g.organization_id = c.organization_id and g.specialization_id = c.specialization_id;
alter table specialization_courses force row level security;
drop policy maintain on specialization_groups;

alter table specialization_courses
  alter column specialization_group_id set not null,
  add foreign key (organization_id, specialization_group_id) references specialization_groups on delete cascade;
create index specialization_courses_of_group on specialization_courses (organization_id, specialization_group_id);
create index specialization_courses_by_course on specialization_courses (organization_id, course_id);

-- Who follows a specialization. What they do in its courses stands with the courses.
create table specialization_enrollments (
  organization_id bigint not null,
  specialization_id bigint not null,
  user_id bigint not null,
  specialization_enrollment_id bigint not null default random_id(),
  enrolled_at timestamptz not null,
  primary key (organization_id, specialization_id, user_id),
  unique (organization_id, specialization_enrollment_id),
  foreign key (organization_id, specialization_id) references specializations on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index specialization_enrollments_by_user on specialization_enrollments (organization_id, user_id);
call protect_tenant_table('specialization_enrollments');

-- Whoever enrolled in one as a whole so far has grants that say so.
create policy maintain on entitlements to sullam_owner using (true);
create policy maintain on specialization_enrollments to sullam_owner using (true) with check (true);
create policy maintain on specializations to sullam_owner using (true);
insert into specialization_enrollments (organization_id, specialization_id, user_id, enrolled_at)
  select s.organization_id, s.specialization_id, e.user_id, min(e.granted_at)
  from entitlements e
  join specializations s on s.organization_id = e.organization_id and e.source_key = 'specialization-' || s.specialization_id
  where e.source = 'BUNDLE' and e.status = 'ACTIVE'
  group by s.organization_id, s.specialization_id, e.user_id;
drop policy maintain on entitlements;
drop policy maintain on specialization_enrollments;
drop policy maintain on specializations;

-- Who has completed which, and when: a fact that nobody takes back, whatever the groups ask for afterwards.
create table specialization_completions (
  organization_id bigint not null references organizations,
  specialization_id bigint not null,         -- no foreign key: the fact outlives the specialization
  user_id bigint not null,
  completed_at timestamptz not null,
  primary key (organization_id, specialization_id, user_id),
  foreign key (organization_id, user_id) references members
);
create index specialization_completions_by_user on specialization_completions (organization_id, user_id);
call protect_tenant_table('specialization_completions');
revoke update on specialization_completions from sullam_app; -- deleting is for accounts that are erased

alter table specializations add column is_certificate_issued_manually boolean not null default false;

-- Who follows or has completed a specialization, for what is told and issued of it.
create view specialization_followers with (security_invoker = true) as
  select n.organization_id, n.specialization_id, n.user_id, n.enrolled_at, d.completed_at
  from specialization_enrollments n
  left join specialization_completions d
    on d.organization_id = n.organization_id and d.specialization_id = n.specialization_id and d.user_id = n.user_id;
call publish_view('specialization_followers');

-- The courses of specializations, group after group.
create view specialization_courses_in_order with (security_invoker = true) as
  select c.organization_id, c.specialization_id, c.course_id, g.position as group_position, c.position
  from specialization_courses c
  join specialization_groups g on g.organization_id = c.organization_id and g.specialization_group_id = c.specialization_group_id;
call publish_view('specialization_courses_in_order');

create or replace view specialization_overviews with (security_invoker = true) as
  select organization_id, specialization_id, title, description, is_published, search_text, is_certificate_issued_manually
  from specializations;
