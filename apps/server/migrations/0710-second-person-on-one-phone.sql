-- A private window has no device cookie. What stays the same is the network and the browser: two people of one session who share both,
-- one of them with a device that was never theirs before, are noted for the instructor.
alter table attendance_records add column origin_hash text; -- HMAC of network and browser under a key of the session; tells nothing outside it
create index attendance_records_by_origin on attendance_records (organization_id, attendance_session_id, origin_hash) where origin_hash is not null;
call note_dependencies('attendance_records');

alter table attendance_doubts drop constraint attendance_doubts_kind_check;
alter table attendance_doubts add constraint attendance_doubts_kind_check check (kind in ('SAME_DEVICE', 'OTHER_DEVICE', 'SAME_BROWSER'));
