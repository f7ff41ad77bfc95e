-- Identity: what sign-in, two-factor and mail need beyond the first tables.

alter table users add column password_changed_at timestamptz;
alter table users add column totp_last_step bigint;  -- the time step of the last accepted TOTP code: none works twice

alter table sessions add column two_factor_at timestamptz;      -- when a second factor was shown; null: never asked
alter table sessions add column masquerader_session_id uuid;    -- the administrator's own session, returned to afterwards
create index sessions_by_masquerader on sessions (masquerader_user_id) where masquerader_user_id is not null and ended_at is null;

-- A mail is queued in the transaction of what it tells of, as template and values; the job that sends it words it in the
-- organisation's look. The values may hold a link or a code: they are emptied when the mail is made.
alter table outgoing_mails add column template_values jsonb not null default '{}';
alter table outgoing_mails alter column subject set default '';
alter table outgoing_mails alter column html set default '';
alter table outgoing_mails alter column text set default '';

-- Commands on accounts run as sullam_identity. It may write down what happened (mail, signal, audit) for an organisation
-- but reads none of it: the select grants cover the numbers that `returning` gives back, nothing else.
create policy identity on outgoing_mails to sullam_identity using (true);
grant insert, select (organization_id, outgoing_mail_id) on outgoing_mails to sullam_identity;
create policy identity on signals to sullam_identity using (true);
grant insert, select (organization_id, signal_id) on signals to sullam_identity;
create policy identity_writes on audit_entries for insert to sullam_identity with check (true);
grant insert on audit_entries to sullam_identity;

-- A new member gets the sets that are given to everybody.
create policy identity on permission_sets for select to sullam_identity using (is_default);
grant select (organization_id, permission_set_id, is_default) on permission_sets to sullam_identity;
create policy identity_writes on member_permission_sets for insert to sullam_identity with check (true);
grant insert on member_permission_sets to sullam_identity;

-- The logo of an organisation in the shape of modules/media media-ref.ts, for the list of a person's organisations.
create function organization_logo(id bigint) returns jsonb language sql stable security definer
  set search_path = pg_catalog, public
  as $$
    select jsonb_build_object(
      'mediaId', m.media_id, 'organizationId', m.organization_id, 'visibility', m.visibility, 'contentType', m.content_type,
      'name', m.original_name, 'byteSize', m.byte_size, 'width', m.width, 'height', m.height,
      'durationSeconds', m.duration_seconds, 'alt', m.alt, 'storageKey', m.storage_key, 'variants', m.variants)
    from organization_profiles p
    join media m on m.organization_id = p.organization_id and m.media_id = p.logo_media_id
    where p.organization_id = id and m.visibility = 'PUBLIC' and m.status = 'READY'
  $$;
alter function organization_logo owner to sullam_finder;
revoke execute on function organization_logo from public;
grant execute on function organization_logo to sullam_identity;
