-- module: coach-other-organizations

create table coach_other_spans (
  organization_id bigint not null references organizations,
  coach_id bigint not null,
  other_organization_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (organization_id, coach_id, other_organization_id, starts_at),
  foreign key (organization_id, coach_id) references coaches on delete cascade,
  check (starts_at < ends_at)
);
call protect_tenant_table('coach_other_spans');
comment on table coach_other_spans is 'Busy times of coaches in other organisations, merged, as a job copied them. No titles are stored.';
comment on column coach_other_spans.coach_id is 'Coach.';
comment on column coach_other_spans.other_organization_id is 'Organisation in which they are busy. No foreign key: it may have moved to another server.';
comment on column coach_other_spans.starts_at is 'Start.';
comment on column coach_other_spans.ends_at is 'End. Spans from one organisation never touch.';
