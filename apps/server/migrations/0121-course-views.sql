-- What the modules of courses publish of their tables for others to read.

-- A course as it may be told of, with its category.
create view course_overviews with (security_invoker = true) as
  select c.organization_id, c.course_id, c.title, c.subtitle, c.description, c.outcomes, c.requirements, c.audience, c.course_category_id,
    k.name as category_name, k.icon as category_icon, k.hue as category_hue, c.languages, c.learning_type, c.level, c.cover_media_id,
    c.price_minor, c.currency, c.duration_minutes, c.status, c.approval_note, c.is_certificate_issued_manually, c.passing_criteria,
    c.expires_at, c.published_at, c.created_by, c.created_at, c.updated_at, c.search_text
  from courses c
  left join course_categories k on k.organization_id = c.organization_id and k.course_category_id = c.course_category_id;
call publish_view('course_overviews');

-- Who teaches a course, in their order.
create view course_teachers with (security_invoker = true) as
  select organization_id, course_id, user_id, position from course_instructors;
call publish_view('course_teachers');

-- Who learns a course now.
create view learners with (security_invoker = true) as
  select organization_id, course_id, user_id, enrollment_id, enrolled_at, completed_at, last_visited_subsection_id, last_visited_at
  from enrollments where status = 'ACTIVE';
call publish_view('learners');

-- Everybody who has ever been in a course, whether they are still in it or not.
create view enrollment_records with (security_invoker = true) as
  select organization_id, course_id, user_id, enrollment_id, enrolled_at, completed_at, status = 'ACTIVE' as is_learning
  from enrollments;
call publish_view('enrollment_records');
comment on column enrollment_records.is_learning is 'never null';

-- Sections of courses.
create view sections with (security_invoker = true) as
  select organization_id, course_id, course_section_id, title, position, search_text from course_sections;
call publish_view('sections');

-- Lessons: where they stand, what they are, and what they wait for.
create view lessons with (security_invoker = true) as
  select organization_id, course_id, course_section_id, course_subsection_id, kind, title, position, is_required, duration_minutes,
    release_at, prerequisite_subsection_id, released_group_ids, search_text
  from course_subsections;
call publish_view('lessons');

-- The texts of lessons that readers see.
create view lesson_texts with (security_invoker = true) as
  select organization_id, course_id, course_subsection_id, language, html, stems from subsection_texts where html <> '';
call publish_view('lesson_texts');

-- What learners have finished.
create view finished_lessons with (security_invoker = true) as
  select organization_id, user_id, course_id, course_subsection_id, finished_at from finished_subsections;
call publish_view('finished_lessons');

-- What the groups of courses are called, and who is in which.
create view course_group_names with (security_invoker = true) as
  select organization_id, course_id, course_group_id, name from course_groups;
call publish_view('course_group_names');
create view course_group_seats with (security_invoker = true) as
  select organization_id, course_id, course_group_id, user_id from course_group_members;
call publish_view('course_group_seats');

-- Specializations as they are found.
create view specialization_overviews with (security_invoker = true) as
  select organization_id, specialization_id, title, description, is_published, search_text from specializations;
call publish_view('specialization_overviews');
