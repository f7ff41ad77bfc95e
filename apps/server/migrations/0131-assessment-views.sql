-- What the modules of assessment publish of their tables for others to read.

-- Versions of the bank's questions, without their content and their keys.
create view bank_versions with (security_invoker = true) as
  select organization_id, question_id, version, name, type, marks, is_ready from question_versions;
call publish_view('bank_versions');

-- Exams as somebody sat them.
create view sat_exams with (security_invoker = true) as
  select organization_id, exam_attempt_id, course_subsection_id, course_id, user_id, number, state, is_preview, started_at,
    finished_at, seed, marks, score, marked_at
  from exam_attempts;
call publish_view('sat_exams');

-- Questions as they were asked, with what was answered, and how many seconds each was before its learner.
create view asked_questions with (security_invoker = true) as
  select q.organization_id, q.exam_attempt_id, q.position, q.question_id, q.version, q.key_version, q.marks, q.negative_marks,
    a.answer as given_answer, nullif(t.seconds[q.position], 0) as spent_seconds
  from attempt_questions q
  left join attempt_answers a on a.organization_id = q.organization_id and a.exam_attempt_id = q.exam_attempt_id
    and a.position = q.position
  left join attempt_times t on t.organization_id = q.organization_id and t.exam_attempt_id = q.exam_attempt_id;
call publish_view('asked_questions');

-- The marks of answers that count, and each change of one.
create view exam_marks with (security_invoker = true) as
  select organization_id, exam_attempt_id, position, score, outcome, source, is_disputed, comment, assessment, version, marked_by,
    marked_at
  from answer_marks;
call publish_view('exam_marks');
create view exam_mark_history with (security_invoker = true) as
  select organization_id, mark_change_id, exam_attempt_id, position, old_score, new_score, source, reason, changed_by, changed_at
  from mark_changes;
call publish_view('exam_mark_history');

-- Work for assignments: whose it is, what was handed in, and who had a part in it.
create view submitted_work with (security_invoker = true) as
  select organization_id, assignment_submission_id, course_subsection_id, course_id, user_id, course_group_id, group_name,
    last_number, current_number
  from assignment_submissions;
call publish_view('submitted_work');
create view submitted_versions with (security_invoker = true) as
  select organization_id, assignment_submission_id, number, body, link, submitted_at, withdrawn_at from submission_versions;
call publish_view('submitted_versions');
create view submitted_files with (security_invoker = true) as
  select organization_id, submission_file_id, assignment_submission_id, number, position, media_id, file_name from submission_files;
call publish_view('submitted_files');
create view submission_people with (security_invoker = true) as
  select organization_id, assignment_submission_id, course_subsection_id, user_id, last_number from submission_members;
call publish_view('submission_people');

-- The marks of work that count, those of members who have one of their own, and what each marker gave.
create view work_marks with (security_invoker = true) as
  select organization_id, assignment_submission_id, points, number, assessment, rubric_version, comment, is_disputed, version,
    marked_at
  from submission_marks;
call publish_view('work_marks');
create view work_member_marks with (security_invoker = true) as
  select organization_id, assignment_submission_id, user_id, points, reason, marked_at from submission_member_marks;
call publish_view('work_member_marks');
create view work_reviews with (security_invoker = true) as
  select organization_id, assignment_submission_id, marker_user_id, number from submission_reviews;
call publish_view('work_reviews');

-- What an exam is called and says before it is sat; where it is held, and which assignments there are.
create view exam_contents with (security_invoker = true) as
  select organization_id, exam_id, title, instructions, version from exams;
call publish_view('exam_contents');
create view held_exams with (security_invoker = true) as
  select organization_id, course_subsection_id, course_id, exam_id, is_published from subsection_exams;
call publish_view('held_exams');
create view held_assignments with (security_invoker = true) as
  select organization_id, course_subsection_id, course_id, is_group_work, is_published from assignments;
call publish_view('held_assignments');

-- What is graded in a course.
create view graded_items with (security_invoker = true) as
  select organization_id, course_id, grade_item_id, title from grade_items;
call publish_view('graded_items');
