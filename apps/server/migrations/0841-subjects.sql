-- What people are entitled to, what has a capacity and what has comments is listed once, in packages/domain/src/subjects, from which the
-- columns' types are made. The database keeps to the form of a kind, so that a new one needs no migration.
alter table entitlements drop constraint entitlements_subject_kind_check,
  add constraint entitlements_subject_kind_check check (subject_kind ~ '^[A-Z]+(_[A-Z]+)*$');
alter table learner_additions drop constraint learner_additions_subject_kind_check,
  add constraint learner_additions_subject_kind_check check (subject_kind ~ '^[A-Z]+(_[A-Z]+)*$');
alter table place_pools drop constraint place_pools_subject_kind_check,
  add constraint place_pools_subject_kind_check check (subject_kind ~ '^[A-Z]+(_[A-Z]+)*$');
alter table comments add check (host_kind ~ '^[a-z]+(-[a-z]+)*$');
alter table comment_readings add check (host_kind ~ '^[a-z]+(-[a-z]+)*$');
alter table comment_activity add check (host_kind ~ '^[a-z]+(-[a-z]+)*$');
alter table moderation_cases add check (host_kind ~ '^[a-z]+(-[a-z]+)*$');

comment on column entitlements.subject_kind is 'domain type EntitledSubject: what somebody is entitled to';
comment on column learner_additions.subject_kind is 'domain type EntitledSubject: what people were added to';
comment on column place_pools.subject_kind is 'domain type PooledSubject: what the places are for';
comment on column comments.host_kind is 'domain type CommentedSubject: what the comment belongs to';
comment on column comment_readings.host_kind is 'domain type CommentedSubject: whose comments were read';
comment on column comment_activity.host_kind is 'domain type CommentedSubject: whose comments are counted';
comment on column moderation_cases.host_kind is 'domain type CommentedSubject: what the case is about, or what the comment of the case belongs to';
