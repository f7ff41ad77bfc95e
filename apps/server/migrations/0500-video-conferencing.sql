-- Video conferencing: the tools of an organisation, accounts of Zoom that its instructors connected, and meetings made in them.

create table video_conferencing_settings (
  organization_id bigint primary key references organizations,
  tools_off text[] not null default '{}',    -- LECTURE_TOOLS that nobody may plan with; lectures that have one keep it
  jitsi_url text,                            -- null: the installation's
  zoom_client_id text,
  zoom_client_secret text,                   -- sealed
  version integer not null default 1,
  changed_at timestamptz not null,
  check ((zoom_client_id is null) = (zoom_client_secret is null))
);
call protect_tenant_table('video_conferencing_settings');

-- Somebody was sent to Zoom to consent. Whoever comes back is known by the state, in the session in which they left, once.
create table zoom_consents (
  organization_id bigint not null references organizations,
  state_hash text not null,
  user_id bigint not null,
  session_id uuid not null,
  verifier text not null,                    -- sealed
  expires_at timestamptz not null,
  primary key (organization_id, state_hash),
  foreign key (organization_id, user_id) references members
);
create index zoom_consents_by_user on zoom_consents (organization_id, user_id);
call protect_tenant_table('zoom_consents');

create table zoom_connections (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  client_id text not null,                   -- the app that it was given to
  account text not null,                     -- the email address at Zoom, by which its owner knows it again
  access_token text not null,                -- sealed, as the next
  refresh_token text not null,
  expires_at timestamptz not null,           -- of the access token
  refreshing_until timestamptz,              -- a refresh token works once: whoever refreshes holds this
  needs_consent boolean not null default false, -- Zoom takes neither token any more
  connected_at timestamptz not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('zoom_connections');

-- What is wanted of a meeting, and what Zoom has of it. A job brings the one to the other.
create table zoom_meetings (
  organization_id bigint not null references organizations,
  zoom_meeting_id bigint generated always as identity,
  lecture_id bigint,                         -- null: the meeting has to go. No key: the row outlives the lecture, until Zoom has heard of it
  user_id bigint not null,                   -- in whose account
  marker uuid not null default gen_random_uuid(), -- stands in its agenda: by it a meeting is found whose making was cut off
  wanted jsonb not null,                     -- WantedMeeting
  is_wanted boolean not null default true,
  synced jsonb,                              -- WantedMeeting, as Zoom has it
  zoom_number text,                          -- Zoom's own number
  join_url text,                             -- leaves the server through the lecture's door alone
  began_at timestamptz,                      -- Zoom was asked to make it; what came of that may be unknown
  status text not null default 'WAITING' check (status in ('WAITING', 'READY', 'FAILED')),
  failure text check (failure in ('CONNECT', 'LIMITED', 'UNAVAILABLE', 'REFUSED')),
  attempts integer not null default 0,
  claimed_until timestamptz,                 -- a job is at it
  recording_url text,
  recording_asked integer not null default 0, -- how often Zoom was asked for it
  created_at timestamptz not null,
  primary key (organization_id, zoom_meeting_id),
  unique (organization_id, lecture_id),
  foreign key (organization_id, user_id) references members
);
create index zoom_meetings_by_user on zoom_meetings (organization_id, user_id);
call protect_tenant_table('zoom_meetings');
