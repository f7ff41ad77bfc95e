-- Exams: what is asked (exam), where and how it is held (subsection exam), what learners did (attempts), how it was marked.

alter table course_subsections drop constraint course_subsections_kind_check,
  add constraint course_subsections_kind_check check (kind in ('ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED', 'EXAM'));

-- What is asked. It belongs to a course and may be held in several of its subsections.
create table exams (
  organization_id bigint not null,
  exam_id bigint generated always as identity,
  course_id bigint not null,
  title jsonb not null,
  instructions jsonb not null default '{}',  -- Localized sanitised HTML, read before the start
  version integer not null default 1,        -- optimistic lock of the exam with its sections and draws
  created_by bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, exam_id),
  unique (organization_id, course_id, exam_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('exams');

-- Sections and draws are written anew with each save: attempts keep what they were given.
create table exam_sections (
  organization_id bigint not null,
  exam_section_id bigint generated always as identity,
  exam_id bigint not null,
  position integer not null,
  title jsonb not null default '{}',
  navigation text not null check (navigation in ('FREE', 'ONE_WAY')), -- one way: a question that was left is closed
  is_shuffled boolean not null default false,      -- questions in random order
  shuffles_choices boolean not null default false, -- choices too
  primary key (organization_id, exam_section_id),
  foreign key (organization_id, exam_id) references exams on delete cascade
);
create index exam_sections_in_order on exam_sections (organization_id, exam_id, position);
call protect_tenant_table('exam_sections');

-- What a section takes: one fixed question, or some of those that fit when an attempt starts.
create table exam_draws (
  organization_id bigint not null,
  exam_draw_id bigint generated always as identity,
  exam_section_id bigint not null,
  position integer not null,
  question_id bigint,                        -- fixed; null: drawn
  question_category_id bigint,               -- with the categories below it; null: from all
  tags text[] not null default '{}',         -- all of them
  difficulty smallint check (difficulty between 1 and 5),
  take integer not null check (take between 1 and 500),
  marks numeric(10, 4) check (marks > 0),    -- null: those of the question
  primary key (organization_id, exam_draw_id),
  foreign key (organization_id, exam_section_id) references exam_sections on delete cascade,
  foreign key (organization_id, question_id) references questions,
  foreign key (organization_id, question_category_id) references question_categories,
  check (question_id is null or (take = 1 and question_category_id is null and tags = '{}' and difficulty is null))
);
create index exam_draws_in_order on exam_draws (organization_id, exam_section_id, position);
create index exam_draws_by_question on exam_draws (organization_id, question_id) where question_id is not null;
call protect_tenant_table('exam_draws');

-- An exam held in a subsection of its course, with its rules.
create table subsection_exams (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  exam_id bigint not null,
  is_published boolean not null default false,
  opens_at timestamptz,
  closes_at timestamptz,
  limit_minutes integer check (limit_minutes > 0), -- from the start; null: until the window closes
  attempts_allowed integer check (attempts_allowed > 0), -- null: any number
  grading_method text not null default 'BEST' check (grading_method in ('BEST', 'LAST', 'FIRST', 'AVERAGE')),
  pass_percent numeric(5, 2) check (pass_percent between 0 and 100), -- null: nobody passes or fails
  password_hash text,                        -- asked for at the start; null: none
  allowed_addresses cidr[] not null default '{}', -- from where it may be sat; none: from anywhere
  release_score text not null default 'AT_ONCE' check (release_score in ('AT_ONCE', 'AFTER_CLOSE', 'AT_TIME', 'NEVER')),
  release_answers text not null default 'AFTER_CLOSE' check (release_answers in ('AT_ONCE', 'AFTER_CLOSE', 'AT_TIME', 'NEVER')),
  release_explanations text not null default 'AFTER_CLOSE' check (release_explanations in ('AT_ONCE', 'AFTER_CLOSE', 'AT_TIME', 'NEVER')),
  release_at timestamptz,                    -- the moment of AT_TIME
  is_blind boolean not null default false,   -- who marks sees no names
  marker_count smallint not null default 1 check (marker_count in (1, 2)), -- how many people mark what no rule can
  version integer not null default 1,
  primary key (organization_id, course_subsection_id),
  unique (organization_id, course_id, course_subsection_id),
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, course_id, exam_id) references exams (organization_id, course_id, exam_id) on delete restrict,
  check (opens_at < closes_at)
);
create index subsection_exams_by_exam on subsection_exams (organization_id, exam_id);
call protect_tenant_table('subsection_exams');

