-- How long each question of an attempt was before its learner: for who marks it, and for the statistics of the exam. A row
-- of its own, so that telling the time and saving an answer never wait for each other.
create table attempt_times (
  organization_id bigint not null,
  exam_attempt_id bigint not null,
  sequence bigint not null,                  -- of the last report that was taken: one that is sent again counts once
  seconds integer[] not null,                -- by position, from 1 on; 0 or missing: never before the learner
  primary key (organization_id, exam_attempt_id),
  foreign key (organization_id, exam_attempt_id) references exam_attempts on delete cascade
);
call protect_tenant_table('attempt_times');
