-- Comments on the tables, columns and views of 0100-events.sql.

-- module: events

comment on table events is 'Events that people enrol in: on site, online or both, on one day or several.';
comment on column events.organization_id is 'Organisation of the row.';
comment on column events.event_id is 'Identifier of the event.';
comment on column events.title is 'Localized, plain text in at least one language.';
comment on column events.subtitle is 'Localized, plain text; may be empty.';
comment on column events.description is 'Localized, plain text; may be empty.';
comment on column events.course_category_id is 'Category of the event, shared with courses; null: none.';
comment on column events.cover_media_id is 'Cover picture for cards and tickets; null: a generated drawing is shown.';
comment on column events.banner_media_id is 'Wide picture for the event page; null: none.';
comment on column events.status is 'DRAFT: organisers only, deletable; PUBLISHED; CANCELLED: final. Upcoming or past follow from the times.';
comment on column events.audience is 'Who sees it: EVERYONE, visitors too if the organisation allows; MEMBERS: people with access to events.';
comment on column events.is_featured is 'Shown in the banner until it ends.';
comment on column events.format is 'ON_SITE: has a place; ONLINE: has a meeting link; BOTH.';
comment on column events.place is 'Building and room: Localized, plain text; may be empty.';
comment on column events.address is 'Postal address: Localized, plain text; may be empty.';
comment on column events.map_url is 'HTTPS address of a map; null: none.';
comment on column events.meeting_url is 'HTTPS address of the online meeting, sent only with a ticket; null: none.';
comment on column events.zone is 'Time zone of days and sessions, such as Asia/Riyadh.';
comment on column events.days is 'Days in order, [{ date, time, durationMinutes }], in local time of zone.';
comment on column events.starts_at is 'Start of the first day, computed from days and zone.';
comment on column events.ends_at is 'End of the last day, computed from days and zone.';
comment on column events.expires_at is 'Midnight after the last day in zone, or ends_at if later; lists drop it 30 days later.';
comment on column events.postponed_from is 'Previous starts_at of a postponed event; null: not postponed, or rescheduled since.';
comment on column events.sessions is 'Programme: [{ key, date, time, durationMinutes, title, track, room, speakers }], texts Localized.';
comment on column events.questions is 'Questions for enrolment: [{ key, kind, text, choices, isRequired }], kind TEXT, CHOICE or YES_NO.';
comment on column events.cancel_reason is 'Why it was cancelled, told to ticket holders: Localized, plain text; {} unless CANCELLED.';
comment on column events.calendar_uid is 'UID of the event in calendar files and feeds; later days add -2, -3 and so on.';
comment on column events.sequence is 'Counter for SEQUENCE of calendars, raised with each change that ticket holders are told.';
comment on column events.ticket_scope is 'Random text that tickets carry instead of event_id; tells which event a ticket is for.';
comment on column events.place_pool_id is 'Pool with the capacity of the event; null only within the transaction that creates it.';
comment on column events.created_by is 'Member who created or copied the event.';
comment on column events.created_at is 'When the row was written.';
comment on column events.changed_at is 'When the event or its ticket types were last saved; calendars get it as LAST-MODIFIED.';
comment on column events.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column events.search_text is 'Computed from title and place in both languages, folded for search.';

comment on table event_hosts is 'Members who host an event: shown on its page, and allowed to run check-in.';
comment on column event_hosts.organization_id is 'Organisation of the row.';
comment on column event_hosts.event_id is 'Event of the host.';
comment on column event_hosts.user_id is 'Member who hosts the event.';
comment on column event_hosts.position is 'Place in the order, from 0.';

comment on table event_guests is 'Guest speakers of an event, shown on its page; not people who attend it.';
comment on column event_guests.organization_id is 'Organisation of the row.';
comment on column event_guests.event_id is 'Event at which the guest appears.';
comment on column event_guests.position is 'Place in the order, from 0.';
comment on column event_guests.name is 'Name of the guest: Localized, plain text.';
comment on column event_guests.role is 'Role or title of the guest: Localized, plain text; may be empty.';
comment on column event_guests.portrait_media_id is 'Portrait of the guest; null: none.';

