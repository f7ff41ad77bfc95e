-- Contains the migrations up to 0844-lecture-views.sql of commit 67e96ae90.

-- module: assessment

create table accommodations (
  organization_id bigint not null,
  accommodation_id bigint generated always as identity,
  course_subsection_id bigint not null,
  user_id bigint,
  course_group_id bigint,
  opens_at timestamptz,
  due_at timestamptz,
  closes_at timestamptz,
  extra_minutes integer check (extra_minutes >= 0),
  extra_percent integer check (extra_percent >= 0),
  extra_attempts integer check (extra_attempts >= 0),
  note text not null default '',
  version integer not null default 1,
  granted_by bigint not null,
  granted_at timestamptz not null,
  primary key (organization_id, accommodation_id),
  unique (organization_id, course_subsection_id, user_id),
  unique (organization_id, course_subsection_id, course_group_id),
  foreign key (organization_id, course_subsection_id) references course_subsections on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, course_group_id) references course_groups on delete cascade,
  check ((user_id is null) <> (course_group_id is null)),
  check (opens_at < closes_at)
);
call protect_tenant_table('accommodations');

create table saved_comments (
  organization_id bigint not null,
  saved_comment_id bigint generated always as identity,
  user_id bigint not null,
  comment text not null check (comment <> ''),
  created_at timestamptz not null,
  primary key (organization_id, saved_comment_id),
  foreign key (organization_id, user_id) references members
);
-- By a digest, because a comment may exceed the size limit of an index entry.
create unique index saved_comments_once on saved_comments (organization_id, user_id, md5(comment));
call protect_tenant_table('saved_comments');

create view granted_dates with (security_invoker = true) as
  select organization_id, course_subsection_id, user_id, course_group_id, opens_at, due_at, closes_at from accommodations;
call publish_view('granted_dates');

-- module: assignments

create table assignments (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  instructions jsonb not null default '{}',
  instruction_media_ids bigint[] not null default '{}',
  attachment_ids bigint[] not null default '{}',
  is_published boolean not null default false,
  accepts_text boolean not null,
  accepts_files boolean not null,
  accepts_link boolean not null,
  most_words integer check (most_words > 0),
  most_files integer not null check (most_files between 1 and 20),
  most_bytes bigint not null check (most_bytes > 0),
  extensions text[] not null default '{}',
  is_group_work boolean not null,
  opens_at timestamptz,
  due_at timestamptz,
  closes_at timestamptz,
  late_percent numeric(5, 2) check (late_percent between 0 and 100),
  late_interval text not null default 'DAY' check (late_interval in ('HOUR', 'DAY')),
  late_floor_percent numeric(5, 2) not null default 0 check (late_floor_percent between 0 and 100),
  missing_percent numeric(5, 2) check (missing_percent between 0 and 100),
  versions_allowed integer check (versions_allowed > 0),
  resubmits_until timestamptz,
  allows_withdrawal boolean not null,
  maximum numeric(10, 4) not null check (maximum > 0),
  rubric_id bigint,
  rubric_version integer,
  marker_count smallint not null check (marker_count in (1, 2)),
  tolerance numeric(10, 4) not null default 0 check (tolerance >= 0),
  is_blind boolean not null,
  release text not null check (release in ('AT_ONCE', 'BY_HAND', 'AT_TIME')),
  release_at timestamptz,
  released_at timestamptz,
  told_released_at timestamptz,
  told_due_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, course_subsection_id),
  unique (organization_id, course_id, course_subsection_id),
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, rubric_id, rubric_version) references rubric_versions,
  check (accepts_text or accepts_files or accepts_link),
  check ((rubric_id is null) = (rubric_version is null)),
  check (opens_at < closes_at),
  check (release <> 'AT_TIME' or release_at is not null)
);
create index assignments_by_rubric on assignments (organization_id, rubric_id) where rubric_id is not null;
call protect_tenant_table('assignments');

create view held_assignments with (security_invoker = true) as
  select organization_id, course_subsection_id, course_id, is_group_work, is_published from assignments;
call publish_view('held_assignments');

-- module: question-categories

create table question_categories (
  organization_id bigint not null references organizations,
  question_category_id bigint generated always as identity,
  parent_category_id bigint,
  name jsonb not null,
  primary key (organization_id, question_category_id),
  foreign key (organization_id, parent_category_id) references question_categories
);
create index question_categories_below on question_categories (organization_id, parent_category_id);
call protect_tenant_table('question_categories');

