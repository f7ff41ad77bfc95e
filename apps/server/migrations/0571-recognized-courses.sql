-- Which of our courses something that was learned elsewhere stands for, where whoever approves it says so: it counts for specializations.
alter table external_courses add column course_id bigint;
alter table external_courses add foreign key (organization_id, course_id) references courses;
alter table external_courses add check (course_id is null or status = 'APPROVED');
create index external_courses_by_course on external_courses (organization_id, course_id, user_id) where course_id is not null;
call note_dependencies('external_courses');

-- What somebody needn't do again here.
create view recognized_courses with (security_invoker = true) as
  select organization_id, user_id, course_id, max(decided_at) as recognized_at from external_courses
  where status = 'APPROVED' and course_id is not null group by organization_id, user_id, course_id;
call publish_view('recognized_courses');
