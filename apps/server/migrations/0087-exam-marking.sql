-- A marker's words on a passage of a written answer. Learners see them with the score.
create table answer_comments (
  organization_id bigint not null,
  answer_comment_id bigint generated always as identity,
  exam_attempt_id bigint not null,
  position integer not null,
  start_offset integer not null check (start_offset >= 0), -- in the answer's text without its tags, in UTF-16 units
  end_offset integer not null,
  quote text not null,                       -- the passage itself: the answer is never changed any more, this proves it
  comment text not null,
  marker_user_id bigint not null,
  version integer not null default 1,
  written_at timestamptz not null,
  primary key (organization_id, answer_comment_id),
  foreign key (organization_id, exam_attempt_id, position) references attempt_questions on delete cascade,
  foreign key (organization_id, marker_user_id) references members,
  check (end_offset > start_offset)
);
create index answer_comments_of_answer on answer_comments (organization_id, exam_attempt_id, position, start_offset);
call protect_tenant_table('answer_comments');

-- By which rubric a question of a held exam is marked; it stays as it is once somebody has marked by it.
create table exam_question_rubrics (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  question_id bigint not null,
  rubric_id bigint not null,
  rubric_version integer not null,
  tolerance numeric(14, 4) not null default 0 check (tolerance >= 0), -- points of the rubric: two markers no further apart than this give their mean
  chosen_by bigint not null,
  chosen_at timestamptz not null,
  primary key (organization_id, course_subsection_id, question_id),
  foreign key (organization_id, course_subsection_id) references subsection_exams on delete cascade,
  foreign key (organization_id, question_id) references questions,
  foreign key (organization_id, rubric_id, rubric_version) references rubric_versions
);
call protect_tenant_table('exam_question_rubrics');

alter table answer_reviews add column assessment jsonb; -- Assessment (packages/domain): the marker's filled-in rubric
alter table answer_marks add column assessment jsonb;   -- the one that counts: the only marker's, or what both together say