-- module: questions

create table questions (
  organization_id bigint not null references organizations,
  question_id bigint generated always as identity,
  question_category_id bigint,
  current_version integer not null default 1,
  is_archived boolean not null default false,
  first_used_at timestamptz,
  text_words text not null default '',
  tag_words text not null default '',
  search_text text not null generated always as (text_words || ' ' || tag_words) stored,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  id_number text,
  sharing text not null default 'USE' check (sharing in ('PRIVATE', 'USE', 'EDIT')),
  primary key (organization_id, question_id),
  foreign key (organization_id, question_category_id) references question_categories
);
create index questions_changed on questions (organization_id, is_archived, updated_at desc, question_id desc);
create index questions_by_category on questions (organization_id, question_category_id);
create index questions_search on questions using gin (organization_id, search_text gin_trgm_ops);
-- The list "Mine" shows one author's questions, last changed first.
create index questions_by_owner on questions (organization_id, created_by, updated_at desc, question_id desc);
call protect_tenant_table('questions');
call make_searchable('questions', 'question_id', 'questions');

create table question_versions (
  organization_id bigint not null,
  question_id bigint not null,
  version integer not null,
  type text not null check (type in ('SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'TRUE_FALSE', 'SHORT_TEXT', 'NUMERIC', 'MATCHING', 'ORDERING',
    'FILL_BLANKS', 'DROPDOWN_CLOZE', 'HOTSPOT', 'FILE_UPLOAD', 'ESSAY')),
  name text not null,
  content jsonb not null,
  marks numeric(10, 4) not null check (marks > 0),
  negative_marks numeric(10, 4) not null default 0 check (negative_marks >= 0),
  difficulty smallint check (difficulty between 1 and 5),
  languages text[] not null,
  is_ready boolean not null,
  media_ids bigint[] not null default '{}',
  created_by bigint not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, question_id, version),
  foreign key (organization_id, question_id) references questions on delete cascade
);
call protect_tenant_table('question_versions');

create table question_keys (
  organization_id bigint not null,
  question_id bigint not null,
  version integer not null,
  key jsonb not null,
  primary key (organization_id, question_id, version),
  foreign key (organization_id, question_id, version) references question_versions on delete cascade
);
call protect_tenant_table('question_keys');

create table question_tags (
  organization_id bigint not null,
  question_id bigint not null,
  tag_folded text not null,
  tag text not null,
  primary key (organization_id, question_id, tag_folded),
  foreign key (organization_id, question_id) references questions on delete cascade
);
create index question_tags_by_tag on question_tags (organization_id, tag_folded);
call protect_tenant_table('question_tags');

create table question_tag_names (
  organization_id bigint not null references organizations,
  tag_folded text not null,
  other_folded text not null,
  other text not null,
  primary key (organization_id, tag_folded),
  unique (organization_id, other_folded),
  check (tag_folded <> other_folded)
);
call protect_tenant_table('question_tag_names');

create view bank_versions with (security_invoker = true) as
  select organization_id, question_id, version, name, type, marks, is_ready from question_versions;
call publish_view('bank_versions');

-- module: exams

