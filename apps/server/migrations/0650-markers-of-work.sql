-- Who gave the mark that counts, for the list of submissions and what it is narrowed to.
create or replace view work_marks with (security_invoker = true) as
  select organization_id, assignment_submission_id, points, number, assessment, rubric_version, comment, is_disputed, version,
    marked_at, marked_by
  from submission_marks;
call publish_view('work_marks');
