-- How many learn a course and how many lessons it has: kept by the commands that change it, since a list of courses would
-- otherwise count every enrolment of each course that it shows.
alter table courses
  add column enrolled_count integer not null default 0,   -- enrolments that are ACTIVE; enrollments tells of each change
  add column subsection_count integer not null default 0, -- lessons; course-content counts them after each change
  add column required_count integer not null default 0;   -- those of them that are required
-- The catalogue counts what it shows in the index alone. The category is in it because course_overviews joins by it: the join
-- is left out of a count, but not the column.
drop index courses_newest;
create index courses_newest on courses (organization_id, status, published_at desc, course_id desc) include (expires_at, course_category_id);

-- Room for the next version of a row on its own page: no index names these columns, so that none is written with them.
alter table courses set (fillfactor = 85);

alter table courses no force row level security;
alter table enrollments no force row level security;
alter table course_subsections no force row level security;
update courses c set
  enrolled_count = (select count(*) from enrollments e
    where e.organization_id = c.organization_id and e.course_id = c.course_id and e.status = 'ACTIVE'),
  subsection_count = (select count(*) from course_subsections s
    where s.organization_id = c.organization_id and s.course_id = c.course_id),
  required_count = (select count(*) from course_subsections s
    where s.organization_id = c.organization_id and s.course_id = c.course_id and s.is_required);
alter table courses force row level security;
alter table enrollments force row level security;
alter table course_subsections force row level security;

create or replace view course_overviews with (security_invoker = true) as
  select c.organization_id, c.course_id, c.title, c.subtitle, c.description, c.outcomes, c.requirements, c.audience, c.course_category_id,
    k.name as category_name, k.icon as category_icon, k.hue as category_hue, c.languages, c.learning_type, c.level, c.cover_media_id,
    c.price_minor, c.currency, c.duration_minutes, c.status, c.approval_note, c.is_certificate_issued_manually, c.passing_criteria,
    c.expires_at, c.published_at, c.created_by, c.created_at, c.updated_at, c.search_text,
    c.enrolled_count, c.subsection_count, c.required_count
  from courses c
  left join course_categories k on k.organization_id = c.organization_id and k.course_category_id = c.course_category_id;
