-- What other modules read of files: all that a reference and a check of somebody's choice need.
create view media_files with (security_invoker = true) as
  select organization_id, media_id, owner_user_id, kind, visibility, status, original_name, content_type, byte_size, storage_key, width,
    height, duration_seconds, variants, alt
  from media;
call publish_view('media_files');

-- How a person stands in an organisation: for whoever lets people in, tells them something or lists them.
create view member_standings with (security_invoker = true) as
  select organization_id, user_id, email, first_name, last_name, profile_media_id, language, status, is_administrator, is_instructor,
    is_coach, extra_fields
  from members;
call publish_view('member_standings');
-- accounts and sessions, which are above organisations, ask who is what in which one
grant select on member_names, member_standings to sullam_identity;

-- Accounts that aren't deleted. Only the role of accounts and sessions may read them, as it is with the table.
create view open_accounts with (security_invoker = true) as
  select user_id, email, email_key, password_hash, email_verified_at, must_reset_password, two_factor_enabled, totp_secret, totp_last_step
  from users where deleted_at is null;
grant select on open_accounts to sullam_identity;

-- Organisations that are there for their members.
create view active_organizations with (security_invoker = true) as
  select organization_id, prefix, name from organizations where is_active;
call publish_view('active_organizations');
grant select on active_organizations to sullam_identity;

-- What the permission sets of a member allow, a row for each slug of each set.
create view member_permissions with (security_invoker = true) as
  select m.organization_id, m.user_id, m.permission_set_id, p.permission_slug
  from member_permission_sets m
  join permission_set_permissions p on p.organization_id = m.organization_id and p.permission_set_id = m.permission_set_id;
call publish_view('member_permissions');

-- The stamp that was raised when somebody's rights changed was compared by nobody: caches hear of the change itself.
alter table members drop column access_version;
