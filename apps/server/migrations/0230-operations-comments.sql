-- Comments on the tables, columns and views of 0030-operations.sql.

-- module: notifications

comment on table notifications is 'Notifications to members; the sentence is composed when read, in the reader''s language.';
comment on column notifications.organization_id is 'Organisation of the row.';
comment on column notifications.notification_id is 'Identifier of the notification.';
comment on column notifications.user_id is 'Member who is notified.';
comment on column notifications.template_id is 'Template from packages/domain notification-targets; decides sentence, category and target page.';
comment on column notifications.parameters is 'Values for the sentence as they were then: { name: text, number or { en, ar } }.';
comment on column notifications.data is 'Ids of the target, such as { courseId, groupId }; the notification is hidden while its target is.';
comment on column notifications.media_id is 'Picture beside the sentence, in media; null: the icon of its kind.';
comment on column notifications.dedupe_key is 'Key of the fact reported; a member is notified of each key once.';
comment on column notifications.created_at is 'When the member was notified.';
comment on column notifications.read_at is 'When the member first read it; null: unread. Read or hidden rows are deleted 365 days after creation.';
comment on column notifications.hidden_at is 'When the member removed it from the list; null: listed.';

comment on table notification_settings is 'How soon members want each notification category; no row means AT_ONCE.';
comment on column notification_settings.organization_id is 'Organisation of the row.';
comment on column notification_settings.user_id is 'Member who chose the pace.';
comment on column notification_settings.notification_control_group_id is 'Category from notification-groups.ts; ids are never reused.';
comment on column notification_settings.pace is 'AT_ONCE: live update; DAILY, WEEKLY: listed and bundled in a mail; OFF: not created. Ignored for locked and mandatory categories.';

comment on table locked_notification_groups is 'Notification categories locked by administrators: always sent at once, regardless of members'' settings.';
comment on column locked_notification_groups.organization_id is 'Organisation of the row.';
comment on column locked_notification_groups.notification_control_group_id is 'Category from notification-groups.ts; ids are never reused.';

comment on table push_tokens is 'Device tokens that members registered for push messages; the newest 20 per member.';
comment on column push_tokens.organization_id is 'Organisation of the row.';
comment on column push_tokens.user_id is 'Member who uses the device now; registering a token removes it from other members.';
comment on column push_tokens.token is 'Token that the push service issued, stored as received.';
comment on column push_tokens.platform is 'Platform of the device or browser that registered the token.';
comment on column push_tokens.created_at is 'When the token was last registered.';

-- module: tooltips

comment on table dismissed_tooltips is 'On-screen hints that members have closed for good.';
comment on column dismissed_tooltips.organization_id is 'Organisation of the row.';
comment on column dismissed_tooltips.user_id is 'Member who closed the hint.';
comment on column dismissed_tooltips.tooltip_slug is 'Hint from packages/domain hints.ts; slugs are never reused.';
comment on column dismissed_tooltips.dismissed_at is 'When the hint was closed.';

-- module: work-locks

comment on table work_locks is 'Pieces of marking work that members have open, to warn colleagues; versions protect the saved data.';
comment on column work_locks.organization_id is 'Organisation of the row.';
comment on column work_locks.kind is 'SUBMISSION: an assignment submission; ANSWER: one answer of an exam attempt.';
comment on column work_locks.record_id is 'assignment_submission_id or exam_attempt_id, according to kind.';
comment on column work_locks.part is 'Position of the question in the attempt; 0 for a submission.';
comment on column work_locks.list_id is 'Assignment or scheduled exam whose marking queue contains the work.';
comment on column work_locks.user_id is 'Member who has the work open.';
comment on column work_locks.tab is 'Key that the browser generates for its window; a window holds one lock.';
comment on column work_locks.taken_at is 'When the member took the work, unchanged by renewals.';
comment on column work_locks.ends_at is 'When the lock lapses unless renewed, two minutes after the last request.';

-- module: live-updates

comment on table stream_tickets is 'Tickets that open a live-update stream without an Authorization header; deleted when used.';
comment on column stream_tickets.organization_id is 'Organisation of the row.';
comment on column stream_tickets.ticket_hash is 'SHA-256 (base64url) of the ticket, which stands in the stream''s address.';
comment on column stream_tickets.user_id is 'Member who requested the ticket.';
comment on column stream_tickets.session_id is 'Session of the member; the stream ends with it.';
comment on column stream_tickets.expires_at is 'When the ticket stops working, 30 seconds after it was issued.';
