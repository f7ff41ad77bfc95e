-- module: coaching-notes

create table coaching_notes (
  organization_id bigint not null references organizations,
  coaching_booking_id bigint not null,
  user_id bigint not null,
  kind text not null check (kind in ('PRIVATE', 'SHARED')),
  learner_user_id bigint not null,
  body text not null check (body <> ''),
  changed_at timestamptz not null,
  created_at timestamptz not null,
  primary key (organization_id, coaching_booking_id, user_id, kind),
  foreign key (organization_id, coaching_booking_id) references coaching_bookings,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, learner_user_id) references members
);
create index on coaching_notes (organization_id, user_id);
create index on coaching_notes (organization_id, learner_user_id);
call protect_tenant_table('coaching_notes');
comment on table coaching_notes is 'Notes of coaching sessions: each side has a private one and a shared one. Administrators read neither.';
comment on column coaching_notes.coaching_booking_id is 'Booking that it belongs to.';
comment on column coaching_notes.user_id is 'Author: the learner or the coach.';
comment on column coaching_notes.kind is 'PRIVATE: its author alone reads it. SHARED: both sides read it, its author edits it.';
comment on column coaching_notes.learner_user_id is 'Learner of the booking, with whose account the note goes whoever wrote it.';
comment on column coaching_notes.body is 'Text as its author wrote it.';
comment on column coaching_notes.changed_at is 'When the author changed it last.';
