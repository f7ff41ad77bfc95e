-- An administrator lets somebody in who lost the phone and the recovery codes. That reaches the membership: codes come by mail in this
-- organisation. The authenticator itself, which is the account's, goes once every organisation where the person is active has said so.
alter table members add column second_factor_reset_at timestamptz; -- since when codes come by mail here although there is an app; null: not

create or replace view member_standings with (security_invoker = true) as
  select organization_id, user_id, email, first_name, last_name, profile_media_id, language, status, is_administrator, is_instructor,
    is_coach, extra_fields, search_text, new_password_since, second_factor_reset_at
  from members;
