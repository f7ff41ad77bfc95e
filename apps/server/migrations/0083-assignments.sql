-- Assignments: what is asked and how it is held (assignment), what was handed in (submission and its versions), how it was marked.

-- Held in a subsection of the kind ASSIGNMENT; its id is the subsection's.
create table assignments (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  instructions jsonb not null default '{}',  -- Localized sanitised HTML
  instruction_media_ids bigint[] not null default '{}', -- files that the instructions show
  attachment_ids bigint[] not null default '{}', -- files beside them, in their order
  is_published boolean not null default false,
  accepts_text boolean not null,
  accepts_files boolean not null,
  accepts_link boolean not null,
  most_words integer check (most_words > 0), -- of a text; null: any number
  most_files integer not null check (most_files between 1 and 20),
  most_bytes bigint not null check (most_bytes > 0), -- of each file
  extensions text[] not null default '{}',   -- of files; none: all that the server takes
  is_group_work boolean not null,            -- handed in by the groups of the course, one for all
  opens_at timestamptz,
  due_at timestamptz,                        -- later is late
  closes_at timestamptz,                     -- later is refused
  late_percent numeric(5, 2) check (late_percent between 0 and 100), -- of the maximum, for each interval begun; null: being late costs nothing
  late_interval text not null default 'DAY' check (late_interval in ('HOUR', 'DAY')),
  late_floor_percent numeric(5, 2) not null default 0 check (late_floor_percent between 0 and 100), -- a late cut takes no mark below this
  missing_percent numeric(5, 2) check (missing_percent between 0 and 100), -- given when nothing came by the due date; null: nothing is given
  versions_allowed integer check (versions_allowed > 0), -- how often may be handed in; null: any number
  resubmits_until timestamptz,               -- again after the first time only until then; null: until it closes
  allows_withdrawal boolean not null,
  maximum numeric(10, 4) not null check (maximum > 0),
  rubric_id bigint,                          -- marked by a rubric; null: by points
  rubric_version integer,
  marker_count smallint not null check (marker_count in (1, 2)),
  tolerance numeric(10, 4) not null default 0 check (tolerance >= 0), -- two markers that are no further apart give the mean
  is_blind boolean not null,                 -- who marks sees no names before the mark is released
  release text not null check (release in ('AT_ONCE', 'BY_HAND', 'AT_TIME')), -- when learners see their marks
  release_at timestamptz,                    -- the moment of AT_TIME
  released_at timestamptz,                   -- when they were released by hand; null: not
  told_released_at timestamptz,              -- when the rest of the system was told that they can be seen
  told_due_at timestamptz,                   -- until when due dates that passed have been told
  version integer not null default 1,
  primary key (organization_id, course_subsection_id),
  unique (organization_id, course_id, course_subsection_id),
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, rubric_id, rubric_version) references rubric_versions,
  check (accepts_text or accepts_files or accepts_link),
  check ((rubric_id is null) = (rubric_version is null)),
  check (opens_at < closes_at),
  check (release <> 'AT_TIME' or release_at is not null)
);
create index assignments_by_rubric on assignments (organization_id, rubric_id) where rubric_id is not null;
call protect_tenant_table('assignments');

-- Dates of one learner's or one group's own. They stand in the place of everybody's, all three of them.
create table assignment_accommodations (
  organization_id bigint not null,
  assignment_accommodation_id bigint generated always as identity,
  course_subsection_id bigint not null,
  user_id bigint,
  course_group_id bigint,
  opens_at timestamptz,                      -- null here and below: without such a date
  due_at timestamptz,
  closes_at timestamptz,
  note text not null default '',             -- for who grants; learners don't see it
  version integer not null default 1,
  granted_by bigint not null,
  granted_at timestamptz not null,
  primary key (organization_id, assignment_accommodation_id),
  unique (organization_id, course_subsection_id, user_id),
  unique (organization_id, course_subsection_id, course_group_id),
  foreign key (organization_id, course_subsection_id) references assignments on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, course_group_id) references course_groups on delete cascade,
  check ((user_id is null) <> (course_group_id is null)),
  check (opens_at < closes_at)
);
call protect_tenant_table('assignment_accommodations');

-- Of a learner, or of a group of the course. It is there from the first draft on.
create table assignment_submissions (
  organization_id bigint not null,
  assignment_submission_id bigint generated always as identity,
  course_subsection_id bigint not null,
  course_id bigint not null,
  user_id bigint,                            -- of one learner; null: of a group
  course_group_id bigint,                    -- the group; no foreign key: what was handed in outlives it
  group_name jsonb,                          -- Localized; as the group was called when it handed in last
  last_number integer not null default 0,    -- of the newest version handed in; 0: none yet
  current_number integer,                    -- the version that counts; null: none, or withdrawn
  draft_saves integer not null default 0,    -- counts up, so that no two drafts ever have the same version
  created_at timestamptz not null,
  primary key (organization_id, assignment_submission_id),
  unique (organization_id, course_subsection_id, assignment_submission_id),
  unique (organization_id, course_subsection_id, user_id),
  unique (organization_id, course_subsection_id, course_group_id),
  foreign key (organization_id, course_id, course_subsection_id) references assignments (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, user_id) references members,
  check ((user_id is null) <> (course_group_id is null)),
  check (current_number <= last_number)
);
create index assignment_submissions_by_course on assignment_submissions (organization_id, course_id, course_subsection_id);
call protect_tenant_table('assignment_submissions');

