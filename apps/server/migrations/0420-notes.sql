-- What learners write down while they learn: private to the writer.

create table notes (
  organization_id bigint not null references organizations,
  note_id bigint generated always as identity,
  user_id bigint not null,
  course_id bigint not null,
  course_subsection_id bigint,               -- null: about the course as a whole, or its lesson was deleted
  position_seconds integer check (position_seconds between 0 and 1000000), -- the moment of the lesson's recording
  request_key uuid not null,                 -- made by the browser: a note that is sent twice is written once
  html text not null,                        -- cleaned; formulas undrawn
  search_text text not null,                 -- folded
  created_at timestamptz not null,
  edited_at timestamptz not null,
  deleted_at timestamptz,                    -- can be taken back for some days
  version integer not null default 1,
  primary key (organization_id, note_id),
  unique (organization_id, user_id, request_key),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id)
);
create index notes_by_writer on notes (organization_id, user_id, course_id, course_subsection_id);
create index notes_by_course on notes (organization_id, course_id);
create index notes_deleted on notes (organization_id, deleted_at) where deleted_at is not null;
call protect_tenant_table('notes');
comment on table notes is 'what somebody writes down of a course for themselves';
