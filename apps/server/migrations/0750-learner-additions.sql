-- Staff add people to a course or an event. What one action added is one row, to which the grants of the ledger (GRANT, with its number as
-- the key) and the enrolments of events lead, so that exactly this can be taken back.
create table learner_additions (
  organization_id bigint not null references organizations,
  learner_addition_id bigint not null default random_id(),
  request_key uuid not null,                 -- made by who asks: long lists come in parts, and a part that comes twice is one
  subject_kind text not null check (subject_kind in ('COURSE', 'EVENT')),
  subject_id bigint not null,                -- a course_id or event_id; no foreign key, because subjects belong to modules above
  added_by bigint not null,
  note text not null default '',             -- the reason, shown to those who were added
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (organization_id, learner_addition_id),
  unique (organization_id, request_key),
  foreign key (organization_id, added_by) references members
);
call protect_tenant_table('learner_additions');

-- Null: they came by themselves.
alter table event_enrollments add column learner_addition_id bigint;
alter table event_enrollments add foreign key (organization_id, learner_addition_id) references learner_additions;
create index event_enrollments_by_addition on event_enrollments (organization_id, learner_addition_id) where learner_addition_id is not null;
call note_dependencies('event_enrollments');
