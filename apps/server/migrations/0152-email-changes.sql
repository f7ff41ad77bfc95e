-- A person's e-mail address can be changed. Both mailboxes confirm it by a link of their own; where an administrator asks for somebody
-- who has lost the old one, the new one confirms, and the old one may object for a while (docs/decisions/0029).
create table email_changes (
  user_id bigint primary key references users,           -- one change at a time: the newest takes the place of the one before
  organization_id bigint not null references organizations, -- where it was asked for; links and mails are of this one
  new_email text not null,
  asked_by_user_id bigint not null references users,     -- somebody else than user_id: an administrator
  session_id uuid references sessions on delete set null, -- in which the person asked; every other one ends with the change
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  objections_until timestamptz,                          -- until then the old mailbox may object; null: it has to confirm
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz
);
grant select, insert, update, delete on email_changes to sullam_identity;

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check check (purpose in (
  'VERIFY_EMAIL', 'RESET_PASSWORD', 'TWO_FACTOR', 'SIGN_ON', 'INVITATION', 'TOTP_ENROLMENT',
  'CHANGE_EMAIL'));                                       -- the last: payload { mailbox: 'OLD' or 'NEW' }
