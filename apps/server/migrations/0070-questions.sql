-- The question bank: what instructors of an organisation ask, in categories and with tags, every version kept.

create table question_categories (
  organization_id bigint not null references organizations,
  question_category_id bigint generated always as identity,
  parent_category_id bigint,                 -- null: at the top
  name jsonb not null,                       -- Localized; no two alike below the same parent
  primary key (organization_id, question_category_id),
  foreign key (organization_id, parent_category_id) references question_categories
);
create index question_categories_below on question_categories (organization_id, parent_category_id);
call protect_tenant_table('question_categories');

create table questions (
  organization_id bigint not null references organizations,
  question_id bigint generated always as identity,
  question_category_id bigint,
  current_version integer not null default 1, -- optimistic lock too: a save of an older one answers 409
  is_archived boolean not null default false, -- kept for what uses it, offered no more
  first_used_at timestamptz,                 -- when an exam first took it: from then on it is archived instead of deleted
  text_words text not null default '',            -- name and prompt of the current version in both languages, folded
  tag_words text not null default '',        -- tags, folded
  search_text text not null generated always as (text_words || ' ' || tag_words) stored,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, question_id),
  foreign key (organization_id, question_category_id) references question_categories
);
create index questions_changed on questions (organization_id, is_archived, updated_at desc, question_id desc);
create index questions_by_category on questions (organization_id, question_category_id);
create index questions_search on questions using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('questions');

-- What is asked, as it stood at each save. Rows are never changed: an attempt keeps showing the version it was given.
create table question_versions (
  organization_id bigint not null,
  question_id bigint not null,
  version integer not null,
  type text not null check (type in ('SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'TRUE_FALSE', 'SHORT_TEXT', 'NUMERIC', 'MATCHING',
    'ORDERING', 'FILL_BLANKS', 'DROPDOWN_CLOZE', 'HOTSPOT', 'FILE_UPLOAD', 'ESSAY')),
  name text not null,                        -- for authors; learners never see it
  content jsonb not null,                    -- QuestionContent (packages/domain): texts as sanitised HTML, nothing of the key
  marks numeric(10, 4) not null check (marks > 0),
  negative_marks numeric(10, 4) not null default 0 check (negative_marks >= 0),
  difficulty smallint check (difficulty between 1 and 5),
  languages text[] not null,                 -- those in which every text of the content is written
  is_ready boolean not null,                 -- nothing is wrong with it (check-question.ts of packages/domain): exams may take it
  media_ids bigint[] not null default '{}',  -- files that content and key show
  created_by bigint not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, question_id, version),
  foreign key (organization_id, question_id) references questions on delete cascade
);
call protect_tenant_table('question_versions');

-- What is right, apart from what is asked: no query for learners names this table before the release rules allow.
create table question_keys (
  organization_id bigint not null,
  question_id bigint not null,
  version integer not null,
  key jsonb not null,                        -- QuestionKey (packages/domain)
  primary key (organization_id, question_id, version),
  foreign key (organization_id, question_id, version) references question_versions on delete cascade
);
call protect_tenant_table('question_keys');

create table question_tags (
  organization_id bigint not null,
  question_id bigint not null,
  tag_folded text not null,                  -- one tag however it is spelled
  tag text not null,
  primary key (organization_id, question_id, tag_folded),
  foreign key (organization_id, question_id) references questions on delete cascade
);
create index question_tags_by_tag on question_tags (organization_id, tag_folded);
call protect_tenant_table('question_tags');

-- Questions that hold every word, in name, prompt or tags.
create function search_questions(words text[]) returns setof bigint language sql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    select question_id from questions
    where organization_id = current_setting('app.organization_id')::bigint
      and search_text like all (select containing(w) from unnest(words) w)
  $$;
alter function search_questions owner to sullam_finder;
revoke execute on function search_questions from public;
grant execute on function search_questions to sullam_app;
