-- Contains the migrations up to 0844-lecture-views.sql of commit 67e96ae90.

-- module: media

create table media (
  organization_id bigint not null references organizations,
  media_id bigint not null default random_id(),
  owner_user_id bigint,
  kind text not null check (kind in ('IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'CAPTIONS', 'FONT', 'PAGE', 'OTHER')),
  visibility text not null check (visibility in ('PUBLIC', 'PRIVATE')),
  status text not null check (status in ('UPLOADING', 'PROCESSING', 'READY', 'FAILED')),
  original_name text not null,
  content_type text not null,
  byte_size bigint not null check (byte_size >= 0),
  storage_key text not null,
  width integer,
  height integer,
  duration_seconds integer,
  variants jsonb not null default '[]',
  alt jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (organization_id, media_id)
);
-- Downloads look files up by storage key, to know the name to save them under.
create unique index media_by_storage_key on media (organization_id, storage_key);
create index media_by_owner on media (organization_id, owner_user_id, created_at desc, media_id desc);
call protect_tenant_table('media');

create view media_files with (security_invoker = true) as
  select organization_id, media_id, owner_user_id, kind, visibility, status, original_name, content_type, byte_size, storage_key, width,
    height, duration_seconds, variants, alt
  from media;
call publish_view('media_files');

-- module: organizations

create table organization_profiles (
  organization_id bigint primary key references organizations,
  logo_media_id bigint,
  icon_media_id bigint,
  colors text[] not null default '{}',
  landing jsonb not null default '{}',
  contact jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  dark_logo_media_id bigint
);
call protect_tenant_table('organization_profiles');

create table organization_configurations (
  organization_id bigint not null references organizations,
  configuration_key text not null,
  value jsonb not null,
  primary key (organization_id, configuration_key)
);
call protect_tenant_table('organization_configurations');

create table organization_fonts (
  organization_id bigint not null references organizations,
  organization_font_id bigint generated always as identity,
  font_family text not null,
  language text not null check (language in ('en', 'ar')),
  is_google_font boolean not null default false,
  styles jsonb not null,
  primary key (organization_id, organization_font_id)
);
call protect_tenant_table('organization_fonts');

create table organization_terms (
  organization_id bigint not null references organizations,
  slug text not null,
  value jsonb,
  media_id bigint,
  language text not null check (language in ('en', 'ar')),
  primary key (organization_id, slug, language)
);
call protect_tenant_table('organization_terms');

create table organization_messages (
  organization_id bigint not null references organizations,
  language text not null check (language in ('en', 'ar')),
  message_key text not null,
  text text not null,
  forms jsonb,
  primary key (organization_id, language, message_key)
);
call protect_tenant_table('organization_messages');

create view active_organizations with (security_invoker = true) as
  select organization_id, prefix, name from organizations where is_active;
call publish_view('active_organizations');
grant select on active_organizations to sullam_identity;

-- The stored configuration of an organisation as { key: value }, for sullam_identity.
create function organization_configuration(id bigint) returns jsonb language sql stable security definer
  set search_path = pg_catalog, public
  as $$ select coalesce(jsonb_object_agg(configuration_key, value), '{}') from organization_configurations where organization_id = id $$;
alter function organization_configuration owner to sullam_finder;
revoke execute on function organization_configuration from public;
grant execute on function organization_configuration to sullam_identity;

-- The logo of an organisation as a media reference (organization/media/media-ref.ts), for the list of a person's organisations.
create function organization_logo(id bigint) returns jsonb language sql stable security definer
  set search_path = pg_catalog, public
  as $$
    select jsonb_build_object(
      'mediaId', m.media_id, 'organizationId', m.organization_id, 'visibility', m.visibility, 'contentType', m.content_type,
      'name', m.original_name, 'byteSize', m.byte_size, 'width', m.width, 'height', m.height,
      'durationSeconds', m.duration_seconds, 'alt', m.alt, 'storageKey', m.storage_key, 'variants', m.variants)
    from organization_profiles p
    join media_files m on m.organization_id = p.organization_id and m.media_id = p.logo_media_id
    where p.organization_id = id and m.visibility = 'PUBLIC' and m.status = 'READY'
  $$;
alter function organization_logo owner to sullam_finder;
revoke execute on function organization_logo from public;
grant execute on function organization_logo to sullam_identity;

-- module: registration-form

create table organization_form_fields (
  organization_id bigint not null references organizations,
  organization_form_field_id bigint generated always as identity,
  field_key text not null,
  type_slug text not null check (type_slug in ('text', 'long-text', 'email', 'phone', 'url', 'number', 'date', 'select', 'multi-select',
    'country', 'boolean')),
  label jsonb not null,
  hint jsonb not null default '{}',
  options jsonb not null default '[]',
  is_optional boolean not null default false,
  position integer not null,
  primary key (organization_id, organization_form_field_id),
  unique (organization_id, field_key)
);
call protect_tenant_table('organization_form_fields');

-- module: video-conferencing

create table video_conferencing_settings (
  organization_id bigint primary key references organizations,
  tools_off text[] not null default '{}',
  jitsi_url text,
  zoom_client_id text,
  zoom_client_secret text,
  version integer not null default 1,
  changed_at timestamptz not null,
  check ((zoom_client_id is null) = (zoom_client_secret is null))
);
call protect_tenant_table('video_conferencing_settings');

create table zoom_consents (
  organization_id bigint not null references organizations,
  state_hash text not null,
  user_id bigint not null,
  session_id uuid not null,
  verifier text not null,
  expires_at timestamptz not null,
  primary key (organization_id, state_hash)
);
create index zoom_consents_by_user on zoom_consents (organization_id, user_id);
call protect_tenant_table('zoom_consents');

create table zoom_connections (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  client_id text not null,
  account text not null,
  access_token text not null,
  refresh_token text not null,
  expires_at timestamptz not null,
  refreshing_until timestamptz,
  needs_consent boolean not null default false,
  connected_at timestamptz not null,
  primary key (organization_id, user_id)
);
call protect_tenant_table('zoom_connections');

-- module: issuer-keys

create table issuer_keys (
  organization_id bigint not null references organizations,
  issuer_key_id bigint generated always as identity,
  key_number integer not null check (key_number > 0),
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  primary key (organization_id, issuer_key_id),
  unique (organization_id, key_number)
);
create unique index issuer_keys_in_use on issuer_keys (organization_id) where retired_at is null;
call protect_tenant_table('issuer_keys');

create table issuer_identities (
  organization_id bigint not null references organizations,
  did text not null,
  url text not null,
  first_used_at timestamptz not null,
  primary key (organization_id, did)
);
call protect_tenant_table('issuer_identities');

-- module: contacts

create table email_subscriptions (
  organization_id bigint not null references organizations,
  email_key text not null,
  email text not null,
  language text not null check (language in ('en', 'ar')),
  unsubscribe_token_hash text not null,
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  primary key (organization_id, email_key)
);
call protect_tenant_table('email_subscriptions');

create table contact_messages (
  organization_id bigint not null references organizations,
  contact_message_id bigint generated always as identity,
  user_id bigint,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, contact_message_id)
);
call protect_tenant_table('contact_messages');

-- module: uploads

create table uploads (
  organization_id bigint not null references organizations,
  upload_id uuid not null,
  user_id bigint not null,
  kind text not null,
  visibility text not null,
  original_name text not null,
  declared_type text not null,
  byte_size bigint not null,
  received_bytes bigint not null default 0,
  media_id bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (organization_id, upload_id)
);
call protect_tenant_table('uploads');
