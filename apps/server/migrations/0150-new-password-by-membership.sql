-- That somebody has to choose a new password is what one organisation asks of its member. On the account it cut the person off in
-- every other organisation too.
alter table members add column new_password_since timestamptz; -- a password that is older than this is refused here; null: any will do

-- the owner of the tables sees their rows only while row-level security isn't forced upon it
alter table members no force row level security;
alter table audit_entries no force row level security;
update members m set new_password_since = asked.at
  from users u, (
    select organization_id, noun_id, max(at) as at from audit_entries
    where action = 'member.force-password-reset' and noun = 'member' group by organization_id, noun_id) asked
  where u.user_id = m.user_id and u.must_reset_password
    and asked.organization_id = m.organization_id and asked.noun_id = m.user_id::text;
alter table audit_entries force row level security;
alter table members force row level security;

drop view open_accounts;
alter table users drop column must_reset_password;
create view open_accounts with (security_invoker = true) as
  select user_id, email, email_key, password_hash, password_changed_at, email_verified_at, two_factor_enabled, totp_secret, totp_last_step
  from users where deleted_at is null;
grant select on open_accounts to sullam_identity;

create or replace view member_standings with (security_invoker = true) as
  select organization_id, user_id, email, first_name, last_name, profile_media_id, language, status, is_administrator, is_instructor,
    is_coach, extra_fields, search_text, new_password_since
  from members;