comment on table event_ticket_types is 'Ticket types of an event, each with a price, an audience and an optional quota.';
comment on column event_ticket_types.organization_id is 'Organisation of the row.';
comment on column event_ticket_types.event_ticket_type_id is 'Identifier of the ticket type.';
comment on column event_ticket_types.event_id is 'Event of the ticket type.';
comment on column event_ticket_types.position is 'Place in the order, from 0.';
comment on column event_ticket_types.name is 'Localized, plain text in at least one language.';
comment on column event_ticket_types.description is 'Localized, plain text; may be empty.';
comment on column event_ticket_types.price_minor is 'Price in minor units of the currency of the organisation; 0: free.';
comment on column event_ticket_types.audience is 'Who may get one: EVERYONE; MEMBERS: people with access to events; GROUP: members of social_group_id.';
comment on column event_ticket_types.opens_at is 'When tickets become available; null: with publication of the event.';
comment on column event_ticket_types.closes_at is 'When tickets stop being available; null: with the end of the event.';
comment on column event_ticket_types.quota is 'Most tickets of this type; null: limited by the capacity of the event alone.';
comment on column event_ticket_types.place_pool_id is 'Pool that counts tickets of this type, part of the event''s pool; null only during creation.';
comment on column event_ticket_types.is_open is 'False: removed by organisers while tickets of it exist, so no new ones are issued.';
comment on column event_ticket_types.per_person is 'Most tickets one member may hold, counting their own and those of guests.';
comment on column event_ticket_types.social_group_id is 'Group for audience GROUP, otherwise null. No foreign key: a deleted group has no members.';

comment on table event_groups is 'Group whose page lists an event, at most one; visibility and enrolment do not depend on it.';
comment on column event_groups.organization_id is 'Organisation of the row.';
comment on column event_groups.event_id is 'Event that is listed.';
comment on column event_groups.social_group_id is 'Group whose page lists the event.';

comment on view event_records is 'Events with all that enrolment, tickets and check-in need.';
comment on view event_ticket_type_records is 'Ticket types of events: name, price and whether they are open.';
comment on view event_group_records is 'Group whose page lists the event.';

-- module: event-enrollments

comment on table event_enrollments is 'Enrolments of members and guests in events, with the hash of their ticket.';
comment on column event_enrollments.organization_id is 'Organisation of the row.';
comment on column event_enrollments.event_enrollment_id is 'Identifier of the enrolment.';
comment on column event_enrollments.event_id is 'Event of the enrolment.';
comment on column event_enrollments.event_ticket_type_id is 'Ticket type of the enrolment.';
comment on column event_enrollments.user_id is 'Member who is enrolled; null: a guest without an account.';
comment on column event_enrollments.guest_name is 'Name of a guest without an account; null: the enrolment is a member''s.';
comment on column event_enrollments.state is 'PENDING_PAYMENT; ENROLLED: has a ticket; WAITLISTED: also while a place is offered; CANCELLED; ATTENDED: was admitted.';
comment on column event_enrollments.place_id is 'Place in the capacity of the event; its state tells taken, held, offered or waiting.';
comment on column event_enrollments.answers is 'Answers to events.questions: [{ key, answer }]; CHOICE has the index, YES_NO has yes or no.';
comment on column event_enrollments.ticket_nonce is 'Secret random value; HMAC with the installation secret yields ticket secret and guest link. Null: no ticket.';
comment on column event_enrollments.ticket_hash is 'SHA-256 of the ticket secret, base64url; check-in compares it. Null: no ticket.';
comment on column event_enrollments.short_code is 'Eight characters to type at the door, derived from ticket_hash; null: no ticket.';
comment on column event_enrollments.sequence is 'Counter of tickets issued or withdrawn after enrolment, raised by event-enrollments.';
comment on column event_enrollments.enrolled_at is 'When the person enrolled or joined the waiting list; offers and transfers do not change it.';
comment on column event_enrollments.state_at is 'When state, holder or ticket last changed.';
comment on column event_enrollments.attended_at is 'First admission that was not undone, on any day; null: not admitted.';
comment on column event_enrollments.guest_email is 'Address to which the ticket of a guest is mailed; null: a member or a walk-in.';
comment on column event_enrollments.guest_language is 'Language of mails to the guest; null: a member or a walk-in.';
comment on column event_enrollments.claim_hash is 'SHA-256 of the secret in the guest''s mail link, base64url; null: a member or a walk-in.';
comment on column event_enrollments.brought_by is 'Member who invited this guest; null: an organiser, a walk-in, or not a guest.';
comment on column event_enrollments.learner_addition_id is 'Staff action that enrolled the member and can be undone; null: enrolled otherwise.';

