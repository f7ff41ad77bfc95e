-- Discussion boards of a course: each is one thing that is talked about, with a title. Their comments are in comments.

-- Another kind of lesson: what else was added meanwhile stays.
do $$
declare
  definition text;
begin
  select pg_get_constraintdef(oid) into definition from pg_constraint
    where conrelid = 'course_subsections'::regclass and conname = 'course_subsections_kind_check';
  alter table course_subsections drop constraint course_subsections_kind_check;
  execute format('alter table course_subsections add constraint course_subsections_kind_check %s',
    replace(definition, '''POLL''::text', '''POLL''::text, ''DISCUSSION''::text'));
end $$;

create table discussion_boards (
  organization_id bigint not null references organizations,
  discussion_board_id bigint generated always as identity,
  course_id bigint not null,
  course_subsection_id bigint,               -- the lesson that it is
  course_group_id bigint,                    -- whose own discussion it is; null: everybody's in the course
  author_user_id bigint not null,
  request_key uuid,                          -- made once for a draft by the page that sends it
  kind text not null check (kind in ('DISCUSSION', 'QUESTION')),
  title jsonb not null,                      -- Localized
  body jsonb not null default '{}',          -- Localized, cleaned HTML
  media_ids bigint[] not null default '{}',  -- that the text shows
  attachment_ids bigint[] not null default '{}',
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))
    || ' ' || fold_html(coalesce(body ->> 'en', '') || ' ' || coalesce(body ->> 'ar', ''))) stored,
  is_anonymous boolean not null default false, -- to everybody but its author and who moderates
  allows_anonymous boolean not null default false,
  posts_first boolean not null default false, -- learners read others once they have written themselves
  is_pinned boolean not null default false,
  accepted_comment_id bigint,                -- of a question; forgotten with the comment by the module itself
  locked_from timestamptz,                   -- no more comments from then on
  locked_until timestamptz,                  -- null: for good
  lock_reason text not null default '',
  published_at timestamptz,                  -- null: a draft, which its course's editors see
  grading text not null default 'NONE' check (grading in ('NONE', 'PARTICIPATION', 'BY_HAND')),
  maximum numeric(9, 2),
  due_at timestamptz,
  own_count integer not null default 1 check (own_count between 0 and 10), -- what taking part asks for: contributions of one's own,
  reply_count integer not null default 2 check (reply_count between 0 and 10), -- replies, each to somebody else,
  least_words integer not null default 0 check (least_words between 0 and 2000), -- each contribution of so many words
  hidden_at timestamptz,                     -- by who moderates
  hidden_reason text not null default '',
  told_closing_at timestamptz,               -- the locked_from of which learners were told that it is near,
  told_locked_at timestamptz,                -- that it has come,
  told_open_at timestamptz,                  -- and the locked_until that it has passed
  told_due_at timestamptz,                   -- the due_at after which what is missing was graded
  created_at timestamptz not null,
  edited_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, discussion_board_id),
  unique (organization_id, course_id, discussion_board_id),
  unique (organization_id, course_subsection_id),
  unique (organization_id, author_user_id, request_key),
  check (locked_until is null or locked_until > locked_from),
  check (grading = 'NONE' or (course_subsection_id is not null and maximum > 0)),
  check (not posts_first or kind = 'DISCUSSION'),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, course_group_id) references course_groups on delete cascade,
  foreign key (organization_id, author_user_id) references members
);
create index discussion_boards_by_course on discussion_boards (organization_id, course_id, is_pinned, published_at);
create index discussion_boards_by_lock on discussion_boards (organization_id, locked_from) where locked_from is not null;
create index discussion_boards_search on discussion_boards using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('discussion_boards');
call make_searchable('discussion_boards', 'discussion_board_id', 'discussion_boards');

-- What learners may do on the boards of a course; without a row they may start discussions, under their names.
create table course_discussion_settings (
  organization_id bigint not null references organizations,
  course_id bigint not null,
  learners_start boolean not null,
  allows_anonymous boolean not null,
  primary key (organization_id, course_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('course_discussion_settings');

-- What an instructor gave for a learner's part in a discussion, instead of what was counted.
create table discussion_marks (
  organization_id bigint not null references organizations,
  discussion_board_id bigint not null,
  user_id bigint not null,
  points numeric(9, 2) not null check (points >= 0),
  comment text not null default '',
  marked_by bigint not null,
  marked_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, discussion_board_id, user_id),
  foreign key (organization_id, discussion_board_id) references discussion_boards on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, marked_by) references members
);
call protect_tenant_table('discussion_marks');

-- The gradebook takes grades from discussions.
alter table grade_items drop constraint grade_items_source_check,
  add constraint grade_items_source_check check (source in ('MANUAL', 'EXAM', 'ASSIGNMENT', 'DISCUSSION'));
alter table grade_changes drop constraint grade_changes_source_check,
  add constraint grade_changes_source_check check (source in
    ('HAND', 'IMPORT', 'EXAM', 'REGRADE', 'ASSIGNMENT', 'DISCUSSION', 'REVERTED', 'POSTED', 'UNPOSTED'));

-- What others need to know of a board.
create view boards_of_courses with (security_invoker = true) as
  select organization_id, discussion_board_id, course_id, course_subsection_id, course_group_id, title, published_at, grading, due_at, hidden_at
  from discussion_boards;
call publish_view('boards_of_courses');
