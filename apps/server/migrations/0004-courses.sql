create table course_categories (
  organization_id bigint not null references organizations,
  course_category_id bigint generated always as identity,
  name jsonb not null,
  icon text not null default 'book-open',    -- name of an icon in packages/ui
  hue integer not null default 200 check (hue between 0 and 359), -- colour of drawn covers
  position integer not null default 0,
  primary key (organization_id, course_category_id)
);
call protect_tenant_table('course_categories');

create table courses (
  organization_id bigint not null references organizations,
  course_id bigint generated always as identity,
  title jsonb not null,                      -- Localized, as all texts below
  subtitle jsonb not null default '{}',
  description jsonb not null default '{}',   -- sanitised HTML
  outcomes jsonb not null default '[]',      -- [Localized]
  requirements jsonb not null default '[]',
  audience jsonb not null default '[]',
  search_text text not null generated always as (fold_search(
    coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', '') || ' ' || coalesce(subtitle ->> 'en', '') || ' ' || coalesce(subtitle ->> 'ar', ''))) stored,
  course_category_id bigint,
  languages text[] not null default '{en,ar}', -- languages in which it is taught
  learning_type text not null check (learning_type in ('SELF_PACED', 'ONLINE', 'ON_CAMPUS', 'BLENDED')),
  level text not null default 'BEGINNER' check (level in ('BEGINNER', 'INTERMEDIATE', 'ADVANCED')),
  cover_media_id bigint,
  price_minor bigint not null default 0 check (price_minor >= 0), -- integer minor units of currency; 0 is free
  currency text not null default 'SAR' check (currency ~ '^[A-Z]{3}$'),
  duration_minutes integer not null default 0,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING_APPROVAL', 'PUBLISHED', 'ARCHIVED')),
  approval_note text not null default '',    -- why an administrator sent it back
  is_certificate_issued_manually boolean not null default false,
  passing_criteria jsonb not null default '{}', -- { requiredShare?, minimumGrade?, minimumAttendance? } as percent integers
  expires_at timestamptz,                    -- lists leave it out 30 days later
  published_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,        -- optimistic lock: a save with an older version answers 409
  primary key (organization_id, course_id),
  foreign key (organization_id, course_category_id) references course_categories,
  foreign key (organization_id, cover_media_id) references media
);
create index courses_newest on courses (organization_id, status, published_at desc, course_id desc);
create index courses_by_category on courses (organization_id, course_category_id, status);
create index courses_search on courses using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('courses');

create table course_instructors (
  organization_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  position integer not null default 0,
  primary key (organization_id, course_id, user_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index course_instructors_by_user on course_instructors (organization_id, user_id, course_id);
call protect_tenant_table('course_instructors');

-- A section of a course: "module" in the interface.
create table course_sections (
  organization_id bigint not null,
  course_section_id bigint generated always as identity,
  course_id bigint not null,
  title jsonb not null,
  position integer not null,
  primary key (organization_id, course_section_id),
  unique (organization_id, course_id, course_section_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
create index course_sections_in_order on course_sections (organization_id, course_id, position);
call protect_tenant_table('course_sections');

create table course_subsections (
  organization_id bigint not null,
  course_subsection_id bigint generated always as identity,
  course_id bigint not null,
  course_section_id bigint not null,
  kind text not null check (kind in ('ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED')),
  title jsonb not null,
  position integer not null,
  is_required boolean not null default true, -- counts for progress and completion
  duration_minutes integer not null default 0,
  media_id bigint,                           -- video, audio, document, or an embedded page of our own
  poster_media_id bigint,
  captions jsonb not null default '[]',      -- [{ language, mediaId }] WebVTT
  embed_url text,                            -- EMBED from elsewhere (https only)
  release_at timestamptz,                    -- locked until then
  prerequisite_subsection_id bigint,         -- locked until that one is finished
  version integer not null default 1,
  primary key (organization_id, course_subsection_id),
  unique (organization_id, course_id, course_subsection_id),
  foreign key (organization_id, course_id, course_section_id) references course_sections (organization_id, course_id, course_section_id) on delete cascade,
  foreign key (organization_id, course_id, prerequisite_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete set null (prerequisite_subsection_id),
  foreign key (organization_id, media_id) references media
);
create index course_subsections_in_order on course_subsections (organization_id, course_id, course_section_id, position);
call protect_tenant_table('course_subsections');

-- The text of a subsection (article; transcript of an audio or video) in one language.
create table subsection_texts (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  language text not null check (language in ('en', 'ar')),
  document jsonb,                            -- the editor's document; null where the HTML came from elsewhere
  html text not null,                        -- sanitised, what readers get
  search_text text not null,                 -- fold_search of the plain text, written with the html
  search_vector tsvector not null generated always as (to_tsvector('simple', search_text)) stored,
  primary key (organization_id, course_subsection_id, language),
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade
);
create index subsection_texts_search on subsection_texts using gin (organization_id, search_vector);
call protect_tenant_table('subsection_texts');

create table specializations (
  organization_id bigint not null references organizations,
  specialization_id bigint generated always as identity,
  title jsonb not null,
  description jsonb not null default '{}',
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) stored,
  cover_media_id bigint,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, specialization_id),
  foreign key (organization_id, cover_media_id) references media
);
call protect_tenant_table('specializations');
create table specialization_courses (
  organization_id bigint not null,
  specialization_id bigint not null,
  course_id bigint not null,
  position integer not null,
  primary key (organization_id, specialization_id, course_id),
  foreign key (organization_id, specialization_id) references specializations on delete cascade,
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('specialization_courses');
