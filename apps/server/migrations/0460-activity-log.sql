-- The activity log reads what somebody did in all courses at once; these two were found by course or lecture only.
create index lecture_joins_by_user on lecture_joins (organization_id, user_id);
create index attendance_records_by_user on attendance_records (organization_id, user_id);