create table exams (
  organization_id bigint not null,
  exam_id bigint generated always as identity,
  course_id bigint not null,
  title jsonb not null,
  instructions jsonb not null default '{}',
  version integer not null default 1,
  created_by bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, exam_id),
  unique (organization_id, course_id, exam_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('exams');

create table exam_sections (
  organization_id bigint not null,
  exam_section_id bigint generated always as identity,
  exam_id bigint not null,
  position integer not null,
  title jsonb not null default '{}',
  navigation text not null check (navigation in ('FREE', 'ONE_WAY')),
  is_shuffled boolean not null default false,
  shuffles_choices boolean not null default false,
  primary key (organization_id, exam_section_id),
  foreign key (organization_id, exam_id) references exams on delete cascade
);
create index exam_sections_in_order on exam_sections (organization_id, exam_id, position);
call protect_tenant_table('exam_sections');

create table exam_draws (
  organization_id bigint not null,
  exam_draw_id bigint generated always as identity,
  exam_section_id bigint not null,
  position integer not null,
  question_id bigint,
  question_category_id bigint,
  tags text[] not null default '{}',
  difficulty smallint check (difficulty between 1 and 5),
  take integer not null check (take between 1 and 500),
  marks numeric(10, 4) check (marks > 0),
  primary key (organization_id, exam_draw_id),
  foreign key (organization_id, exam_section_id) references exam_sections on delete cascade,
  foreign key (organization_id, question_id) references questions,
  foreign key (organization_id, question_category_id) references question_categories,
  check (question_id is null or (take = 1 and question_category_id is null and tags = '{}' and difficulty is null))
);
create index exam_draws_in_order on exam_draws (organization_id, exam_section_id, position);
create index exam_draws_by_question on exam_draws (organization_id, question_id) where question_id is not null;
call protect_tenant_table('exam_draws');

create view exam_contents with (security_invoker = true) as
  select organization_id, exam_id, title, instructions, version from exams;
call publish_view('exam_contents');

-- module: scheduled-exams

create table subsection_exams (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  exam_id bigint not null,
  is_published boolean not null default false,
  opens_at timestamptz,
  closes_at timestamptz,
  limit_minutes integer check (limit_minutes > 0),
  attempts_allowed integer check (attempts_allowed > 0),
  grading_method text not null default 'BEST' check (grading_method in ('BEST', 'LAST', 'FIRST', 'AVERAGE')),
  pass_percent numeric(5, 2) check (pass_percent between 0 and 100),
  password_hash text,
  allowed_addresses cidr[] not null default '{}',
  release_score text not null default 'AT_ONCE' check (release_score in ('AT_ONCE', 'AFTER_CLOSE', 'AT_TIME', 'NEVER')),
  release_answers text not null default 'AFTER_CLOSE' check (release_answers in ('AT_ONCE', 'AFTER_CLOSE', 'AT_TIME', 'NEVER')),
  release_explanations text not null default 'AFTER_CLOSE' check (release_explanations in ('AT_ONCE', 'AFTER_CLOSE', 'AT_TIME', 'NEVER')),
  release_at timestamptz,
  is_blind boolean not null default false,
  marker_count smallint not null default 1 check (marker_count in (1, 2)),
  version integer not null default 1,
  primary key (organization_id, course_subsection_id),
  unique (organization_id, course_id, course_subsection_id),
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, course_id, exam_id) references exams (organization_id, course_id, exam_id) on delete restrict,
  check (opens_at < closes_at)
);
create index subsection_exams_by_exam on subsection_exams (organization_id, exam_id);
call protect_tenant_table('subsection_exams');

create view held_exams with (security_invoker = true) as
  select organization_id, course_subsection_id, course_id, exam_id, is_published from subsection_exams;
call publish_view('held_exams');

-- module: exam-attempts

create table exam_attempts (
  organization_id bigint not null,
  exam_attempt_id bigint not null default random_id(),
  course_subsection_id bigint not null,
  course_id bigint not null,
  exam_id bigint not null,
  user_id bigint not null,
  number integer not null,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'SUBMITTED', 'EXPIRED', 'ABANDONED')),
  is_preview boolean not null,
  started_at timestamptz not null,
  deadline timestamptz,
  finished_at timestamptz,
  seed text not null,
  sections jsonb not null,
  question_count integer not null,
  reached integer not null default 0,
  holder text,
  score numeric(20, 6),
  marks numeric(14, 4) not null,
  marked_at timestamptz,
  score_told_at timestamptz,
  granted jsonb,
  primary key (organization_id, exam_attempt_id),
  unique (organization_id, course_subsection_id, user_id, is_preview, number),
  foreign key (organization_id, course_id, course_subsection_id)
    references subsection_exams (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, user_id) references members,
  check ((state = 'RUNNING') = (finished_at is null))
);
-- One running attempt for each learner, even if two requests start one at the same moment.
create unique index exam_attempts_running on exam_attempts (organization_id, course_subsection_id, user_id, is_preview)
  where state = 'RUNNING';
create index exam_attempts_overdue on exam_attempts (organization_id, deadline) where state = 'RUNNING';
create index exam_attempts_untold on exam_attempts (organization_id, course_subsection_id)
  where marked_at is not null and score_told_at is null and not is_preview;
create index exam_attempts_by_user on exam_attempts (organization_id, user_id, course_id);
call protect_tenant_table('exam_attempts');