-- Whose submission it is: the group as it was when it handed in. Who changes groups afterwards keeps it.
create table submission_members (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  course_subsection_id bigint not null,
  user_id bigint not null,
  last_number integer not null,              -- the newest version that was handed in while they were in the group
  primary key (organization_id, assignment_submission_id, user_id),
  unique (organization_id, course_subsection_id, user_id), -- one submission for each learner
  foreign key (organization_id, course_subsection_id, assignment_submission_id)
    references assignment_submissions (organization_id, course_subsection_id, assignment_submission_id) on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index submission_members_by_user on submission_members (organization_id, user_id);
call protect_tenant_table('submission_members');

-- What is being written. A save names the version that it was made from; an older one is refused, so nothing is lost.
create table submission_drafts (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  version integer not null,
  body text not null default '',             -- sanitised HTML
  link text not null default '',
  media_ids bigint[] not null default '{}',
  saved_by bigint not null,
  saved_at timestamptz not null,
  primary key (organization_id, assignment_submission_id),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade,
  foreign key (organization_id, saved_by) references members
);
call protect_tenant_table('submission_drafts');

-- What was handed in, for good: only withdrawn_at is ever set afterwards.
create table submission_versions (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  number integer not null,                   -- counts up from 1
  body text not null,
  link text not null,
  word_count integer not null,
  receipt_code text not null,
  submitted_by bigint not null,
  submitted_at timestamptz not null,         -- by the server's clock
  withdrawn_at timestamptz,
  primary key (organization_id, assignment_submission_id, number),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade,
  foreign key (organization_id, submitted_by) references members
);
call protect_tenant_table('submission_versions');
revoke update on submission_versions from sullam_app;
grant update (withdrawn_at) on submission_versions to sullam_app;

-- The files of a version; the id is what annotations hang on.
create table submission_files (
  organization_id bigint not null,
  submission_file_id bigint generated always as identity,
  assignment_submission_id bigint not null,
  number integer not null,
  position integer not null,
  media_id bigint not null,
  file_name text not null,                   -- as it was handed in
  byte_size bigint not null,
  primary key (organization_id, submission_file_id),
  unique (organization_id, assignment_submission_id, number, position),
  foreign key (organization_id, assignment_submission_id, number) references submission_versions on delete cascade,
  foreign key (organization_id, media_id) references media
);
create index submission_files_by_media on submission_files (organization_id, media_id);
call protect_tenant_table('submission_files');
revoke update on submission_files from sullam_app;

-- What one marker gave. Where two mark, they don't see each other's before both are there.
create table submission_reviews (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  marker_user_id bigint not null,
  number integer not null,                   -- of the version that was marked
  points numeric(14, 4) not null,
  assessment jsonb,                          -- Assessment (packages/domain); null: by points
  rubric_version integer,
  comment text not null default '',
  version integer not null,
  reviewed_at timestamptz not null,
  primary key (organization_id, assignment_submission_id, marker_user_id),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade,
  foreign key (organization_id, marker_user_id) references members
);
call protect_tenant_table('submission_reviews');

-- The mark as it counts, before the late cut; of a group for all of its members.
create table submission_marks (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  points numeric(16, 6),                     -- null: two markers are apart, or it was taken back
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

-- A member's own mark in the place of the group's, before the late cut.
create table submission_member_marks (
  organization_id bigint not null,
  assignment_submission_id bigint not null,
  user_id bigint not null,
  points numeric(14, 4) not null,
  reason text not null,                      -- the learner sees it with the mark
  version integer not null default 1,
  marked_by bigint not null,
  marked_at timestamptz not null,
  primary key (organization_id, assignment_submission_id, user_id),
  foreign key (organization_id, assignment_submission_id, user_id) references submission_members on delete cascade,
  foreign key (organization_id, marked_by) references members
);
call protect_tenant_table('submission_member_marks');

-- Every change of a mark, for good.
create table submission_mark_changes (
  organization_id bigint not null,
  submission_mark_change_id bigint generated always as identity,
  assignment_submission_id bigint not null,
  user_id bigint,                            -- of one member; null: of the whole submission
  old_points numeric(16, 6),
  new_points numeric(16, 6),
  reason text not null default '',
  changed_by bigint not null,
  changed_at timestamptz not null,
  primary key (organization_id, submission_mark_change_id),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade
);
create index submission_mark_changes_in_order on submission_mark_changes (organization_id, assignment_submission_id, submission_mark_change_id);
call protect_tenant_table('submission_mark_changes');
revoke update, delete on submission_mark_changes from sullam_app;

-- The conversation between learners and markers.
create table submission_comments (
  organization_id bigint not null,
  submission_comment_id bigint generated always as identity,
  assignment_submission_id bigint not null,
  author_user_id bigint not null,
  is_by_marker boolean not null,
  waits_for_release boolean not null,        -- about the mark: learners see it with the mark; a message they see at once
  body text not null,
  created_at timestamptz not null,
  primary key (organization_id, submission_comment_id),
  foreign key (organization_id, assignment_submission_id) references assignment_submissions on delete cascade,
  foreign key (organization_id, author_user_id) references members,
  check (is_by_marker or not waits_for_release)
);
create index submission_comments_in_order on submission_comments (organization_id, assignment_submission_id, submission_comment_id);
call protect_tenant_table('submission_comments');

-- Marks with comments on the pages of a file that was handed in; learners see them with the mark.
create table submission_annotations (
  organization_id bigint not null,
  submission_file_id bigint not null,
  annotation_key text not null,              -- made where it is drawn
  page integer not null check (page > 0),
  kind text not null check (kind in ('NOTE', 'HIGHLIGHT', 'BOX', 'INK')),
  color text not null check (color in ('YELLOW', 'GREEN', 'BLUE', 'RED', 'VIOLET')),
  shapes jsonb not null,                     -- PagePoint[][] (packages/domain/src/annotations.ts), shares of the page
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