comment on table event_void_tickets is 'Tickets that were transferred or cancelled, so that the door can say why it refuses them.';
comment on column event_void_tickets.organization_id is 'Organisation of the row.';
comment on column event_void_tickets.ticket_hash is 'SHA-256 of the secret of the void ticket, base64url.';
comment on column event_void_tickets.event_id is 'Event of the void ticket.';
comment on column event_void_tickets.reason is 'TRANSFERRED: passed on to another member; CANCELLED: given back, withdrawn or expired.';
comment on column event_void_tickets.voided_at is 'When the ticket became void.';

comment on view event_enrollment_records is 'Enrolments of events with ticket hashes; event-tickets alone reads ticket_nonce, from which the secret follows.';

-- module: event-attendance

comment on table event_scans is 'Ticket scans at the doors of events; the earliest valid scan of each check-in day counts.';
comment on column event_scans.organization_id is 'Organisation of the row.';
comment on column event_scans.scan_id is 'Identifier made by the scanning device; a scan sent twice is stored once.';
comment on column event_scans.event_id is 'Event at whose door the scan was made.';
comment on column event_scans.event_enrollment_id is 'Enrolment of the scanned ticket; null: the scan was refused.';
comment on column event_scans.ticket_hash is 'SHA-256 of the ticket secret, base64url; a code that is no ticket: of its text.';
comment on column event_scans.refused_as is 'OTHER_EVENT: ticket of another event; VOID: transferred or cancelled; FORGED: no ticket of the organisation. Null: accepted.';
comment on column event_scans.device is 'Name of the scanning device as it sends it.';
comment on column event_scans.gate is 'Name of the entrance as the device sends it.';
comment on column event_scans.scanned_at is 'When scanned, by the clock of the device; an implausible time is replaced by received_at.';
comment on column event_scans.received_at is 'When the server received the scan.';
comment on column event_scans.scanned_by is 'Member whose device sent the scan.';
comment on column event_scans.undone_at is 'When the admission was taken back; null: it counts.';
comment on column event_scans.undone_by is 'Member who took the admission back; null: it counts.';

comment on table event_credits is 'Lessons that learners finish by attending an event, chosen by editors of the course.';
comment on column event_credits.organization_id is 'Organisation of the row.';
comment on column event_credits.event_id is 'Event whose attendance counts.';
comment on column event_credits.course_id is 'Course of the lesson.';
comment on column event_credits.course_subsection_id is 'Lesson that attendance finishes; several events may count for one lesson.';
comment on column event_credits.created_at is 'When the row was written.';

-- module: event-catalogue

comment on table event_sightings is 'Featured event banners that members dismissed; each stays away for a day.';
comment on column event_sightings.organization_id is 'Organisation of the row.';
comment on column event_sightings.event_id is 'Event of the banner.';
comment on column event_sightings.user_id is 'Member who dismissed the banner.';
comment on column event_sightings.seen_at is 'When it was last dismissed; the banner returns a day later.';

comment on table favorite_events is 'Events that members marked as favourites.';
comment on column favorite_events.organization_id is 'Organisation of the row.';
comment on column favorite_events.user_id is 'Member who marked the event.';
comment on column favorite_events.event_id is 'Event that was marked.';
comment on column favorite_events.created_at is 'When the event was marked.';
