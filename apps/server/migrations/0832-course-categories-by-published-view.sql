-- Courses read their categories through what course-categories publishes.
create or replace view course_category_names with (security_invoker = true) as
  select organization_id, course_category_id, name, hue, position, icon from course_categories;

create or replace view course_overviews with (security_invoker = true) as
  select c.organization_id, c.course_id, c.title, c.subtitle, c.description, c.outcomes, c.requirements, c.audience, c.course_category_id,
    k.name as category_name, k.icon as category_icon, k.hue as category_hue, c.languages, c.learning_type, c.level, c.cover_media_id,
    c.price_minor, c.currency, c.duration_minutes, c.status, c.approval_note, c.is_certificate_issued_manually, c.passing_criteria,
    c.expires_at, c.published_at, c.created_by, c.created_at, c.updated_at, c.search_text,
    c.enrolled_count, c.subsection_count, c.required_count, c.enrolls_from, c.is_by_invitation
  from courses c
  left join course_category_names k on k.organization_id = c.organization_id and k.course_category_id = c.course_category_id;
