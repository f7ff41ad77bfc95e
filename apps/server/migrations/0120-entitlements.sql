-- Why somebody may use something: a ledger of grants, each with its source. Somebody is enrolled in a course as long as one
-- of their entitlements to it is active, whichever source that is of.
create table entitlements (
  organization_id bigint not null references organizations,
  entitlement_id bigint not null default random_id(),
  user_id bigint not null,
  subject_kind text not null check (subject_kind = any (array['COURSE'])), -- tickets, coaching and products come with their modules
  subject_id bigint not null,                -- a course_id; no foreign key, because subjects belong to modules above
  source text not null check (source in ('SELF', 'ORDER', 'GRANT', 'IMPORT', 'BUNDLE', 'RULE')),
  source_key text not null default '',       -- which order, bundle or rule; empty where the source alone says it
  status text not null check (status in ('WAITING', 'ACTIVE', 'ENDED', 'REVOKED')), -- written when it changes: no reader compares dates
  starts_at timestamptz,                     -- null: at once
  ends_at timestamptz,                       -- null: never by itself
  granted_at timestamptz not null,
  granted_by bigint,                         -- null: the system
  revoked_at timestamptz,
  primary key (organization_id, entitlement_id),
  foreign key (organization_id, user_id) references members,
  check ((status = 'REVOKED') = (revoked_at is not null)),
  check (ends_at > starts_at)
);
-- One grant that is running of each source; also how it is asked whether somebody is entitled.
create unique index entitlements_running on entitlements (organization_id, subject_kind, subject_id, user_id, source, source_key)
  where status in ('WAITING', 'ACTIVE');
create index entitlements_by_user on entitlements (organization_id, user_id, subject_kind);
call protect_tenant_table('entitlements');

-- What was enrolled so far becomes a grant; who had left keeps the record that they had come.
create policy maintain on enrollments to sullam_owner using (true);
create policy maintain on entitlements to sullam_owner using (true) with check (true);
insert into entitlements (organization_id, user_id, subject_kind, subject_id, source, status, granted_at, granted_by, revoked_at)
select organization_id, user_id, 'COURSE', course_id, source, case status when 'ACTIVE' then 'ACTIVE' else 'REVOKED' end, enrolled_at,
  case source when 'SELF' then user_id end, case status when 'ACTIVE' then null else enrolled_at end
from enrollments;
drop policy maintain on enrollments;
drop policy maintain on entitlements;

-- The reason is the ledger's; the enrolment keeps what the learner did, and by its status whether the ledger has an active grant.
alter table enrollments drop column source;
