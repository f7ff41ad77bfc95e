-- Comments on the tables, columns and views of 0050-classroom.sql.

-- module: lectures

comment on table lecture_series is 'Weekly rules by which lectures are created; each lecture can then be changed separately.';
comment on column lecture_series.organization_id is 'Organisation of the row.';
comment on column lecture_series.lecture_series_id is 'Identifier of the series.';
comment on column lecture_series.course_id is 'Course to which the series belongs.';
comment on column lecture_series.title is 'Title; Localized ({ en, ar }), plain text; used by lectures without one.';
comment on column lecture_series.zone is 'IANA time zone of the rule''s dates and times.';
comment on column lecture_series.weekdays is 'Days of the week, 0 is Sunday.';
comment on column lecture_series.every_weeks is 'Interval in weeks; 1: every week.';
comment on column lecture_series.start_date is 'Day from which the rule applies.';
comment on column lecture_series.start_time is 'Wall clock time in the zone, HH:MM.';
comment on column lecture_series.duration_minutes is 'Length of each lecture in minutes.';
comment on column lecture_series.count is 'How many lectures the rule creates.';
comment on column lecture_series.settings is 'Defaults of its lectures, a LectureSettings object: { kind, tool, address, place, hostUserId, coHostUserIds, reminders, … }.';
comment on column lecture_series.created_by is 'Member who created the series.';
comment on column lecture_series.created_at is 'When the row was written.';
comment on column lecture_series.version is 'Raised with each change; a client that sends an older one is refused.';

comment on table lectures is 'Lectures of a course, online or on campus, single or from a series.';
comment on column lectures.organization_id is 'Organisation of the row.';
comment on column lectures.lecture_id is 'Identifier of the lecture.';
comment on column lectures.course_id is 'Course to which the lecture belongs.';
comment on column lectures.lecture_series_id is 'Series that created it; null: a single lecture.';
comment on column lectures.rule_date is 'Day of the series'' rule that it stands for, even if it was moved; null: a single lecture.';
comment on column lectures.kind is 'ONLINE: with a tool; ON_CAMPUS: in a room.';
comment on column lectures.title is 'Title; Localized ({ en, ar }), plain text; {}: the title of the series.';
comment on column lectures.description is 'Description; Localized, plain text.';
comment on column lectures.zone is 'IANA time zone of local_date and local_time.';
comment on column lectures.local_date is 'Promised date in the zone; starts_at follows from it.';
comment on column lectures.local_time is 'Promised wall clock time in the zone, HH:MM; starts_at follows from it.';
comment on column lectures.duration_minutes is 'Length in minutes.';
comment on column lectures.starts_at is 'Start as an instant; a job recomputes it when time zone data changes.';
comment on column lectures.ends_at is 'End as an instant: starts_at plus duration_minutes.';
comment on column lectures.host_user_id is 'Member who leads the lecture; co-hosts are in lecture_hosts.';
comment on column lectures.tool is 'Video tool of an online lecture; LINK: any https address. Null: on campus.';
comment on column lectures.address is 'Address of the meeting, given out only on joining; null: on campus, none entered, or in zoom_meetings.';
comment on column lectures.place is 'Room; Localized, plain text.';
comment on column lectures.location is 'Building and street; Localized, plain text.';
comment on column lectures.map_url is 'Map of the location (https); null: none.';
comment on column lectures.accessibility is 'Access such as lift, wheelchair or hearing loop; Localized, plain text.';
comment on column lectures.capacity is 'Seats of the room, not enforced: editors are warned; null: unlimited or online.';
comment on column lectures.doors_minutes is 'Minutes before the start from which people can join.';
comment on column lectures.late_minutes is 'Minutes after the start from which arriving is late.';
comment on column lectures.joining_counts is 'Joining online marks a learner present; always false on campus.';
comment on column lectures.is_recorded is 'Learners are told that the lecture is recorded.';
comment on column lectures.reminders is 'Minutes before the start at which learners are reminded, longest first.';
comment on column lectures.is_published is 'Visible to learners; otherwise a draft for the course''s editors.';
comment on column lectures.status is 'PLANNED or CANCELLED; published lectures are cancelled, not deleted.';
comment on column lectures.cancel_reason is 'Reason for cancelling; Localized, plain text; {}: none given.';
comment on column lectures.moved_from is 'Start that learners first saw; null: it has not moved since publication.';
comment on column lectures.is_exception is 'Moved, relocated or cancelled separately; its series no longer changes it.';
comment on column lectures.calendar_uid is 'iCalendar UID of the lecture, permanent.';
comment on column lectures.sequence is 'iCalendar SEQUENCE, from 0, raised with each change that calendars must show.';
comment on column lectures.recording_media_id is 'Uploaded recording, video or audio; null: none.';
comment on column lectures.transcript_media_ids is 'Caption files of the recording, as media ids.';
comment on column lectures.created_by is 'Member who created the lecture.';
comment on column lectures.created_at is 'When the row was written.';
comment on column lectures.changed_at is 'Last change; sent as its iCalendar DTSTAMP.';
comment on column lectures.version is 'Raised with each change; a client that sends an older one is refused.';