create table attempt_questions (
  organization_id bigint not null,
  exam_attempt_id bigint not null,
  position integer not null,
  section integer not null,
  question_id bigint not null,
  version integer not null,
  key_version integer not null,
  marks numeric(10, 4) not null,
  negative_marks numeric(10, 4) not null,
  salt smallint not null default 0,
  opened_hints integer not null default 0,
  primary key (organization_id, exam_attempt_id, position),
  foreign key (organization_id, exam_attempt_id) references exam_attempts on delete cascade,
  foreign key (organization_id, question_id, version) references question_versions
);
create index attempt_questions_by_question on attempt_questions (organization_id, question_id);
call protect_tenant_table('attempt_questions');

-- The fillfactor leaves room for new versions of a row on its page: each save updates one.
create table attempt_answers (
  organization_id bigint not null,
  exam_attempt_id bigint not null,
  position integer not null,
  sequence bigint not null,
  answer jsonb,
  is_flagged boolean not null,
  saved_at timestamptz not null,
  primary key (organization_id, exam_attempt_id, position),
  foreign key (organization_id, exam_attempt_id) references exam_attempts on delete cascade
) with (fillfactor = 70);
call protect_tenant_table('attempt_answers');

create table attempt_events (
  organization_id bigint not null,
  attempt_event_id bigint generated always as identity,
  exam_attempt_id bigint not null,
  kind text not null check (kind in ('FOCUS_LOST', 'FOCUS_GAINED', 'PASTE', 'RECONNECTED', 'TAKEN_OVER')),
  position integer,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  primary key (organization_id, attempt_event_id),
  foreign key (organization_id, exam_attempt_id) references exam_attempts on delete cascade
);
create index attempt_events_in_order on attempt_events (organization_id, exam_attempt_id, attempt_event_id);
call protect_tenant_table('attempt_events');

create table attempt_times (
  organization_id bigint not null,
  exam_attempt_id bigint not null,
  sequence bigint not null,
  seconds integer[] not null,
  primary key (organization_id, exam_attempt_id),
  foreign key (organization_id, exam_attempt_id) references exam_attempts on delete cascade
);
call protect_tenant_table('attempt_times');

create view sat_exams with (security_invoker = true) as
  select organization_id, exam_attempt_id, course_subsection_id, course_id, user_id, number, state, is_preview, started_at,
    finished_at, seed, marks, score, marked_at
  from exam_attempts;
call publish_view('sat_exams');

create view asked_questions with (security_invoker = true) as
  select q.organization_id, q.exam_attempt_id, q.position, q.question_id, q.version, q.key_version, q.marks, q.negative_marks,
    a.answer as given_answer, nullif(t.seconds[q.position], 0) as spent_seconds
  from attempt_questions q
  left join attempt_answers a on a.organization_id = q.organization_id and a.exam_attempt_id = q.exam_attempt_id
    and a.position = q.position
  left join attempt_times t on t.organization_id = q.organization_id and t.exam_attempt_id = q.exam_attempt_id;
call publish_view('asked_questions');

-- module: exam-marks

create table answer_marks (
  organization_id bigint not null,
  exam_attempt_id bigint not null,
  position integer not null,
  score numeric(20, 10),
  outcome text not null check (outcome in ('CORRECT', 'PARTIAL', 'WRONG', 'BLANK', 'PENDING')),
  source text not null check (source in ('AUTO', 'MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED', 'DECISION_WITHDRAWN')),
  is_disputed boolean not null default false,
  comment text not null default '',
  version integer not null default 1,
  marked_by bigint,
  marked_at timestamptz,
  assessment jsonb,
  primary key (organization_id, exam_attempt_id, position),
  foreign key (organization_id, exam_attempt_id, position) references attempt_questions on delete cascade
);
create index answer_marks_pending on answer_marks (organization_id, exam_attempt_id) where score is null;
call protect_tenant_table('answer_marks');

create table regrade_decisions (
  organization_id bigint not null,
  regrade_decision_id bigint generated always as identity,
  course_subsection_id bigint not null,
  question_id bigint not null,
  up_to_version integer not null,
  kind text not null check (kind in ('GIVE_TO_ALL', 'ACCEPT_ALSO')),
  answer jsonb,
  reason text not null,
  decided_by bigint not null,
  decided_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by bigint,
  withdrawal_reason text,
  primary key (organization_id, regrade_decision_id),
  foreign key (organization_id, course_subsection_id) references subsection_exams on delete cascade,
  check ((kind = 'ACCEPT_ALSO') = (answer is not null)),
  foreign key (organization_id, withdrawn_by) references members,
  check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawal_reason is null))
);
create index regrade_decisions_by_question on regrade_decisions (organization_id, course_subsection_id, question_id);
call protect_tenant_table('regrade_decisions');

