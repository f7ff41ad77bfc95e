-- When a course takes learners, and who wants to hear of it.

alter table courses add column enrolls_from timestamptz;                          -- learners enrol from then on; null: at once
alter table courses add column is_by_invitation boolean not null default false;   -- nobody enrols by themselves

create or replace view course_overviews with (security_invoker = true) as
  select c.organization_id, c.course_id, c.title, c.subtitle, c.description, c.outcomes, c.requirements, c.audience, c.course_category_id,
    k.name as category_name, k.icon as category_icon, k.hue as category_hue, c.languages, c.learning_type, c.level, c.cover_media_id,
    c.price_minor, c.currency, c.duration_minutes, c.status, c.approval_note, c.is_certificate_issued_manually, c.passing_criteria,
    c.expires_at, c.published_at, c.created_by, c.created_at, c.updated_at, c.search_text,
    c.enrolled_count, c.subsection_count, c.required_count, c.enrolls_from, c.is_by_invitation
  from courses c
  left join course_categories k on k.organization_id = c.organization_id and k.course_category_id = c.course_category_id;

create table course_interests (
  organization_id bigint not null references organizations,
  course_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null,
  told_at timestamptz,                       -- that enrolment is open
  primary key (organization_id, course_id, user_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index course_interests_by_person on course_interests (organization_id, user_id);
create index course_interests_waiting on course_interests (organization_id, course_id) where told_at is null;
call protect_tenant_table('course_interests');
comment on table course_interests is 'whom a course interests that they can''t enrol in yet';