comment on table lecture_hosts is 'Co-hosts who lead a lecture besides its host.';
comment on column lecture_hosts.organization_id is 'Organisation of the row.';
comment on column lecture_hosts.lecture_id is 'Lecture that is led.';
comment on column lecture_hosts.user_id is 'Member who leads the lecture too.';

comment on table lecture_materials is 'Files that are handed out with a lecture.';
comment on column lecture_materials.organization_id is 'Organisation of the row.';
comment on column lecture_materials.lecture_id is 'Lecture to which the file belongs.';
comment on column lecture_materials.media_id is 'File that is handed out.';
comment on column lecture_materials.position is 'Place in the order, from 0.';

comment on table lecture_joins is 'Learners who joined an online lecture through its join link.';
comment on column lecture_joins.organization_id is 'Organisation of the row.';
comment on column lecture_joins.lecture_id is 'Lecture that was joined.';
comment on column lecture_joins.user_id is 'Member who joined.';
comment on column lecture_joins.joined_at is 'When the learner first joined.';
comment on column lecture_joins.last_joined_at is 'When the learner last joined.';

comment on table subsection_lectures is 'Which lecture a lesson of the kind LECTURE is; a lecture stands in at most one lesson.';
comment on column subsection_lectures.organization_id is 'Organisation of the row.';
comment on column subsection_lectures.course_subsection_id is 'Lesson that shows the lecture.';
comment on column subsection_lectures.course_id is 'Course of both lesson and lecture.';
comment on column subsection_lectures.lecture_id is 'Lecture that is shown; attending it finishes the lesson.';

comment on view lecture_hours is 'Time and place of lectures; shown_title is the title of the series unless the lecture has one.';
comment on view lecture_leaders is 'Co-hosts of lectures.';

-- module: attendance

comment on table attendance_rules is 'Attendance rules of a course; without a row the defaults apply (10 minutes, 80 percent).';
comment on column attendance_rules.organization_id is 'Organisation of the row.';
comment on column attendance_rules.course_id is 'Course of the rules.';
comment on column attendance_rules.late_minutes is 'Minutes after the start from which a check-in is late, as set for new sessions.';
comment on column attendance_rules.late_weight is 'What late counts, in percent of being present.';

comment on table attendance_sessions is 'Sessions in which attendance is taken; each lecture has one that follows it.';
comment on column attendance_sessions.organization_id is 'Organisation of the row.';
comment on column attendance_sessions.attendance_session_id is 'Identifier of the session.';
comment on column attendance_sessions.course_id is 'Course whose learners attend.';
comment on column attendance_sessions.lecture_id is 'Lecture that the session follows; null: a session without lecture.';
comment on column attendance_sessions.title is 'Title; Localized ({ en, ar }), plain text; copied from the lecture or its series.';
comment on column attendance_sessions.place is 'Room; Localized, plain text; copied from the lecture.';
comment on column attendance_sessions.zone is 'IANA time zone in which the times are shown.';
comment on column attendance_sessions.starts_at is 'Start of the session; copied from the lecture.';
comment on column attendance_sessions.ends_at is 'End of the session, copied from the lecture; codes are accepted until one hour later.';
comment on column attendance_sessions.late_minutes is 'Minutes after the start from which a check-in is late.';
comment on column attendance_sessions.doors_minutes is 'Minutes before the start from which people can join; copied from the lecture, 30 without one.';
comment on column attendance_sessions.joining_counts is 'Joining the online lecture marks a learner present; such sessions close 30 minutes after the end.';
comment on column attendance_sessions.state is 'PLANNED: not begun; OPEN: being taken; CLOSED: counts, unmarked learners are absent.';
comment on column attendance_sessions.is_code_open is 'The rotating check-in code is shown and accepted; only while OPEN.';
comment on column attendance_sessions.is_cancelled is 'The lecture was cancelled: the session counts nothing.';
comment on column attendance_sessions.is_published is 'Visible to learners; follows the lecture.';
comment on column attendance_sessions.opened_at is 'When attendance was first taken; null: planned, or closed without being opened.';
comment on column attendance_sessions.closed_at is 'When it was last closed; null: not closed, or reopened.';
comment on column attendance_sessions.created_by is 'Member who created the session or its lecture.';
comment on column attendance_sessions.created_at is 'When the row was written.';

