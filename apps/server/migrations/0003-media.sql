-- Media: every uploaded file. The bytes are on the local disk or in an S3-compatible store, under storage_key.
create table media (
  organization_id bigint not null references organizations,
  media_id bigint generated always as identity,
  owner_user_id bigint,                      -- null: came with the organisation (demo content, import)
  kind text not null check (kind in ('IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'CAPTIONS', 'FONT', 'PAGE', 'OTHER')),
  visibility text not null check (visibility in ('PUBLIC', 'PRIVATE')), -- private: only by a signed short-lived address
  status text not null check (status in ('UPLOADING', 'PROCESSING', 'READY', 'FAILED')),
  original_name text not null,
  content_type text not null,
  byte_size bigint not null check (byte_size >= 0),
  storage_key text not null,
  width integer, height integer,
  duration_seconds integer,
  variants jsonb not null default '[]',      -- [{ width, height, contentType, storageKey, byteSize }] made by a job
  alt jsonb not null default '{}',           -- Localized description of a picture
  created_at timestamptz not null default now(),
  primary key (organization_id, media_id)
);
create index media_by_owner on media (organization_id, owner_user_id, media_id desc);
call protect_tenant_table('media');
-- A resumable upload in progress.
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
  media_id bigint,                           -- set when finished
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (organization_id, upload_id)
);
call protect_tenant_table('uploads');