-- What was granted to one learner or to a group; what it doesn't name stays as it is for everybody.
create table exam_accommodations (
  organization_id bigint not null,
  exam_accommodation_id bigint generated always as identity,
  course_subsection_id bigint not null,
  user_id bigint,                            -- a learner's own grant
  course_group_id bigint,                    -- a group's grant
  extra_minutes integer check (extra_minutes >= 0),
  extra_percent integer check (extra_percent >= 0),
  extra_attempts integer check (extra_attempts >= 0),
  opens_at timestamptz,
  closes_at timestamptz,
  note text not null default '',             -- for who grants; learners don't see it
  version integer not null default 1,
  granted_by bigint not null,
  granted_at timestamptz not null,
  primary key (organization_id, exam_accommodation_id),
  unique (organization_id, course_subsection_id, user_id),
  unique (organization_id, course_subsection_id, course_group_id),
  foreign key (organization_id, course_subsection_id) references subsection_exams on delete cascade,
  foreign key (organization_id, user_id) references members,
  check ((user_id is null) <> (course_group_id is null))
);
call protect_tenant_table('exam_accommodations');

create table exam_attempts (
  organization_id bigint not null,
  exam_attempt_id bigint generated always as identity,
  course_subsection_id bigint not null,
  course_id bigint not null,
  exam_id bigint not null,
  user_id bigint not null,
  number integer not null,                   -- counts up for each learner
  state text not null default 'RUNNING' check (state in ('RUNNING', 'SUBMITTED', 'EXPIRED', 'ABANDONED')),
  is_preview boolean not null,               -- an editor trying it out: counts nowhere
  started_at timestamptz not null,
  deadline timestamptz,                      -- until when answers are taken, with everything granted; moves with late grants
  finished_at timestamptz,                   -- of an expired one its deadline, whenever that was noticed
  seed text not null,                        -- what the draw and all orders come from; never leaves the server
  sections jsonb not null,                   -- [{ title, navigation, shufflesChoices }] as they were at the start
  question_count integer not null,
  reached integer not null default 0,        -- position of the question that is open in sections that go one way
  holder text,                               -- the tab that may save
  score numeric(20, 6),                      -- null until every answer has its mark; never below zero
  marks numeric(14, 4) not null,             -- what can be reached
  marked_at timestamptz,
  score_told_at timestamptz,                 -- when the learner was told that the score can be seen
  primary key (organization_id, exam_attempt_id),
  unique (organization_id, course_subsection_id, user_id, is_preview, number),
  foreign key (organization_id, course_id, course_subsection_id) references subsection_exams (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, user_id) references members,
  check ((state = 'RUNNING') = (finished_at is null))
);
-- one running attempt a learner, however often and at once it is started
create unique index exam_attempts_running on exam_attempts (organization_id, course_subsection_id, user_id, is_preview) where state = 'RUNNING';
create index exam_attempts_overdue on exam_attempts (organization_id, deadline) where state = 'RUNNING';
create index exam_attempts_untold on exam_attempts (organization_id, course_subsection_id) where marked_at is not null and score_told_at is null and not is_preview;
create index exam_attempts_by_user on exam_attempts (organization_id, user_id, course_id);
call protect_tenant_table('exam_attempts');

-- The frozen draw. Positions count from 1.
create table attempt_questions (
  organization_id bigint not null,
  exam_attempt_id bigint not null,
  position integer not null,
  section integer not null,                  -- index in exam_attempts.sections
  question_id bigint not null,
  version integer not null,
  key_version integer not null,              -- whose key marks it: another one after a regrade
  marks numeric(10, 4) not null,
  negative_marks numeric(10, 4) not null,
  salt smallint not null default 0,           -- chosen so that things to be ordered never lie in order from the start
  opened_hints integer not null default 0,
  primary key (organization_id, exam_attempt_id, position),
  foreign key (organization_id, exam_attempt_id) references exam_attempts on delete cascade,
  foreign key (organization_id, question_id, version) references question_versions
);
create index attempt_questions_by_question on attempt_questions (organization_id, question_id);
call protect_tenant_table('attempt_questions');