comment on table attendance_records is 'Current attendance mark of each learner and session; history is in attendance_changes.';
comment on column attendance_records.organization_id is 'Organisation of the row.';
comment on column attendance_records.attendance_session_id is 'Session of the mark.';
comment on column attendance_records.user_id is 'Member who is marked.';
comment on column attendance_records.course_id is 'Course of the session, repeated for lookups by learner.';
comment on column attendance_records.status is 'PRESENT counts fully, LATE with the course''s weight, EXCUSED is left out, ABSENT counts nothing.';
comment on column attendance_records.source is 'QR: scanned code; CODE: typed digits; JOIN: joined online; HAND: by an editor; EXCUSE: accepted excuse; CLOSING: absent at closing.';
comment on column attendance_records.marked_at is 'When the status was set; for a check-in the time of the scan.';
comment on column attendance_records.marked_by is 'Member who set the status: the learner, an editor, or the session''s creator if a job closed it.';
comment on column attendance_records.device_hash is 'First 22 characters of the SHA-256 of the device cookie, unique in a session; null: none recorded.';
comment on column attendance_records.note is 'Remark by an editor, plain text; empty: none.';
comment on column attendance_records.origin_hash is 'HMAC of session, network and browser under an installation key, comparable within one session; null: none recorded.';

comment on table attendance_changes is 'History of attendance marks, append-only: the application''s role can neither update nor delete rows.';
comment on column attendance_changes.organization_id is 'Organisation of the row.';
comment on column attendance_changes.attendance_change_id is 'Identifier of the change.';
comment on column attendance_changes.attendance_session_id is 'Session whose mark changed.';
comment on column attendance_changes.user_id is 'Member whose mark changed.';
comment on column attendance_changes.old_status is 'Mark before the change; null: there was none.';
comment on column attendance_changes.new_status is 'Mark after the change; null: the mark was removed.';
comment on column attendance_changes.source is 'How it came about, with the values of attendance_records.source.';
comment on column attendance_changes.note is 'Reason for a correction, or answer to an excuse, plain text; empty: none.';
comment on column attendance_changes.changed_by is 'Member who made the change: the learner, an editor, or the session''s creator if a job closed it.';
comment on column attendance_changes.changed_at is 'When the change was made, or the scan behind it.';

comment on table attendance_doubts is 'Suspicious check-ins, which the editors who take the attendance settle.';
comment on column attendance_doubts.organization_id is 'Organisation of the row.';
comment on column attendance_doubts.attendance_doubt_id is 'Identifier of the doubt.';
comment on column attendance_doubts.attendance_session_id is 'Session in which it arose.';
comment on column attendance_doubts.kind is 'SAME_DEVICE: second person on one device, refused; OTHER_DEVICE: second device, refused; SAME_BROWSER: same network and browser, accepted.';
comment on column attendance_doubts.user_id is 'Member who is in doubt: refused, or with the newer device.';
comment on column attendance_doubts.other_user_id is 'Member who used the device or browser before; for OTHER_DEVICE the same person.';
comment on column attendance_doubts.happened_at is 'When it first happened; repeated attempts add nothing.';
comment on column attendance_doubts.settled_at is 'When an editor settled it; null: open.';
comment on column attendance_doubts.settled_by is 'Member who settled it; null: open.';

