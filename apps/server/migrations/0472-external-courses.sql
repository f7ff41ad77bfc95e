-- Courses that members took elsewhere, as they record them and as the organisation accepts them.
create table external_courses (
  organization_id bigint not null references organizations,
  external_course_id bigint generated always as identity,
  user_id bigint not null,
  title text not null check (title <> ''),   -- in the words of whoever records it
  provider text not null check (provider <> ''),
  started_on date,
  finished_on date not null,
  minutes integer not null check (minutes between 15 and 600000),
  media_id bigint,                           -- the certificate as a file
  link text,                                 -- or where it is
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REFUSED')),
  reason text not null default '',           -- of a refusal, for who recorded it
  decided_by bigint,
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, external_course_id),
  check (started_on <= finished_on),
  check (media_id is not null or link is not null),
  check ((status = 'PENDING') = (decided_at is null)),
  check ((status = 'REFUSED') = (reason <> '')),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, media_id) references media
);
create index external_courses_of_member on external_courses (organization_id, user_id, finished_on desc, external_course_id desc);
create index external_courses_by_status on external_courses (organization_id, status, created_at, external_course_id);
create index external_courses_newest on external_courses (organization_id, created_at, external_course_id);
call protect_tenant_table('external_courses');