create table mark_changes (
  organization_id bigint not null,
  mark_change_id bigint generated always as identity,
  exam_attempt_id bigint not null,
  position integer not null,
  old_score numeric(20, 10),
  new_score numeric(20, 10),
  source text not null check (source in ('MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED', 'DECISION_WITHDRAWN')),
  reason text not null default '',
  changed_by bigint not null,
  changed_at timestamptz not null,
  primary key (organization_id, mark_change_id),
  foreign key (organization_id, exam_attempt_id, position) references attempt_questions on delete cascade
);
create index mark_changes_of_answer on mark_changes (organization_id, exam_attempt_id, position);
call protect_tenant_table('mark_changes');
-- History: rows are only inserted.
revoke update, delete on mark_changes from sullam_app;

create view exam_marks with (security_invoker = true) as
  select organization_id, exam_attempt_id, position, score, outcome, source, is_disputed, comment, assessment, version, marked_by,
    marked_at
  from answer_marks;
call publish_view('exam_marks');

create view exam_mark_history with (security_invoker = true) as
  select organization_id, mark_change_id, exam_attempt_id, position, old_score, new_score, source, reason, changed_by, changed_at
  from mark_changes;
call publish_view('exam_mark_history');

-- module: exam-marking

create table answer_reviews (
  organization_id bigint not null,
  exam_attempt_id bigint not null,
  position integer not null,
  marker_user_id bigint not null,
  score numeric(20, 10) not null,
  comment text not null default '',
  version integer not null default 1,
  reviewed_at timestamptz not null,
  assessment jsonb,
  primary key (organization_id, exam_attempt_id, position, marker_user_id),
  foreign key (organization_id, exam_attempt_id, position) references attempt_questions on delete cascade,
  foreign key (organization_id, marker_user_id) references members
);
call protect_tenant_table('answer_reviews');

