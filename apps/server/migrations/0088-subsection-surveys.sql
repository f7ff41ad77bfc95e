-- Surveys and polls as lessons: which one a subsection of the kind SURVEY or POLL asks. Whoever has answered it has finished the lesson.
alter table surveys add unique (organization_id, course_id, survey_id);

create table subsection_surveys (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  survey_id bigint not null,
  primary key (organization_id, course_subsection_id),
  unique (organization_id, survey_id),       -- a survey stands in one lesson at most
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, course_id, survey_id) references surveys (organization_id, course_id, survey_id) on delete cascade
);
call protect_tenant_table('subsection_surveys');
