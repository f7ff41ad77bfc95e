-- Comments on the tables, columns and views of 0001-foundation.sql.

comment on table organizations is 'Tenants. Everything that administrators configure is in tables that refer to this one.';
comment on column organizations.organization_id is 'Identifier of the organisation; 1 is served where the host name matches no prefix.';
comment on column organizations.prefix is 'First label of the host name, such as acme in acme.example.org; unique.';
comment on column organizations.name is 'Localized name { en, ar }.';
comment on column organizations.is_active is 'Whether the organisation is served and its scheduled jobs run; no part of the application changes it.';
comment on column organizations.created_at is 'When the organisation was created.';

comment on table signals is 'Outbox: domain events written in their transaction and delivered by jobs after the commit.';
comment on column signals.organization_id is 'Organisation of the row.';
comment on column signals.signal_id is 'Identifier of the signal; handlers use it to stay idempotent.';
comment on column signals.name is 'What happened, as noun.past-tense, such as course.completed.';
comment on column signals.payload is 'Data for subscribers, an object whose shape the signal''s definition gives.';
comment on column signals.created_at is 'When the row was written.';
comment on column signals.delivered_at is 'When a job was queued for each subscription; null: not yet delivered.';

comment on table stream_events is 'Live updates sent to members, stored for an hour so that reconnecting browsers can catch up.';
comment on column stream_events.organization_id is 'Organisation of the row.';
comment on column stream_events.stream_event_id is 'Identifier of the event, sent to browsers and returned as Last-Event-ID.';
comment on column stream_events.user_id is 'Member who receives the event.';
comment on column stream_events.name is 'Name of the server-sent event, such as notification.';
comment on column stream_events.data is 'Data of the event, whose shape depends on its name.';
comment on column stream_events.created_at is 'When the row was written.';
comment on column stream_events.transaction_number is 'Number of the transaction that wrote the event; see oldest_open_transaction.';
comment on column stream_events.oldest_open_transaction is 'Oldest transaction open at that time; replays start there, because ids may commit out of order.';

comment on table audit_entries is 'Audit log of changes, append-only: the application can neither update nor delete rows.';
comment on column audit_entries.organization_id is 'Organisation of the row.';
comment on column audit_entries.audit_entry_id is 'Identifier of the entry; entries are listed in its order.';
comment on column audit_entries.at is 'When the change was made.';
comment on column audit_entries.actor_user_id is 'Member who made the change; null: a job or a caller who was not signed in.';
comment on column audit_entries.masquerader_user_id is 'Administrator who acted as actor_user_id; null: no masquerade.';
comment on column audit_entries.action is 'What was done, as noun.verb, such as member.masquerade.';
comment on column audit_entries.noun is 'Kind of record that was changed, such as course or member.';
comment on column audit_entries.noun_id is 'Id or key of that record, as text; null: none in particular.';
comment on column audit_entries.changes is 'Details of the change, an object whose shape depends on the action.';
comment on column audit_entries.request_id is 'Id of the HTTP request, as in the server log; null: a job.';

comment on table rate_limits is 'Counters of limited actions, shared by all processes; unlogged, so a crash empties it.';
comment on column rate_limits.key is 'SHA-256 (base64url) of the limit''s name and its subject, such as an account or network.';
comment on column rate_limits.window_ends_at is 'When counting starts again from zero; expired rows are deleted nightly.';
comment on column rate_limits.count is 'Attempts in the current window, refused ones included.';

comment on table outgoing_mails is 'Mails queued in the transaction that they report; a job renders and sends them.';
comment on column outgoing_mails.organization_id is 'Organisation of the row.';
comment on column outgoing_mails.outgoing_mail_id is 'Identifier of the mail.';
comment on column outgoing_mails.recipient is 'Email address of the recipient.';
comment on column outgoing_mails.language is 'Language in which the mail is written, the recipient''s.';
comment on column outgoing_mails.template is 'Template from kernel/mail/mail-templates.ts, such as verifyEmail.';
comment on column outgoing_mails.subject is 'Subject line; empty until the mail is rendered.';
comment on column outgoing_mails.html is 'HTML body, which may contain links or codes; empty before rendering and, except in the demo, after sending.';
comment on column outgoing_mails.text is 'Plain-text body; empty before rendering and, except in the demo, after sending.';
comment on column outgoing_mails.created_at is 'When the mail was queued.';
comment on column outgoing_mails.sent_at is 'When the mail relay accepted it; null: waiting, or no relay is configured.';
comment on column outgoing_mails.template_values is 'Values for the template { name: value }; emptied on rendering, as they may contain links or codes.';
comment on column outgoing_mails.unsubscribe_url is 'Address for one-click unsubscription (RFC 8058); null: such mails cannot be unsubscribed.';
