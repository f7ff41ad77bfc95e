-- Comments on the tables, columns and views of 0020-identity.sql.

-- module: permissions

comment on table organization_permissions is 'Permissions of the organisation itself, such as parts of the product that it has.';
comment on column organization_permissions.organization_id is 'Organisation of the row.';
comment on column organization_permissions.permission_slug is 'Permission from packages/domain permissions.ts, such as organization_lms or organization_everything.';

comment on table permission_sets is 'Named sets of permissions (roles) that an organisation gives to its members.';
comment on column permission_sets.organization_id is 'Organisation of the row.';
comment on column permission_sets.permission_set_id is 'Identifier of the permission set.';
comment on column permission_sets.name is 'Localized name { en, ar }, unique in the organisation regardless of case.';
comment on column permission_sets.description is 'Localized description { en, ar } in plain text.';
comment on column permission_sets.is_default is 'Whether every new member gets the set.';
comment on column permission_sets.is_protected is 'Whether the product created the set; such a set cannot be deleted.';
comment on column permission_sets.version is 'Raised with each change; a client that sends an older one is refused.';

comment on table permission_set_permissions is 'Permissions that each permission set grants.';
comment on column permission_set_permissions.organization_id is 'Organisation of the row.';
comment on column permission_set_permissions.permission_set_id is 'Set that grants the permission.';
comment on column permission_set_permissions.permission_slug is 'Permission from packages/domain permissions.ts; organization_everything makes its holders administrators.';

comment on table member_permission_sets is 'Permission sets that members hold; a member may do what any of them allows.';
comment on column member_permission_sets.organization_id is 'Organisation of the row.';
comment on column member_permission_sets.user_id is 'Member who holds the set.';
comment on column member_permission_sets.permission_set_id is 'Set that the member holds.';

comment on view member_permissions is 'Permissions of each member, one row for each slug of each of the member''s sets.';

-- module: users

comment on table users is 'Accounts: one person with one email address and one password across all organisations.';
comment on column users.user_id is 'Identifier of the account; remains after deletion, because other rows refer to it.';
comment on column users.email is 'Email address, normalised, with the domain in folded form; a placeholder once the account is deleted.';
comment on column users.email_key is 'Generated: email in lower case, unique; accounts are looked up by it.';
comment on column users.password_hash is 'argon2id hash of the password; null: none yet (invited) or the account is deleted.';
comment on column users.email_verified_at is 'When the address was confirmed; null: not confirmed.';
comment on column users.two_factor_enabled is 'Whether the person chose two-factor sign-in; an organisation can require it regardless.';
comment on column users.totp_secret is 'Secret of the authenticator app, sealed (AES-256-GCM) with the installation''s secret; null: codes go by mail.';
comment on column users.created_at is 'When the account was created.';
comment on column users.deleted_at is 'When the account was deleted and its personal data erased; null: in use.';
comment on column users.password_changed_at is 'When the current password was set; null: none has been set.';
comment on column users.totp_last_step is 'Time step (30 seconds) of the last accepted app code; codes of this or earlier steps are refused. Null: none.';

comment on table one_time_tokens is 'Links and codes that work once: confirmations, password resets, invitations, hand-overs and second steps of sign-in.';
comment on column one_time_tokens.token_hash is 'SHA-256 (base64url) of the token; for TOTP_ENROLMENT a fixed text with the account''s number.';
comment on column one_time_tokens.purpose is 'What the token proves; SIGN_ON continues a session in another application or organisation, TOTP_ENROLMENT holds an unconfirmed app.';
comment on column one_time_tokens.user_id is 'Account that the token belongs to.';
comment on column one_time_tokens.organization_id is 'Organisation in which the token works.';
comment on column one_time_tokens.code_hash is 'TWO_FACTOR only: HMAC of the mailed six-digit code under the installation''s secret; null: no code was mailed.';
comment on column one_time_tokens.payload is 'Data by purpose, such as { mailbox } for CHANGE_EMAIL or { secret } (sealed) for TOTP_ENROLMENT.';
comment on column one_time_tokens.attempts is 'Codes tried for this TWO_FACTOR step; five are allowed.';
comment on column one_time_tokens.expires_at is 'When the token stops working; rows are deleted 14 days later.';
comment on column one_time_tokens.used_at is 'When the token was used or a newer one replaced it; null: still valid until expires_at.';

comment on table email_changes is 'Pending changes of an account''s email address, at most one per account; deleted once settled.';
comment on column email_changes.user_id is 'Account whose address is to change; a new request replaces the pending one.';
comment on column email_changes.organization_id is 'Organisation in which the change was requested; its name and links appear in the mails.';
comment on column email_changes.new_email is 'Requested address, normalised, with the domain in folded form.';
comment on column email_changes.asked_by_user_id is 'Member who requested the change: the owner, or an administrator if it differs from user_id.';
comment on column email_changes.session_id is 'Session of the owner that survives the change; null: requested by an administrator, or the session is deleted.';
comment on column email_changes.asked_at is 'When the change was requested.';
comment on column email_changes.expires_at is 'When the confirmation links stop working, 48 hours after the request.';
comment on column email_changes.objections_until is 'Until when the old mailbox may object to an administrator''s request; null: the old mailbox must confirm.';
comment on column email_changes.old_confirmed_at is 'When the old mailbox confirmed; null: not yet, or not required.';
comment on column email_changes.new_confirmed_at is 'When the new mailbox confirmed; null: not yet.';

comment on view open_accounts is 'Accounts that are not deleted, with their sign-in secrets; sullam_identity alone reads it.';

-- module: members

