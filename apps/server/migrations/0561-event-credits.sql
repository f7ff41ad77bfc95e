-- Lessons that are finished by coming to an event. Whoever edits the course says so, not whoever makes the event.
create table event_credits (
  organization_id bigint not null references organizations,
  event_id bigint not null,
  course_id bigint not null,
  course_subsection_id bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, event_id, course_subsection_id),
  foreign key (organization_id, event_id) references events on delete cascade,
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_subsection_id) references course_subsections on delete cascade
);
create index event_credits_by_lesson on event_credits (organization_id, course_subsection_id);
create index event_credits_by_course on event_credits (organization_id, course_id);
call protect_tenant_table('event_credits');
