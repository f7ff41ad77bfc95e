-- What learners wrote, handed in and were marked for is never deleted with the lesson: only an assignment without any can go.
-- A course goes only while nobody has enrolled in it, so nothing of this kind is in one that does.
alter table assignment_submissions
  drop constraint assignment_submissions_organization_id_course_id_course_su_fkey,
  add foreign key (organization_id, course_id, course_subsection_id)
    references assignments (organization_id, course_id, course_subsection_id);