-- What was answered last. A save with an older sequence never replaces a newer one.
create table attempt_answers (
  organization_id bigint not null,
  exam_attempt_id bigint not null,
  position integer not null,
  sequence bigint not null,
  answer jsonb,                              -- QuestionAnswer (packages/domain); null: blank, which is an answer too
  is_flagged boolean not null,               -- the learner wants to look at it again
  saved_at timestamptz not null,
  primary key (organization_id, exam_attempt_id, position),
  foreign key (organization_id, exam_attempt_id) references exam_attempts on delete cascade
) with (fillfactor = 70);                    -- answers are replaced often: new versions find room beside the old ones
call protect_tenant_table('attempt_answers');

-- What happened around an attempt, for who marks it.
create table attempt_events (
  organization_id bigint not null,
  attempt_event_id bigint generated always as identity,
  exam_attempt_id bigint not null,
  kind text not null check (kind in ('FOCUS_LOST', 'FOCUS_GAINED', 'PASTE', 'RECONNECTED', 'TAKEN_OVER')),
  position integer,
  occurred_at timestamptz not null,          -- by the learner's clock; the server's own for what it saw itself
  received_at timestamptz not null,
  primary key (organization_id, attempt_event_id),
  foreign key (organization_id, exam_attempt_id) references exam_attempts on delete cascade
);
create index attempt_events_in_order on attempt_events (organization_id, exam_attempt_id, attempt_event_id);
call protect_tenant_table('attempt_events');

-- The mark of an answer as it counts.
create table answer_marks (
  organization_id bigint not null,
  exam_attempt_id bigint not null,
  position integer not null,
  score numeric(20, 10),                     -- null: somebody has to mark
  outcome text not null check (outcome in ('CORRECT', 'PARTIAL', 'WRONG', 'BLANK', 'PENDING')),
  source text not null check (source in ('AUTO', 'MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED')),
  is_disputed boolean not null default false, -- two markers differ
  comment text not null default '',          -- the marker's word to the learner
  version integer not null default 1,
  marked_by bigint,                          -- null: the rules
  marked_at timestamptz,
  primary key (organization_id, exam_attempt_id, position),
  foreign key (organization_id, exam_attempt_id, position) references attempt_questions on delete cascade
);
create index answer_marks_pending on answer_marks (organization_id, exam_attempt_id) where score is null;
call protect_tenant_table('answer_marks');

-- What was decided about a question after it was asked; it holds for attempts that run or come in late too.
create table exam_rulings (
  organization_id bigint not null,
  exam_ruling_id bigint generated always as identity,
  course_subsection_id bigint not null,
  question_id bigint not null,
  up_to_version integer not null,            -- later versions of the question are asked as they are
  kind text not null check (kind in ('GIVE_TO_ALL', 'ACCEPT_ALSO')),
  answer jsonb,                              -- what is accepted also
  reason text not null,
  decided_by bigint not null,
  decided_at timestamptz not null,
  primary key (organization_id, exam_ruling_id),
  foreign key (organization_id, course_subsection_id) references subsection_exams on delete cascade,
  check ((kind = 'ACCEPT_ALSO') = (answer is not null))
);
create index exam_rulings_by_question on exam_rulings (organization_id, course_subsection_id, question_id);
call protect_tenant_table('exam_rulings');

-- What one marker gave; with two markers each has a row, and they don't see each other's before both are there.
create table answer_reviews (
  organization_id bigint not null,
  exam_attempt_id bigint not null,
  position integer not null,
  marker_user_id bigint not null,
  score numeric(20, 10) not null,
  comment text not null default '',
  version integer not null default 1,
  reviewed_at timestamptz not null,
  primary key (organization_id, exam_attempt_id, position, marker_user_id),
  foreign key (organization_id, exam_attempt_id, position) references attempt_questions on delete cascade,
  foreign key (organization_id, marker_user_id) references members
);
call protect_tenant_table('answer_reviews');

-- Every change of a mark, for good: what it was, what it became, who and why.
create table mark_changes (
  organization_id bigint not null,
  mark_change_id bigint generated always as identity,
  exam_attempt_id bigint not null,
  position integer not null,
  old_score numeric(20, 10),
  new_score numeric(20, 10),
  source text not null check (source in ('MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED')),
  reason text not null default '',
  changed_by bigint not null,
  changed_at timestamptz not null,
  primary key (organization_id, mark_change_id),
  foreign key (organization_id, exam_attempt_id, position) references attempt_questions on delete cascade
);
create index mark_changes_of_answer on mark_changes (organization_id, exam_attempt_id, position);
call protect_tenant_table('mark_changes');
revoke update, delete on mark_changes from sullam_app;
