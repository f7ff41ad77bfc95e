-- A lesson that has nothing yet isn't shown to learners, and asks nothing of them.
alter table course_subsections
  -- it has what its kind shows: a text, a file, an address, or an activity that is out. Course content keeps it after each change
  add column is_made boolean not null default true;

alter table courses no force row level security;
alter table course_subsections no force row level security;
alter table subsection_texts no force row level security;
alter table assignments no force row level security;
alter table subsection_exams no force row level security;
alter table surveys no force row level security;
alter table subsection_surveys no force row level security;
update course_subsections s set is_made = false where not case
    when s.kind = 'ARTICLE' then exists (select from subsection_texts t
      where t.organization_id = s.organization_id and t.course_subsection_id = s.course_subsection_id and t.html <> '')
    when s.kind = 'ASSIGNMENT' then exists (select from assignments a
      where a.organization_id = s.organization_id and a.course_subsection_id = s.course_subsection_id and a.is_published)
    when s.kind = 'EXAM' then exists (select from subsection_exams e
      where e.organization_id = s.organization_id and e.course_subsection_id = s.course_subsection_id and e.is_published)
    when s.kind in ('SURVEY', 'POLL') then exists (select from subsection_surveys p
      join surveys v on v.organization_id = p.organization_id and v.survey_id = p.survey_id
      where p.organization_id = s.organization_id and p.course_subsection_id = s.course_subsection_id and v.status <> 'DRAFT')
    else s.media_id is not null or s.embed_url is not null
  end;
update courses c set
  subsection_count = (select count(*) from course_subsections s
    where s.organization_id = c.organization_id and s.course_id = c.course_id and s.is_made),
  required_count = (select count(*) from course_subsections s
    where s.organization_id = c.organization_id and s.course_id = c.course_id and s.is_required and s.is_made)
where exists (select from course_subsections s
  where s.organization_id = c.organization_id and s.course_id = c.course_id and not s.is_made);
alter table courses force row level security;
alter table course_subsections force row level security;
alter table subsection_texts force row level security;
alter table assignments force row level security;
alter table subsection_exams force row level security;
alter table surveys force row level security;
alter table subsection_surveys force row level security;

-- What isn't made isn't required either, however its author has set it.
create or replace view lessons with (security_invoker = true) as
  select organization_id, course_id, course_section_id, course_subsection_id, kind, title, position, is_required and is_made as is_required,
    duration_minutes, release_at, prerequisite_subsection_id, released_group_ids, search_text, is_made
  from course_subsections;
