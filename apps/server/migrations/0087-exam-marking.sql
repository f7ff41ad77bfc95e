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
