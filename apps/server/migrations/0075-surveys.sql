-- Surveys and polls of a course. A poll is a survey with one question whose results are shown as they come.

create table surveys (
  organization_id bigint not null references organizations,
  survey_id bigint generated always as identity,
  course_id bigint not null,
  type text not null check (type in ('SURVEY', 'POLL')),
  title jsonb not null,                      -- Localized
  description jsonb not null default '{}',   -- Localized, plain text
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'CLOSED')), -- a published one whose closes_at has passed counts as closed
  is_anonymous boolean not null default true,
  allows_changes boolean not null default false, -- named ones only: an answer can be changed until it closes
  minimum_answers integer not null default 5 check (minimum_answers >= 3), -- results of anonymous ones are hidden below it
  results_visibility text not null default 'NEVER' check (results_visibility in ('NEVER', 'AFTER_ANSWER', 'AFTER_CLOSE')), -- for those who answer; editors always see them
  closes_at timestamptz,
  published_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organization_id, survey_id),
  unique (organization_id, survey_id, is_anonymous), -- what answers point at: see below
  check (not (is_anonymous and allows_changes)),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, created_by) references members
);
create index surveys_by_course on surveys (organization_id, course_id, type, published_at desc);
call protect_tenant_table('surveys');

create table survey_questions (
  organization_id bigint not null references organizations,
  survey_id bigint not null,
  question_key text not null,                -- chosen by the editor, unique in its survey
  position integer not null,
  kind text not null check (kind in ('CHOICE', 'SCALE', 'MATRIX', 'RANKING', 'TEXT')),
  title jsonb not null,                      -- Localized
  hint jsonb not null default '{}',          -- Localized
  is_required boolean not null,
  content jsonb not null,                    -- the parts of its kind: packages/domain/src/surveys/survey.ts
  primary key (organization_id, survey_id, question_key),
  foreign key (organization_id, survey_id) references surveys on delete cascade
);
call protect_tenant_table('survey_questions');

-- Who has answered, so that everybody answers once. No time, and nothing that leads to an answer.
create table survey_participants (
  organization_id bigint not null references organizations,
  survey_id bigint not null,
  user_id bigint not null,
  primary key (organization_id, survey_id, user_id),
  foreign key (organization_id, survey_id) references surveys on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('survey_participants');

-- One row for each answered question. Of an anonymous survey a row knows neither who wrote it nor which other rows came
-- from the same person: no user, no time, a random id, and whenever somebody answers the rows are written anew in random
-- order (modules/surveys/README.md), so that neither their place nor their transaction number tells.
create table survey_answers (
  organization_id bigint not null references organizations,
  survey_answer_id uuid not null default gen_random_uuid(),
  survey_id bigint not null,
  is_anonymous boolean not null,             -- the same as the survey's: with answers it can't be switched
  question_key text not null,
  user_id bigint,
  answer jsonb not null,                     -- SurveyAnswer without its key
  primary key (organization_id, survey_answer_id),
  check (is_anonymous = (user_id is null)),
  unique (organization_id, survey_id, question_key, user_id),
  foreign key (organization_id, survey_id, is_anonymous) references surveys (organization_id, survey_id, is_anonymous) on delete cascade,
  foreign key (organization_id, survey_id, question_key) references survey_questions, -- an answered question can't go
  foreign key (organization_id, survey_id, user_id) references survey_participants on delete cascade
);
call protect_tenant_table('survey_answers');
