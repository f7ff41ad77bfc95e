-- module: coaches

create table coaches (
  organization_id bigint not null references organizations,
  coach_id bigint generated always as identity,
  user_id bigint not null,
  status text not null check (status in ('DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED', 'DECLINED', 'PAUSED')),
  visibility text not null default 'MEMBERS' check (visibility in ('PUBLIC', 'MEMBERS')),
  title jsonb not null default '{}',
  summary jsonb not null default '{}',
  description jsonb not null default '{}',
  city jsonb not null default '{}',
  gender text check (gender in ('FEMALE', 'MALE')),
  portrait_media_id bigint,
  video_media_id bigint,
  focus_areas jsonb not null default '[]',
  decision_note text,
  decided_by bigint,
  decided_at timestamptz,
  submitted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (organization_id, coach_id),
  unique (organization_id, user_id),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, decided_by) references members,
  foreign key (organization_id, portrait_media_id) references media,
  foreign key (organization_id, video_media_id) references media
);
create index on coaches (organization_id, portrait_media_id) where portrait_media_id is not null;
create index on coaches (organization_id, video_media_id) where video_media_id is not null;
create index on coaches (organization_id, decided_by) where decided_by is not null;
call protect_tenant_table('coaches');
comment on table coaches is 'Members who coach, with what their page says. Every change of a coach''s sessions locks the row first.';
comment on column coaches.coach_id is 'Id of the coach.';
comment on column coaches.user_id is 'Member who coaches.';
comment on column coaches.status is 'DRAFT until submitted, SUBMITTED until an administrator decides: APPROVED (listed and bookable), CHANGES_REQUESTED or DECLINED. PAUSED: approved, but takes no new bookings.';
comment on column coaches.visibility is 'Whether visitors see an approved coach (PUBLIC) or members only.';
comment on column coaches.title is 'What the coach does, by language: Coach for first-time leaders.';
comment on column coaches.summary is 'One or two sentences for the directory, by language.';
comment on column coaches.description is 'What a session with the coach is like, by language.';
comment on column coaches.city is 'Where the coach lives, by language.';
comment on column coaches.gender is 'Null: not given. Shown and filtered by only where the organisation allows it.';
comment on column coaches.portrait_media_id is 'Portrait; null: the picture of the profile.';
comment on column coaches.video_media_id is 'Introduction video.';
comment on column coaches.focus_areas is 'What learners can work on with the coach: array of up to 8 short texts by language.';
comment on column coaches.decision_note is 'What the administrator who decided last wrote to the coach.';
comment on column coaches.decided_by is 'Administrator who decided last.';
comment on column coaches.decided_at is 'When an administrator decided last.';
comment on column coaches.submitted_at is 'When the coach last asked for approval.';
comment on column coaches.version is 'Goes up with each change of the profile, so that two editors notice each other.';
