-- module: coaching-notes

create table coaching_files (
  organization_id bigint not null references organizations,
  coaching_booking_id bigint not null,
  media_id bigint not null,
  user_id bigint not null,
  learner_user_id bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, coaching_booking_id, media_id),
  foreign key (organization_id, coaching_booking_id) references coaching_bookings,
  foreign key (organization_id, media_id) references media,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, learner_user_id) references members
);
create index on coaching_files (organization_id, media_id);
create index on coaching_files (organization_id, user_id);
create index on coaching_files (organization_id, learner_user_id);
call protect_tenant_table('coaching_files');
comment on table coaching_files is 'Files that learner and coach share around a session. Administrators read none.';
comment on column coaching_files.coaching_booking_id is 'Booking that it belongs to.';
comment on column coaching_files.media_id is 'File.';
comment on column coaching_files.user_id is 'Who added it: the learner or the coach.';
comment on column coaching_files.learner_user_id is 'Learner of the booking, with whose account the file leaves the session.';