comment on table members is 'Memberships: what a person is in one organisation, with the profile shown there.';
comment on column members.organization_id is 'Organisation of the row.';
comment on column members.user_id is 'Account of the person; with the organisation, the key of the membership.';
comment on column members.email is 'Copy of users.email, so that the organisation can search its members; updated with the account.';
comment on column members.email_key is 'Generated: email in lower case, for lookups.';
comment on column members.first_name is 'Given name in the person''s main script; empty: invited without a name; a dash: account erased.';
comment on column members.last_name is 'Family name in the person''s main script; empty: invited without a name; a dash: account erased.';
comment on column members.profile_media_id is 'Portrait, a file in media; null: none.';
comment on column members.status is 'INVITED: not yet accepted; PENDING: awaits approval; ACTIVE: can sign in; REJECTED: not admitted; DISABLED: locked out or erased.';
comment on column members.is_coach is 'Whether the member offers coaching; shown to learners, grants no right.';
comment on column members.extra_fields is 'Answers to the registration form: { fieldKey: text, number, boolean or list of option values }.';
comment on column members.language is 'Language of mails and notifications to the member.';
comment on column members.requested_at is 'When the member was invited or asked to join.';
comment on column members.joined_at is 'When the member first became active; null: never yet.';
comment on column members.last_seen_at is 'When the member last used the product here, to the minute; null: never. Masquerading does not count.';
comment on column members.new_password_since is 'Passwords set before this moment are refused in this organisation; null: any password is accepted.';
comment on column members.second_factor_reset_at is 'When an administrator allowed mailed codes here in place of the authenticator app; null: not reset.';
comment on column members.other_first_name is 'Given name in the other script (Latin or Arabic); null: not known.';
comment on column members.other_last_name is 'Family name in the other script (Latin or Arabic); null: not known.';
comment on column members.search_text is 'Generated: folded names in both scripts and email, for member search.';

comment on view member_records is 'Members with names in the script of the transaction''s language (first_name, last_name) and in both (all_names).';
comment on view member_names is 'Name and picture of each member, the name in the script of the transaction''s language.';

-- module: sessions

comment on table sessions is 'Sign-ins, one row per sign-in on a device; deleted 14 days after they end or expire.';
comment on column sessions.session_id is 'Identifier of the session; access tokens name it.';
comment on column sessions.user_id is 'Account that is signed in; in a masquerade, the member acted for.';
comment on column sessions.organization_id is 'Organisation in which the session was opened.';
comment on column sessions.masquerader_user_id is 'Administrator who acts as user_id; null: an ordinary session.';
comment on column sessions.user_agent is 'User-Agent header at sign-in or the last refresh; emptied when the account is deleted.';
comment on column sessions.ip is 'IP address at sign-in or the last refresh; emptied when the account is deleted.';
comment on column sessions.created_at is 'When the session was opened; it ends 180 days later at the latest.';
comment on column sessions.last_seen_at is 'When the session was opened or last refreshed.';
comment on column sessions.expires_at is 'When the session ends unless refreshed: after 30 days, for a masquerade after one hour.';
comment on column sessions.ended_at is 'When the session was ended early; null: open until expires_at.';
comment on column sessions.end_reason is 'Why it ended early, such as SIGNED_OUT, REVOKED, REFRESH_TOKEN_REUSED or PASSWORD_CHANGED; null: not ended early.';
comment on column sessions.two_factor_at is 'When a second factor was shown in this session; null: never.';
comment on column sessions.masquerader_session_id is 'The administrator''s own session, resumed after the masquerade; null: an ordinary session.';
comment on column sessions.family_id is 'First session of the family that hand-overs opened; all end together on sign-out. Null: this session.';

comment on table refresh_tokens is 'Refresh tokens of sessions; each is exchanged once for a new pair of tokens.';
comment on column refresh_tokens.token_hash is 'SHA-256 (base64url) of the token.';
comment on column refresh_tokens.session_id is 'Session that the token continues.';
comment on column refresh_tokens.issued_at is 'When the token was issued.';
comment on column refresh_tokens.rotated_at is 'When the token was exchanged; reuse after 20 seconds ends the session family. Null: unused.';
comment on column refresh_tokens.expires_at is 'When the token stops working.';

comment on table known_devices is 'Kinds of device that an account has signed in from; a new one triggers a security mail.';
comment on column known_devices.user_id is 'Account that signed in.';
comment on column known_devices.device_hash is 'SHA-256 (base64url) of browser and operating system names, without versions.';
comment on column known_devices.first_seen_at is 'When the account first signed in from such a device.';

-- module: two-factor

comment on table recovery_codes is 'Ten codes that replace the authenticator app, each usable once; issuing new ones deletes the old.';
comment on column recovery_codes.user_id is 'Account that the code belongs to.';
comment on column recovery_codes.code_hash is 'HMAC-SHA-256 of account number and code, under a key derived from the installation''s secret.';
comment on column recovery_codes.used_at is 'When the code was used; null: unused.';

-- module: learner-additions

comment on table learner_additions is 'Actions by which staff added people to a course or event, one row each, so that it can be undone.';
comment on column learner_additions.organization_id is 'Organisation of the row.';
comment on column learner_additions.learner_addition_id is 'Identifier of the addition, random; also the key of its grants in entitlements.';
comment on column learner_additions.request_key is 'Key chosen by the client; parts of a long list share it, and a repeated part changes nothing.';
comment on column learner_additions.subject_kind is 'domain type EntitledSubject: what people were added to';
comment on column learner_additions.subject_id is 'course_id or event_id, according to subject_kind; no foreign key, because modules above own those tables.';
comment on column learner_additions.added_by is 'Member who added the people.';
comment on column learner_additions.note is 'Reason in plain text, shown to those who were added; empty: none given.';
comment on column learner_additions.created_at is 'When the addition began; it can be undone for 30 minutes from then.';
comment on column learner_additions.undone_at is 'When the addition was undone; null: it stands.';