create table answer_comments (
  organization_id bigint not null,
  answer_comment_id bigint generated always as identity,
  exam_attempt_id bigint not null,
  position integer not null,
  start_offset integer not null check (start_offset >= 0),
  end_offset integer not null,
  quote text not null,
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

create table exam_question_rubrics (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  question_id bigint not null,
  rubric_id bigint not null,
  rubric_version integer not null,
  tolerance numeric(14, 4) not null default 0 check (tolerance >= 0),
  chosen_by bigint not null,
  chosen_at timestamptz not null,
  primary key (organization_id, course_subsection_id, question_id),
  foreign key (organization_id, course_subsection_id) references subsection_exams on delete cascade,
  foreign key (organization_id, question_id) references questions,
  foreign key (organization_id, rubric_id, rubric_version) references rubric_versions
);
call protect_tenant_table('exam_question_rubrics');

-- module: submissions

-- The late penalty as in packages/domain/src/grading/late-policy.ts, for lists that filter and sort by it. This is the number of
-- intervals begun since the due date; 0 is on time.
create function late_intervals(due timestamptz, submitted timestamptz, late_interval text) returns integer
  language sql immutable parallel safe as $$
  select case when submitted > due
    then ceil(extract(epoch from submitted - due) / case late_interval when 'HOUR' then 3600 else 86400 end)::integer
    else 0 end $$;

-- The points after the late penalty, exact. The floor limits the penalty and never raises the points.
create function after_late_cut(points numeric, maximum numeric, percent numeric, floor_percent numeric, intervals integer) returns numeric
  language sql immutable parallel safe as $$
  select case when points is not null
    then greatest(points - maximum * coalesce(percent, 0) * intervals * 0.01, least(points, maximum * floor_percent * 0.01)) end $$;

create table assignment_submissions (
  organization_id bigint not null,
  assignment_submission_id bigint not null default random_id(),
  course_subsection_id bigint not null,
  course_id bigint not null,
  user_id bigint,
  -- No foreign key: the submission outlives the group.
  course_group_id bigint,
  group_name jsonb,
  last_number integer not null default 0,
  current_number integer,
  draft_saves integer not null default 0,
  created_at timestamptz not null,
  primary key (organization_id, assignment_submission_id),
  unique (organization_id, course_subsection_id, assignment_submission_id),
  unique (organization_id, course_subsection_id, user_id),
  unique (organization_id, course_subsection_id, course_group_id),
  foreign key (organization_id, user_id) references members,
  check ((user_id is null) <> (course_group_id is null)),
  check (current_number <= last_number),
  -- No cascade: a lesson with submissions can't be deleted.
  foreign key (organization_id, course_id, course_subsection_id) references assignments (organization_id, course_id, course_subsection_id)
);
create index assignment_submissions_by_course on assignment_submissions (organization_id, course_id, course_subsection_id);
call protect_tenant_table('assignment_submissions');
-- Submissions are never deleted.
revoke delete on assignment_submissions from sullam_app;

create table submission_members (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  course_subsection_id bigint not null,
  user_id bigint not null,
  last_number integer not null,
  primary key (organization_id, assignment_submission_id, user_id),
  -- One submission for each learner.
  unique (organization_id, course_subsection_id, user_id),
  foreign key (organization_id, course_subsection_id, assignment_submission_id)
    references assignment_submissions (organization_id, course_subsection_id, assignment_submission_id) on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index submission_members_by_user on submission_members (organization_id, user_id);
call protect_tenant_table('submission_members');

create table submission_drafts (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  version integer not null,
  body text not null default '',
  link text not null default '',
  media_ids bigint[] not null default '{}',
  saved_by bigint not null,
  saved_at timestamptz not null,
  primary key (organization_id, assignment_submission_id),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade,
  foreign key (organization_id, saved_by) references members
);
call protect_tenant_table('submission_drafts');

create table submission_versions (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  number integer not null,
  body text not null,
  link text not null,
  word_count integer not null,
  receipt_code text not null,
  submitted_by bigint not null,
  submitted_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (organization_id, assignment_submission_id, number),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade,
  foreign key (organization_id, submitted_by) references members
);
call protect_tenant_table('submission_versions');
-- A submitted version never changes; it can only be withdrawn.
revoke update, delete on submission_versions from sullam_app;
grant update (withdrawn_at) on submission_versions to sullam_app;

create table submission_files (
  organization_id bigint not null,
  submission_file_id bigint not null default random_id(),
  assignment_submission_id bigint not null,
  number integer not null,
  position integer not null,
  media_id bigint not null,
  file_name text not null,
  byte_size bigint not null,
  primary key (organization_id, submission_file_id),
  unique (organization_id, assignment_submission_id, number, position),
  foreign key (organization_id, assignment_submission_id, number) references submission_versions on delete cascade,
  foreign key (organization_id, media_id) references media
);
create index submission_files_by_media on submission_files (organization_id, media_id);
call protect_tenant_table('submission_files');
-- Submitted files never change and are not deleted.
revoke update, delete on submission_files from sullam_app;

create table submission_reviews (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  marker_user_id bigint not null,
  number integer not null,
  points numeric(14, 4) not null,
  assessment jsonb,
  rubric_version integer,
  comment text not null default '',
  version integer not null,
  reviewed_at timestamptz not null,
  primary key (organization_id, assignment_submission_id, marker_user_id),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade,
  foreign key (organization_id, marker_user_id) references members
);
call protect_tenant_table('submission_reviews');

create table submission_marks (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  points numeric(16, 6),
  number integer not null,
  assessment jsonb,
  rubric_version integer,
  comment text not null default '',
  is_disputed boolean not null,
  version integer not null,
  marked_by bigint not null,
  marked_at timestamptz not null,
  primary key (organization_id, assignment_submission_id),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade,
  foreign key (organization_id, marked_by) references members
);
call protect_tenant_table('submission_marks');

create table submission_member_marks (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  user_id bigint not null,
  points numeric(14, 4) not null,
  reason text not null,
  version integer not null default 1,
  marked_by bigint not null,
  marked_at timestamptz not null,
  primary key (organization_id, assignment_submission_id, user_id),
  foreign key (organization_id, assignment_submission_id, user_id) references submission_members on delete cascade,
  foreign key (organization_id, marked_by) references members
);
call protect_tenant_table('submission_member_marks');

create table submission_mark_changes (
  organization_id bigint not null,
  submission_mark_change_id bigint generated always as identity,
  assignment_submission_id bigint not null,
  user_id bigint,
  old_points numeric(16, 6),
  new_points numeric(16, 6),
  reason text not null default '',
  changed_by bigint not null,
  changed_at timestamptz not null,
  primary key (organization_id, submission_mark_change_id),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade
);
create index submission_mark_changes_in_order on submission_mark_changes (organization_id, assignment_submission_id,
  submission_mark_change_id);
call protect_tenant_table('submission_mark_changes');
-- History: rows are only inserted.
revoke update, delete on submission_mark_changes from sullam_app;

create table submission_comments (
  organization_id bigint not null,
  submission_comment_id bigint not null default random_id(),
  assignment_submission_id bigint not null,
  author_user_id bigint not null,
  is_by_marker boolean not null,
  waits_for_release boolean not null,
  body text not null,
  created_at timestamptz not null,
  place bigint generated always as identity,
  primary key (organization_id, submission_comment_id),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade,
  foreign key (organization_id, author_user_id) references members,
  check (is_by_marker or not waits_for_release)
);
create index submission_comments_in_order on submission_comments (organization_id, assignment_submission_id, created_at, place);
call protect_tenant_table('submission_comments');

create view submitted_work with (security_invoker = true) as
  select organization_id, assignment_submission_id, course_subsection_id, course_id, user_id, course_group_id, group_name,
    last_number, current_number
  from assignment_submissions;
call publish_view('submitted_work');

create view submitted_files with (security_invoker = true) as
  select organization_id, submission_file_id, assignment_submission_id, number, position, media_id, file_name from submission_files;
call publish_view('submitted_files');

create view submission_people with (security_invoker = true) as
  select organization_id, assignment_submission_id, course_subsection_id, user_id, last_number from submission_members;
call publish_view('submission_people');

create view work_member_marks with (security_invoker = true) as
  select organization_id, assignment_submission_id, user_id, points, reason, marked_at from submission_member_marks;
call publish_view('work_member_marks');

create view work_reviews with (security_invoker = true) as
  select organization_id, assignment_submission_id, marker_user_id, number from submission_reviews;
call publish_view('work_reviews');

create view submitted_versions with (security_invoker = true) as
  select organization_id, assignment_submission_id, number, body, link, submitted_at, withdrawn_at, word_count
  from submission_versions;
call publish_view('submitted_versions');

create view work_marks with (security_invoker = true) as
  select organization_id, assignment_submission_id, points, number, assessment, rubric_version, comment, is_disputed, version,
    marked_at, marked_by
  from submission_marks;
call publish_view('work_marks');

-- module: plagiarism

create table plagiarism_settings (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  is_on boolean not null,
  threshold_percent smallint not null check (threshold_percent between 1 and 100),
  excludes_quotations boolean not null,
  version integer not null default 1,
  run_by bigint,
  primary key (organization_id, course_subsection_id),
  foreign key (organization_id, course_subsection_id) references assignments on delete cascade,
  foreign key (organization_id, run_by) references members
);
call protect_tenant_table('plagiarism_settings');

create table plagiarism_texts (
  organization_id bigint not null,
  plagiarism_text_id bigint generated always as identity,
  course_subsection_id bigint not null,
  assignment_submission_id bigint not null,
  number integer not null,
  status text not null check (status in ('WAITING', 'CHECKED', 'FAILED')),
  body text not null default '',
  parts jsonb not null default '[]',
  fingerprint_count integer not null default 0,
  checked_at timestamptz,
  primary key (organization_id, plagiarism_text_id),
  unique (organization_id, assignment_submission_id, number),
  foreign key (organization_id, assignment_submission_id, number) references submission_versions on delete cascade
);
create index plagiarism_texts_by_assignment on plagiarism_texts (organization_id, course_subsection_id);
call protect_tenant_table('plagiarism_texts');

create table plagiarism_fingerprints (
  organization_id bigint not null,
  hash bigint not null,
  plagiarism_text_id bigint not null,
  primary key (organization_id, hash, plagiarism_text_id),
  foreign key (organization_id, plagiarism_text_id) references plagiarism_texts on delete cascade
);
create index plagiarism_fingerprints_by_text on plagiarism_fingerprints (organization_id, plagiarism_text_id);
call protect_tenant_table('plagiarism_fingerprints');

create table plagiarism_findings (
  organization_id bigint not null,
  plagiarism_finding_id bigint not null default random_id(),
  first_text_id bigint not null,
  second_text_id bigint not null,
  shared integer not null check (shared > 0),
  passages jsonb not null,
  found_at timestamptz not null,
  dismissed_by bigint,
  dismissed_at timestamptz,
  dismiss_reason text,
  primary key (organization_id, plagiarism_finding_id),
  unique (organization_id, first_text_id, second_text_id),
  foreign key (organization_id, first_text_id) references plagiarism_texts on delete cascade,
  foreign key (organization_id, second_text_id) references plagiarism_texts on delete cascade,
  foreign key (organization_id, dismissed_by) references members,
  check (first_text_id < second_text_id),
  check ((dismissed_by is null) = (dismissed_at is null) and (dismissed_by is null) = (dismiss_reason is null))
);
create index plagiarism_findings_by_second on plagiarism_findings (organization_id, second_text_id);
call protect_tenant_table('plagiarism_findings');

-- module: submission-marking

create table submission_annotations (
  organization_id bigint not null,
  submission_file_id bigint not null,
  annotation_key text not null,
  page integer not null check (page > 0),
  kind text not null check (kind in ('NOTE', 'HIGHLIGHT', 'BOX', 'INK')),
  color text not null check (color in ('YELLOW', 'GREEN', 'BLUE', 'RED', 'VIOLET')),
  shapes jsonb not null,
  comment text not null default '',
  author_user_id bigint not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, submission_file_id, annotation_key),
  foreign key (organization_id, submission_file_id) references submission_files on delete cascade,
  foreign key (organization_id, author_user_id) references members
);
call protect_tenant_table('submission_annotations');

-- module: surveys

create table surveys (
  organization_id bigint not null references organizations,
  survey_id bigint generated always as identity,
  course_id bigint not null,
  type text not null check (type in ('SURVEY', 'POLL')),
  title jsonb not null,
  description jsonb not null default '{}',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'CLOSED')),
  is_anonymous boolean not null default true,
  allows_changes boolean not null default false,
  minimum_answers integer not null default 5 check (minimum_answers >= 3),
  results_visibility text not null default 'NEVER' check (results_visibility in ('NEVER', 'AFTER_ANSWER', 'AFTER_CLOSE')),
  closes_at timestamptz,
  published_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organization_id, survey_id),
  -- survey_answers refer to this key, so that answers to an anonymous survey can't name a person.
  unique (organization_id, survey_id, is_anonymous),
  check (not (is_anonymous and allows_changes)),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, created_by) references members,
  unique (organization_id, course_id, survey_id)
);
create index surveys_by_course on surveys (organization_id, course_id, type, published_at desc);
call protect_tenant_table('surveys');

