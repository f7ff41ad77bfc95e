-- Reports list enrolments newest first, of a course or of the whole organisation, and say when somebody was last there.
create or replace view enrollment_records with (security_invoker = true) as
  select organization_id, course_id, user_id, enrollment_id, enrolled_at, completed_at, status = 'ACTIVE' as is_learning, last_visited_at
  from enrollments;

create index enrollments_by_date on enrollments (organization_id, enrolled_at desc, enrollment_id desc);
create index enrollments_of_course_by_date on enrollments (organization_id, course_id, enrolled_at desc, enrollment_id desc);
