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
  search_words text not null default '',
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', '') || ' '
    || coalesce(summary ->> 'en', '') || ' ' || coalesce(summary ->> 'ar', '') || ' ' || coalesce(city ->> 'en', '') || ' '
    || coalesce(city ->> 'ar', '') || ' ' || search_words)) stored,
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
create index coaches_search on coaches using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('coaches');
call make_searchable('coaches', 'coach_id', 'coaches');
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
comment on column coaches.search_words is 'Names of the coach and of the topics, and the focus areas: what a search finds besides the columns of the row itself.';
comment on column coaches.search_text is 'Folded words by which the coach is found.';
comment on column coaches.version is 'Goes up with each change of the profile, so that two editors notice each other.';

create table coaching_topics (
  organization_id bigint not null references organizations,
  coaching_topic_id bigint generated always as identity,
  title jsonb not null,
  hue smallint not null check (hue between 0 and 359),
  position integer not null,
  primary key (organization_id, coaching_topic_id)
);
call protect_tenant_table('coaching_topics');
comment on table coaching_topics is 'Topics that learners look for coaches by, as administrators list them.';
comment on column coaching_topics.coaching_topic_id is 'Id of the topic.';
comment on column coaching_topics.title is 'Name by language.';
comment on column coaching_topics.hue is 'Hue of its covers and marks, in degrees.';
comment on column coaching_topics.position is 'Place in the list, the lowest first.';

create table coach_topics (
  organization_id bigint not null references organizations,
  coach_id bigint not null,
  coaching_topic_id bigint not null,
  position integer not null,
  primary key (organization_id, coach_id, coaching_topic_id),
  foreign key (organization_id, coach_id) references coaches,
  foreign key (organization_id, coaching_topic_id) references coaching_topics on delete cascade
);
create index on coach_topics (organization_id, coaching_topic_id);
call protect_tenant_table('coach_topics');
comment on table coach_topics is 'Topics of each coach.';
comment on column coach_topics.coach_id is 'Coach.';
comment on column coach_topics.coaching_topic_id is 'Topic.';
comment on column coach_topics.position is 'Place among the coach''s topics; the first one names and colours the coach''s row.';

create table coach_languages (
  organization_id bigint not null references organizations,
  coach_language_id bigint generated always as identity,
  coach_id bigint not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  level text not null check (level in ('NATIVE', 'FLUENT', 'GOOD')),
  primary key (organization_id, coach_language_id),
  unique (organization_id, coach_id, language),
  foreign key (organization_id, coach_id) references coaches
);
create index on coach_languages (organization_id, language);
call protect_tenant_table('coach_languages');
comment on table coach_languages is 'Languages in which coaches hold sessions.';
comment on column coach_languages.coach_language_id is 'Id of the row.';
comment on column coach_languages.coach_id is 'Coach.';
comment on column coach_languages.language is 'ISO 639-1 code.';
comment on column coach_languages.level is 'How well the coach speaks it.';

create table coach_entries (
  organization_id bigint not null references organizations,
  coach_entry_id bigint generated always as identity,
  coach_id bigint not null,
  kind text not null check (kind in ('POSITION', 'EXPERIENCE', 'EDUCATION')),
  title jsonb not null,
  place jsonb not null default '{}',
  from_year smallint,
  until_year smallint,
  primary key (organization_id, coach_entry_id),
  foreign key (organization_id, coach_id) references coaches,
  check (from_year <= until_year)
);
create index on coach_entries (organization_id, coach_id);
call protect_tenant_table('coach_entries');
comment on table coach_entries is 'What coaches do now, did before, and studied.';
comment on column coach_entries.coach_entry_id is 'Id of the entry.';
comment on column coach_entries.coach_id is 'Coach.';
comment on column coach_entries.kind is 'POSITION: what the coach does now. EXPERIENCE: earlier work. EDUCATION: studies.';
comment on column coach_entries.title is 'Position or degree, by language.';
comment on column coach_entries.place is 'Company or school, by language.';
comment on column coach_entries.from_year is 'First year; null: not given.';
comment on column coach_entries.until_year is 'Last year; null: still so, or not given.';

create table coach_certifications (
  organization_id bigint not null references organizations,
  coach_certification_id bigint generated always as identity,
  coach_id bigint not null,
  title jsonb not null,
  issuer jsonb not null,
  issued_on date,
  valid_until date,
  verification_url text,
  checked_by bigint,
  checked_at timestamptz,
  primary key (organization_id, coach_certification_id),
  foreign key (organization_id, coach_id) references coaches,
  foreign key (organization_id, checked_by) references members,
  check ((checked_by is null) = (checked_at is null)),
  check (issued_on <= valid_until)
);
create index on coach_certifications (organization_id, coach_id);
create index on coach_certifications (organization_id, checked_by) where checked_by is not null;
call protect_tenant_table('coach_certifications');
comment on table coach_certifications is 'Certifications of coaches.';
comment on column coach_certifications.coach_certification_id is 'Id of the certification.';
comment on column coach_certifications.coach_id is 'Coach.';
comment on column coach_certifications.title is 'Name by language.';
comment on column coach_certifications.issuer is 'Who issued it, by language.';
comment on column coach_certifications.issued_on is 'Day of issue; null: not given.';
comment on column coach_certifications.valid_until is 'Last day on which it is valid; null: for good.';
comment on column coach_certifications.verification_url is 'Page of the issuer that confirms it.';
comment on column coach_certifications.checked_by is 'Administrator who has checked it with the issuer. A change by the coach resets it.';
comment on column coach_certifications.checked_at is 'When it was checked.';

create view coach_records with (security_invoker = true) as
  select organization_id, coach_id, user_id, status, visibility, title, portrait_media_id from coaches;
call publish_view('coach_records');
comment on view coach_records is 'Coaches of any status, with what other modules show of them.';

create view coach_pages with (security_invoker = true) as
  select organization_id, coach_id, user_id, status, visibility, title, summary, gender, portrait_media_id, search_text from coaches;
call publish_view('coach_pages');
comment on view coach_pages is 'Coaches of any status, with what the directory shows and finds them by.';

create view coach_topic_records with (security_invoker = true) as
  select t.organization_id, t.coach_id, t.coaching_topic_id, t.position, o.title, o.hue, o.position as topic_position
  from coach_topics t join coaching_topics o on o.organization_id = t.organization_id and o.coaching_topic_id = t.coaching_topic_id;
call publish_view('coach_topic_records');
comment on view coach_topic_records is 'Topics of coaches.';

create view coach_language_records with (security_invoker = true) as
  select organization_id, coach_id, coach_language_id, language, level from coach_languages;
call publish_view('coach_language_records');
comment on view coach_language_records is 'Languages of coaches.';