comment on table attendance_excuses is 'Excuses for absence, one for each learner and session.';
comment on column attendance_excuses.organization_id is 'Organisation of the row.';
comment on column attendance_excuses.attendance_excuse_id is 'Identifier of the excuse.';
comment on column attendance_excuses.attendance_session_id is 'Session that the learner missed or will miss.';
comment on column attendance_excuses.user_id is 'Member who asks to be excused.';
comment on column attendance_excuses.reason is 'Category chosen by the learner.';
comment on column attendance_excuses.explanation is 'Explanation by the learner, plain text.';
comment on column attendance_excuses.media_ids is 'Supporting documents and images, as media ids.';
comment on column attendance_excuses.state is 'WAITING: undecided, can be changed or withdrawn; ACCEPTED: the mark becomes EXCUSED; REFUSED: declined.';
comment on column attendance_excuses.answer is 'Comment with the decision, plain text; empty: none.';
comment on column attendance_excuses.sent_at is 'When the learner last sent it.';
comment on column attendance_excuses.decided_at is 'When it was decided; null: undecided.';
comment on column attendance_excuses.decided_by is 'Member who decided; null: undecided.';

-- module: calendar-feeds

comment on table calendar_feeds is 'Address of a member''s personal calendar feed, at most one for each member.';
comment on column calendar_feeds.organization_id is 'Organisation of the row.';
comment on column calendar_feeds.user_id is 'Member whose calendar it is.';
comment on column calendar_feeds.token_hash is 'Base64url SHA-256 of the secret token in the address; the token itself is not stored.';
comment on column calendar_feeds.language is 'Language of the entries, en or ar, fixed when the address was created.';
comment on column calendar_feeds.created_at is 'When the current address was created.';
comment on column calendar_feeds.fetched_at is 'When a calendar last fetched it, updated at most hourly; null: not yet at this address.';

comment on table calendar_feed_entries is 'What a member''s calendar feed last sent of each entry, so that sequence numbers only rise.';
comment on column calendar_feed_entries.organization_id is 'Organisation of the row.';
comment on column calendar_feed_entries.user_id is 'Member whose feed contains the entry.';
comment on column calendar_feed_entries.entry_key is 'Entry as kind, number and moment, such as EXAM-5-CLOSES.';
comment on column calendar_feed_entries.fingerprint is 'Base64url SHA-256 of the entry as it was last sent.';
comment on column calendar_feed_entries.sequence is 'iCalendar SEQUENCE, from 0, raised when the entry changes, also under a new address.';
comment on column calendar_feed_entries.changed_at is 'When the entry last changed; sent as its iCalendar DTSTAMP.';

-- module: zoom-meetings

comment on table zoom_meetings is 'Zoom meetings of online lectures: what is wanted and what Zoom has, synchronised by a job.';
comment on column zoom_meetings.organization_id is 'Organisation of the row.';
comment on column zoom_meetings.zoom_meeting_id is 'Identifier of the row; Zoom''s own number is zoom_number.';
comment on column zoom_meetings.lecture_id is 'Lecture of the meeting, without foreign key; null: the meeting is to be deleted at Zoom.';
comment on column zoom_meetings.user_id is 'Member in whose Zoom account the meeting is.';
comment on column zoom_meetings.marker is 'Written to the meeting''s agenda, to find it again if Zoom''s response was lost.';
comment on column zoom_meetings.wanted is 'What the lecture asks for: { topic, startsAt, minutes }, startsAt in ISO 8601.';
comment on column zoom_meetings.is_wanted is 'False: the job deletes the meeting at Zoom and then the row.';
comment on column zoom_meetings.synced is 'What Zoom has, shaped like wanted; null: nothing yet.';
comment on column zoom_meetings.zoom_number is 'Meeting number at Zoom; null: not created yet.';
comment on column zoom_meetings.join_url is 'Secret join address, given out only on joining the lecture; null: not created yet.';
comment on column zoom_meetings.began_at is 'When creation at Zoom was last attempted, recorded beforehand; null: never.';
comment on column zoom_meetings.status is 'WAITING: a job will synchronise it; READY: Zoom has what is wanted; FAILED: not retried until requested or the account is reconnected.';
comment on column zoom_meetings.failure is 'Last failure: CONNECT: account not usable; LIMITED: rate limit; UNAVAILABLE: Zoom did not respond; REFUSED: rejected. Null: none.';
comment on column zoom_meetings.attempts is 'Failed attempts in a row, reset by success or a change; at most 10.';
comment on column zoom_meetings.claimed_until is 'A job works on it until then; null: none does.';
comment on column zoom_meetings.recording_url is 'Address of the cloud recording; null: none found.';
comment on column zoom_meetings.recording_asked is 'How often Zoom was asked for the recording, up to 4 times.';
comment on column zoom_meetings.created_at is 'When the row was written.';
