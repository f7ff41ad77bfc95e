-- Who has a piece of work in hand, for two minutes at a time: a courtesy among colleagues. Versions protect what is saved.
create table work_locks (
  organization_id bigint not null references organizations,
  kind text not null check (kind in ('SUBMISSION', 'ANSWER')),
  record_id bigint not null,                 -- the submission, or the exam attempt
  part integer not null,                     -- the question's position in the attempt; 0 for a submission
  list_id bigint not null,                   -- the assignment or scheduled exam whose queue it stands in
  user_id bigint not null,
  tab text not null,                         -- made by the browser: a window has one piece in hand
  taken_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (organization_id, kind, record_id, part),
  foreign key (organization_id, user_id) references members
);
create index work_locks_of_list on work_locks (organization_id, kind, list_id);
create index work_locks_of_member on work_locks (organization_id, user_id);
call protect_tenant_table('work_locks');
comment on table work_locks is 'who has which piece of work in hand just now';