create table survey_questions (
  organization_id bigint not null references organizations,
  survey_id bigint not null,
  question_key text not null,
  position integer not null,
  kind text not null check (kind in ('CHOICE', 'SCALE', 'MATRIX', 'RANKING', 'TEXT')),
  title jsonb not null,
  hint jsonb not null default '{}',
  is_required boolean not null,
  content jsonb not null,
  primary key (organization_id, survey_id, question_key),
  foreign key (organization_id, survey_id) references surveys on delete cascade
);
call protect_tenant_table('survey_questions');

create table survey_participants (
  organization_id bigint not null references organizations,
  survey_id bigint not null,
  user_id bigint not null,
  primary key (organization_id, survey_id, user_id),
  foreign key (organization_id, survey_id) references surveys on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('survey_participants');

create table survey_answers (
  organization_id bigint not null references organizations,
  survey_answer_id uuid not null default gen_random_uuid(),
  survey_id bigint not null,
  is_anonymous boolean not null,
  question_key text not null,
  user_id bigint,
  answer jsonb not null,
  primary key (organization_id, survey_answer_id),
  check (is_anonymous = (user_id is null)),
  unique (organization_id, survey_id, question_key, user_id),
  foreign key (organization_id, survey_id, is_anonymous) references surveys (organization_id, survey_id, is_anonymous) on delete cascade,
  -- A question with answers can't be deleted.
  foreign key (organization_id, survey_id, question_key) references survey_questions,
  foreign key (organization_id, survey_id, user_id) references survey_participants on delete cascade
);
call protect_tenant_table('survey_answers');

create table subsection_surveys (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  survey_id bigint not null,
  primary key (organization_id, course_subsection_id),
  -- A survey is in one lesson at most.
  unique (organization_id, survey_id),
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, course_id, survey_id) references surveys (organization_id, course_id, survey_id) on delete cascade
);
call protect_tenant_table('subsection_surveys');
