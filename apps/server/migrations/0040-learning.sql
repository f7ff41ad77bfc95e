-- Contains the migrations up to 0844-lecture-views.sql of commit 67e96ae90.

-- module: course-categories

create table course_categories (
  organization_id bigint not null references organizations,
  course_category_id bigint generated always as identity,
  name jsonb not null,
  icon text not null default 'book-open',
  hue integer not null default 200 check (hue between 0 and 359),
  position integer not null default 0,
  primary key (organization_id, course_category_id)
);
call protect_tenant_table('course_categories');

create view course_category_names with (security_invoker = true) as
  select organization_id, course_category_id, name, hue, position, icon from course_categories;
call publish_view('course_category_names');

-- module: entitlements

create table entitlements (
  organization_id bigint not null references organizations,
  entitlement_id bigint not null default random_id(),
  user_id bigint not null,
  -- Kinds are files in packages/domain/src/subjects. The database checks only their form, so a new kind needs no migration.
  subject_kind text not null check (subject_kind ~ '^[A-Z]+(_[A-Z]+)*$'),
  -- No foreign key: subjects belong to modules above.
  subject_id bigint not null,
  source text not null check (source in ('SELF', 'ORDER', 'GRANT', 'IMPORT', 'BUNDLE', 'RULE')),
  source_key text not null default '',
  status text not null check (status in ('WAITING', 'ACTIVE', 'ENDED', 'REVOKED')),
  starts_at timestamptz,
  ends_at timestamptz,
  granted_at timestamptz not null,
  granted_by bigint,
  revoked_at timestamptz,
  primary key (organization_id, entitlement_id),
  foreign key (organization_id, user_id) references members,
  check ((status = 'REVOKED') = (revoked_at is not null)),
  check (ends_at > starts_at)
);
-- One running grant for each source. Also answers whether a person is entitled.
create unique index entitlements_running on entitlements (organization_id, subject_kind, subject_id, user_id, source, source_key)
  where status in ('WAITING', 'ACTIVE');
create index entitlements_by_user on entitlements (organization_id, user_id, subject_kind);
call protect_tenant_table('entitlements');

-- module: courses

-- The fillfactor leaves room for new versions of a row on its page, because updates of the counts change no indexed column.
create table courses (
  organization_id bigint not null references organizations,
  course_id bigint generated always as identity,
  title jsonb not null,
  subtitle jsonb not null default '{}',
  description jsonb not null default '{}',
  outcomes jsonb not null default '[]',
  requirements jsonb not null default '[]',
  audience jsonb not null default '[]',
  course_category_id bigint,
  languages text[] not null default '{en,ar}',
  learning_type text not null check (learning_type in ('SELF_PACED', 'ONLINE', 'ON_CAMPUS', 'BLENDED')),
  level text not null default 'BEGINNER' check (level in ('BEGINNER', 'INTERMEDIATE', 'ADVANCED')),
  cover_media_id bigint,
  price_minor bigint not null default 0 check (price_minor >= 0),
  currency text not null default 'SAR' check (currency ~ '^[A-Z]{3}$'),
  duration_minutes integer not null default 0,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING_APPROVAL', 'PUBLISHED', 'ARCHIVED')),
  approval_note text not null default '',
  is_certificate_issued_manually boolean not null default false,
  passing_criteria jsonb not null default '{}',
  expires_at timestamptz,
  published_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  outline_version integer not null default 1,
  -- Stored counts: a list of courses would otherwise count every enrolment and lesson of each course.
  enrolled_count integer not null default 0,
  subsection_count integer not null default 0,
  required_count integer not null default 0,
  -- Copied from other tables, because a generated column can only use its own row.
  found_by text not null default '',
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', '') || ' '
    || coalesce(subtitle ->> 'en', '') || ' ' || coalesce(subtitle ->> 'ar', '')) || ' ' || found_by) stored,
  enrolls_from timestamptz,
  is_by_invitation boolean not null default false,
  primary key (organization_id, course_id),
  foreign key (organization_id, course_category_id) references course_categories,
  foreign key (organization_id, cover_media_id) references media
) with (fillfactor = 85);
create index courses_by_category on courses (organization_id, course_category_id, status);
create index courses_search on courses using gin (organization_id, search_text gin_trgm_ops);
-- Index-only for the count of the catalogue. It includes the category because course_overviews joins by it: a count omits the
-- join, but not the column.
create index courses_newest on courses (organization_id, status, published_at desc, course_id desc) include (expires_at, course_category_id);
call protect_tenant_table('courses');
call make_searchable('courses', 'course_id', 'courses');
call make_nearly_searchable('courses', 'course_id', 'courses');

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

create view course_teachers with (security_invoker = true) as
  select organization_id, course_id, user_id, position from course_instructors;
call publish_view('course_teachers');

create view course_overviews with (security_invoker = true) as
  select c.organization_id, c.course_id, c.title, c.subtitle, c.description, c.outcomes, c.requirements, c.audience, c.course_category_id,
    k.name as category_name, k.icon as category_icon, k.hue as category_hue, c.languages, c.learning_type, c.level, c.cover_media_id,
    c.price_minor, c.currency, c.duration_minutes, c.status, c.approval_note, c.is_certificate_issued_manually, c.passing_criteria,
    c.expires_at, c.published_at, c.created_by, c.created_at, c.updated_at, c.search_text,
    c.enrolled_count, c.subsection_count, c.required_count, c.enrolls_from, c.is_by_invitation
  from courses c
  left join course_category_names k on k.organization_id = c.organization_id and k.course_category_id = c.course_category_id;
call publish_view('course_overviews');

-- module: enrollments

create table enrollments (
  organization_id bigint not null,
  enrollment_id bigint generated always as identity,
  course_id bigint not null,
  user_id bigint not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'CANCELLED')),
  enrolled_at timestamptz not null,
  completed_at timestamptz,
  last_visited_subsection_id bigint,
  last_visited_at timestamptz,
  first_enrolled_at timestamptz,
  primary key (organization_id, enrollment_id),
  unique (organization_id, course_id, user_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index enrollments_by_user on enrollments (organization_id, user_id, last_visited_at desc nulls last);
create index enrollments_by_date on enrollments (organization_id, enrolled_at desc, enrollment_id desc);
create index enrollments_of_course_by_date on enrollments (organization_id, course_id, enrolled_at desc, enrollment_id desc);
call protect_tenant_table('enrollments');

create view learners with (security_invoker = true) as
  select organization_id, course_id, user_id, enrollment_id, enrolled_at, completed_at, last_visited_subsection_id, last_visited_at,
    coalesce(first_enrolled_at, enrolled_at) as joined_at
  from enrollments where status = 'ACTIVE';
call publish_view('learners');
comment on column learners.joined_at is 'never null';

create view enrollment_records with (security_invoker = true) as
  select organization_id, course_id, user_id, enrollment_id, enrolled_at, completed_at, status = 'ACTIVE' as is_learning, last_visited_at,
    coalesce(first_enrolled_at, enrolled_at) as joined_at
  from enrollments;
call publish_view('enrollment_records');
comment on column enrollment_records.is_learning is 'never null';
comment on column enrollment_records.joined_at is 'never null';

-- module: course-groups

create table course_groups (
  organization_id bigint not null,
  course_group_id bigint generated always as identity,
  course_id bigint not null,
  name jsonb not null,
  capacity integer check (capacity > 0),
  is_open boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (organization_id, course_group_id),
  unique (organization_id, course_id, course_group_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('course_groups');

create table course_group_members (
  organization_id bigint not null,
  course_group_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  joined_at timestamptz not null,
  primary key (organization_id, course_group_id, user_id),
  unique (organization_id, course_id, user_id),
  foreign key (organization_id, course_id, course_group_id)
    references course_groups (organization_id, course_id, course_group_id) on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('course_group_members');

create view course_group_names with (security_invoker = true) as
  select organization_id, course_id, course_group_id, name from course_groups;
call publish_view('course_group_names');

create view course_group_seats with (security_invoker = true) as
  select organization_id, course_id, course_group_id, user_id from course_group_members;
call publish_view('course_group_seats');

-- module: course-content

create table course_sections (
  organization_id bigint not null,
  course_section_id bigint generated always as identity,
  course_id bigint not null,
  title jsonb not null,
  position integer not null,
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) stored,
  primary key (organization_id, course_section_id),
  unique (organization_id, course_id, course_section_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
create index course_sections_in_order on course_sections (organization_id, course_id, position);
create index course_sections_search on course_sections using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('course_sections');
call make_searchable('course_sections', 'course_section_id', 'sections');
call make_nearly_searchable('course_sections', 'course_section_id', 'sections');

create table course_subsections (
  organization_id bigint not null,
  course_subsection_id bigint generated always as identity,
  course_id bigint not null,
  course_section_id bigint not null,
  -- Kinds are files in packages/domain/src/lesson-kinds. The database checks only their form, so a new kind needs no migration.
  kind text not null check (kind ~ '^[A-Z][A-Z_]*$'),
  title jsonb not null,
  position integer not null,
  is_required boolean not null default true,
  duration_minutes integer not null default 0,
  media_id bigint,
  poster_media_id bigint,
  captions jsonb not null default '[]',
  embed_url text,
  release_at timestamptz,
  prerequisite_subsection_id bigint,
  version integer not null default 1,
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) stored,
  released_group_ids bigint[],
  is_made boolean not null default true,
  primary key (organization_id, course_subsection_id),
  unique (organization_id, course_id, course_subsection_id),
  foreign key (organization_id, course_id, course_section_id)
    references course_sections (organization_id, course_id, course_section_id) on delete cascade,
  foreign key (organization_id, course_id, prerequisite_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete set null (prerequisite_subsection_id),
  foreign key (organization_id, media_id) references media
);
create index course_subsections_in_order on course_subsections (organization_id, course_id, course_section_id, position);
create index course_subsections_search on course_subsections using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('course_subsections');
call make_searchable('course_subsections', 'course_subsection_id', 'subsections');
call make_nearly_searchable('course_subsections', 'course_subsection_id', 'subsections');

create table subsection_texts (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  language text not null check (language in ('en', 'ar')),
  document jsonb,
  html text not null,
  search_text text not null,
  media_ids bigint[] not null default '{}',
  draft_document jsonb,
  draft_html text,
  version integer not null default 1,
  updated_by bigint,
  updated_at timestamptz not null default now(),
  stems tsvector not null generated always as (search_stems(search_text)) stored,
  words tsvector not null generated always as (search_words(search_text)) stored,
  primary key (organization_id, course_subsection_id, language),
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade
);
-- The pending lists are short because every search reads them.
create index subsection_texts_stems on subsection_texts using gin (organization_id, stems) with (gin_pending_list_limit = 512);
create index subsection_texts_words on subsection_texts using gin (organization_id, words) with (gin_pending_list_limit = 512);
-- A sample of one lesson in 61 estimates how common a word is: counting all texts that contain it would take longer than the
-- search.
create index subsection_texts_sample on subsection_texts using gin (organization_id, stems) with (gin_pending_list_limit = 64)
  where course_subsection_id % 61 = 0;
create index subsection_texts_counted on subsection_texts (organization_id) where course_subsection_id % 61 = 0;
-- The texts of a few courses are read directly, without the indexes of words.
create index subsection_texts_of_course on subsection_texts (organization_id, course_id);
call protect_tenant_table('subsection_texts');
-- Ranked columns are stored in the row: fetching them from the TOAST table takes longer than ranking them.
alter table subsection_texts alter column stems set storage main, alter column words set storage main;

create view sections with (security_invoker = true) as
  select organization_id, course_id, course_section_id, title, position, search_text from course_sections;
call publish_view('sections');

create view lesson_texts with (security_invoker = true) as
  select organization_id, course_id, course_subsection_id, language, html, stems from subsection_texts where html <> '';
call publish_view('lesson_texts');

create view lessons with (security_invoker = true) as
  select organization_id, course_id, course_section_id, course_subsection_id, kind, title, position, is_required and is_made as is_required,
    duration_minutes, release_at, prerequisite_subsection_id, released_group_ids, search_text, is_made
  from course_subsections;
call publish_view('lessons');

-- The number of texts of an organisation: exact up to 1,000, above that an estimate from the sample. It is a separate function,
-- because it must use index-only scans, which search_texts switches off.
create function count_texts(organization bigint) returns float language plpgsql stable security definer
  set search_path = pg_catalog, public set enable_indexscan = on set enable_bitmapscan = off
  as $$
    declare
      n float;
    begin
      perform require_own_organization(organization);
      select count(*) into n from (select from subsection_texts t where t.organization_id = organization limit 1000) t;
      if n = 1000 then
        select greatest(n, 61 * count(*)) into n from subsection_texts t
          where t.organization_id = organization and t.course_subsection_id % 61 = 0;
      end if;
      return n;
    end $$;
alter function count_texts owner to sullam_finder;
revoke execute on function count_texts from public;

-- Texts that contain any of the words, best first (BM25), in these courses or, if `courses` is null, in all. It ranks about 120
-- texts: ranking 200 was too slow among 100,000 texts.
--   1. Rare words select every text that contains them. Common words, by the sample's count, only fill the remaining places:
-- first texts with all words, then texts about the word itself, texts that contain it, texts about a relative, texts that contain
-- a relative.
--   2. The selected texts are ranked: a rare word counts more than a common one, and the word itself more than any number of its
-- relatives.
-- For a learner of a few courses, all texts of these courses that contain a word are ranked, so results of other courses displace
-- none.
create function search_texts(organization bigint, folded text, courses bigint[])
  returns table (course_subsection_id bigint, language text, score double precision)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_indexscan = off -- an index in the order of keys looks cheap for a few rows, and reads all texts
  as $$
    #variable_conflict use_column
    declare
      enough constant int := 120; -- texts that are weighed
      few constant int := 1000;   -- texts that are gone through one by one
      sampled constant int := 61;
      n float;
      a_stems tsquery[];
      a_words tsquery[];
      a_strong tsquery[];
      a_found float[];
      any_stem tsquery;
      all_stems tsquery;
      all_words tsquery;
      steps tsquery[] := '{}';
      step_of_stems boolean[] := '{}';
      rare tsquery;
      rare_found float := 0;
      ids bigint[] := '{}';
      more bigint[];
    begin
      perform require_own_organization(organization);
      n := count_texts(organization);
      select array_agg(stem order by found), array_agg(word order by found), array_agg(strong order by found), array_agg(found order by found)
        into a_stems, a_words, a_strong, a_found
        from (select a.*, least(n, sampled * (select count(*) from subsection_texts t where t.organization_id = organization
            and t.course_subsection_id % 61 = 0 and t.stems @@ a.stem)::float) as found
          from asked_words(folded) a offset 0) counted; -- counted once, not for each list
      if a_stems is null then return; end if;
      select string_agg(stem::text, ' | ')::tsquery into any_stem from unnest(a_stems) stem;

      if courses is not null and few > (select count(*) from (select from subsection_texts t
          where t.organization_id = organization and t.course_id = any(courses) limit few) t) then
        select coalesce(array_agg(t.course_subsection_id), '{}') into ids from subsection_texts t
          where t.organization_id = organization and t.course_id = any(courses) and t.stems @@ any_stem;
      elsif n < few then
        select coalesce(array_agg(t.course_subsection_id), '{}') into ids from subsection_texts t
          where t.organization_id = organization and (courses is null or t.course_id = any(courses)) and t.stems @@ any_stem;
      else
        for i in 1 .. cardinality(a_stems) loop
          -- what stands in nearly every text leads nowhere, unless there is nothing else
          exit when i > 1 and a_found[i] > n * 0.4;
          if a_found[i] <= 2 * sampled and rare_found <= enough then
            rare := case when rare is null then a_stems[i] else rare || a_stems[i] end;
            rare_found := rare_found + a_found[i] + sampled / 2;
          else
            all_stems := case when all_stems is null then a_stems[i] else all_stems && a_stems[i] end;
            all_words := case when all_words is null then a_words[i] else all_words && a_words[i] end;
            steps := steps || (a_strong[i] && a_words[i]) || a_words[i] || a_strong[i] || a_stems[i];
            step_of_stems := step_of_stems || array[false, false, false, true];
          end if;
        end loop;
        if cardinality(steps) > 4 then
          steps := array[all_words, all_stems] || steps;
          step_of_stems := array[false, true] || step_of_stems;
        end if;
        if rare is not null then
          steps := array[rare] || steps;
          step_of_stems := array[true] || step_of_stems;
        end if;
        for i in 1 .. cardinality(steps) loop
          exit when cardinality(ids) >= enough;
          if step_of_stems[i] then
            select array_agg(id) into more from (select t.course_subsection_id as id from subsection_texts t
              where t.organization_id = organization and t.stems @@ steps[i] and (courses is null or t.course_id = any(courses))
                and t.course_subsection_id <> all(ids) limit enough - cardinality(ids)) t;
          else
            select array_agg(id) into more from (select t.course_subsection_id as id from subsection_texts t
              where t.organization_id = organization and t.words @@ steps[i] and (courses is null or t.course_id = any(courses))
                and t.course_subsection_id <> all(ids) limit enough - cardinality(ids)) t;
          end if;
          ids := ids || coalesce(more, '{}');
        end loop;
      end if;

      return query with texts as materialized (
        -- joined with nothing, a text is fetched from where it is stored once, and not for every word
        select t.course_subsection_id, t.language, t.stems || ''::tsvector as stems, t.words || ''::tsvector as words
        from subsection_texts t
        where t.organization_id = organization and t.course_subsection_id = any(ids) and t.stems @@ any_stem
      ), counted as (
        select stem, word, greatest(found, (select count(*) from texts t where t.stems @@ stem)) as found
        from unnest(a_stems, a_words, a_found) a (stem, word, found)
      ), chosen as (
        select stem, word, ln(1 + (greatest(n, found) - found + 0.5) / (found + 0.5)) as weight from counted
        where found > 0 and (found <= greatest(50, n * 0.4) or not exists (select from counted c where c.found between 1 and greatest(50, n * 0.4)))
      ), ranked as (
        select t.course_subsection_id, t.language, weight, (t.words @@ word)::int as holds_word,
          ts_rank(t.stems, stem) as rank, 0.06 * (0.25 + 0.75 * length(t.stems) / 80.0) as length
        from chosen join texts t on t.stems @@ stem
      )
      select r.course_subsection_id, r.language, sum(weight * (holds_word + rank / (rank + length))) from ranked r group by 1, 2;
    end $$;
alter function search_texts owner to sullam_finder;
revoke execute on function search_texts from public;
grant execute on function search_texts to sullam_app;

-- module: progress

create table finished_subsections (
  organization_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  course_subsection_id bigint not null,
  finished_at timestamptz not null,
  primary key (organization_id, user_id, course_id, course_subsection_id),
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index finished_subsections_by_course on finished_subsections (organization_id, course_id, course_subsection_id);
call protect_tenant_table('finished_subsections');

create table course_totals (
  organization_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  percent text check (percent ~ '^-?\d+(\.\d+|/\d+)?$'),
  attendance text check (attendance ~ '^\d+(/\d+)?$'),
  primary key (organization_id, course_id, user_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('course_totals');

create view finished_lessons with (security_invoker = true) as
  select organization_id, user_id, course_id, course_subsection_id, finished_at from finished_subsections;
call publish_view('finished_lessons');

-- module: announcements

create table announcements (
  organization_id bigint not null references organizations,
  announcement_id bigint generated always as identity,
  course_id bigint,
  title jsonb not null,
  body jsonb not null,
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) stored,
  author_user_id bigint not null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  sends_mail boolean not null default false,
  edited_at timestamptz,
  stems tsvector not null generated always as (search_stems(fold_search(coalesce(title ->> 'en', '') || ' '
    || coalesce(title ->> 'ar', '')) || ' ' || fold_html(coalesce(body ->> 'en', '') || ' ' || coalesce(body ->> 'ar', '')))) stored,
  words tsvector not null generated always as (search_words(fold_search(coalesce(title ->> 'en', '') || ' '
    || coalesce(title ->> 'ar', '')) || ' ' || fold_html(coalesce(body ->> 'en', '') || ' ' || coalesce(body ->> 'ar', '')))) stored,
  scheduled_at timestamptz,
  keeps_receipts boolean not null default true,
  reminded_at timestamptz,
  primary key (organization_id, announcement_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, author_user_id) references members,
  constraint announcements_scheduled check (scheduled_at is null or published_at is null)
);
create index announcements_by_course on announcements (organization_id, course_id, published_at desc);
create index announcements_stems on announcements using gin (organization_id, stems);
create index announcements_of_organization on announcements (organization_id, published_at desc) where course_id is null;
call protect_tenant_table('announcements');

create table announcement_reads (
  organization_id bigint not null references organizations,
  announcement_id bigint not null,
  user_id bigint not null,
  read_at timestamptz not null,
  primary key (organization_id, announcement_id, user_id),
  foreign key (organization_id, announcement_id) references announcements on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index announcement_reads_by_user on announcement_reads (organization_id, user_id);
call protect_tenant_table('announcement_reads');

-- Announcements that contain any of the words, best first. It ranks all of them, because an organisation never has many.
create function search_announcements(organization bigint, folded text)
  returns table (announcement_id bigint, score double precision)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    #variable_conflict use_column
    begin
      perform require_own_organization(organization);
      return query with texts as (
        select count(*)::float as n from announcements where organization_id = organization
      ), counted as (
        select stem, word, (select count(*)::float from announcements a
          where a.organization_id = organization and a.stems @@ stem) as found
        from asked_words(folded)
      )
      select a.announcement_id, sum(ln(1 + (n - found + 0.5) / (found + 0.5)) * ((a.words @@ word)::int + ts_rank(a.stems, stem)))
      from counted join texts on found > 0 join announcements a on a.organization_id = organization and a.stems @@ stem
      group by 1;
    end $$;
alter function search_announcements owner to sullam_finder;
revoke execute on function search_announcements from public;
grant execute on function search_announcements to sullam_app;

-- module: reports

create table report_views (
  organization_id bigint not null references organizations,
  report_view_id bigint not null generated always as identity,
  user_id bigint not null,
  course_id bigint,
  kind text not null,
  name text not null,
  narrowing jsonb not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (organization_id, report_view_id),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, course_id) references courses on delete cascade
);
create index report_views_by_course on report_views (organization_id, course_id);
call protect_tenant_table('report_views');

create table report_mails (
  organization_id bigint not null references organizations,
  report_view_id bigint not null,
  user_id bigint not null,
  rhythm text not null check (rhythm in ('WEEKLY', 'MONTHLY')),
  next_at timestamptz not null,
  primary key (organization_id, report_view_id, user_id),
  foreign key (organization_id, report_view_id) references report_views on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index report_mails_by_time on report_mails (organization_id, next_at);
call protect_tenant_table('report_mails');

create table report_files (
  organization_id bigint not null references organizations,
  report_file_id bigint not null generated always as identity,
  user_id bigint not null,
  course_id bigint,
  kind text not null,
  narrowing jsonb not null,
  listed jsonb not null,
  language text not null,
  status text not null check (status in ('WAITING', 'READY', 'FAILED')),
  done_count integer not null,
  row_count integer not null,
  storage_key text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  format text not null check (format in ('csv', 'xlsx')),
  primary key (organization_id, report_file_id),
  foreign key (organization_id, user_id) references members
);
create index report_files_by_user on report_files (organization_id, user_id);
call protect_tenant_table('report_files');

-- module: capacity

create table place_pools (
  organization_id bigint not null references organizations,
  place_pool_id bigint generated always as identity,
  whole_pool_id bigint,
  subject_kind text not null check (subject_kind ~ '^[A-Z]+(_[A-Z]+)*$'),
  -- No foreign key: subjects belong to modules above.
  subject_id bigint not null,
  capacity integer check (capacity >= 0),
  offer_minutes integer not null default 1440 check (offer_minutes between 5 and 20160),
  is_open boolean not null default true,
  primary key (organization_id, place_pool_id),
  unique (organization_id, subject_kind, subject_id),
  foreign key (organization_id, whole_pool_id) references place_pools on delete cascade
);
create index place_pools_of_whole on place_pools (organization_id, whole_pool_id);
call protect_tenant_table('place_pools');

create table places (
  organization_id bigint not null references organizations,
  place_id bigint generated always as identity,
  whole_pool_id bigint not null,
  part_pool_id bigint,
  user_id bigint,
  state text not null check (state in ('WAITING', 'OFFERED', 'HELD', 'TAKEN', 'RELEASED', 'EXPIRED')),
  until timestamptz,
  queue_number bigint generated by default as identity,
  changed_at timestamptz not null,
  primary key (organization_id, place_id),
  check ((state in ('OFFERED', 'HELD')) = (until is not null)),
  foreign key (organization_id, whole_pool_id) references place_pools on delete cascade,
  foreign key (organization_id, part_pool_id) references place_pools on delete cascade,
  foreign key (organization_id, user_id) references members
);
-- One place for each person in a pool.
create unique index places_of_person on places (organization_id, whole_pool_id, user_id)
  where state in ('WAITING', 'OFFERED', 'HELD', 'TAKEN');
create index places_in_use on places (organization_id, whole_pool_id, part_pool_id) where state in ('OFFERED', 'HELD', 'TAKEN');
create index places_waited_for on places (organization_id, whole_pool_id, queue_number) where state = 'WAITING';
create index places_by_user on places (organization_id, user_id);
-- Opening a pool looks for expired offers and holds, however many places are taken.
create index places_ending on places (organization_id, whole_pool_id, until) where state in ('OFFERED', 'HELD');
call protect_tenant_table('places');

-- module: favorites

create table favorite_courses (
  organization_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, course_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('favorite_courses');

-- module: external-courses

create table external_courses (
  organization_id bigint not null references organizations,
  external_course_id bigint generated always as identity,
  user_id bigint not null,
  title text not null check (title <> ''),
  provider text not null check (provider <> ''),
  started_on date,
  finished_on date not null,
  minutes integer not null check (minutes between 15 and 600000),
  media_id bigint,
  link text,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REFUSED')),
  reason text not null default '',
  decided_by bigint,
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  course_id bigint,
  primary key (organization_id, external_course_id),
  check (started_on <= finished_on),
  check (media_id is not null or link is not null),
  check ((status = 'PENDING') = (decided_at is null)),
  check ((status = 'REFUSED') = (reason <> '')),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, media_id) references media,
  foreign key (organization_id, course_id) references courses,
  check (course_id is null or status = 'APPROVED')
);
create index external_courses_of_member on external_courses (organization_id, user_id, finished_on desc, external_course_id desc);
create index external_courses_by_status on external_courses (organization_id, status, created_at, external_course_id);
create index external_courses_newest on external_courses (organization_id, created_at, external_course_id);
create index external_courses_by_course on external_courses (organization_id, course_id, user_id) where course_id is not null;
call protect_tenant_table('external_courses');

create view recognized_courses with (security_invoker = true) as
  select organization_id, user_id, course_id, max(decided_at) as recognized_at from external_courses
  where status = 'APPROVED' and course_id is not null group by organization_id, user_id, course_id;
call publish_view('recognized_courses');

-- module: specializations

create table specializations (
  organization_id bigint not null references organizations,
  specialization_id bigint generated always as identity,
  title jsonb not null,
  description jsonb not null default '{}',
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) stored,
  cover_media_id bigint,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  subtitle jsonb not null default '{}',
  position integer not null default 0,
  version integer not null default 1,
  is_certificate_issued_manually boolean not null default false,
  primary key (organization_id, specialization_id),
  foreign key (organization_id, cover_media_id) references media
);
create index specializations_search on specializations using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('specializations');
call make_searchable('specializations', 'specialization_id', 'specializations');
call make_nearly_searchable('specializations', 'specialization_id', 'specializations');

create table specialization_groups (
  organization_id bigint not null,
  specialization_group_id bigint generated always as identity,
  specialization_id bigint not null,
  position integer not null,
  title jsonb not null default '{}',
  needed_count integer check (needed_count between 1 and 100),
  primary key (organization_id, specialization_group_id),
  foreign key (organization_id, specialization_id) references specializations on delete cascade
);
create index specialization_groups_of on specialization_groups (organization_id, specialization_id, position);
call protect_tenant_table('specialization_groups');

create table specialization_courses (
  organization_id bigint not null,
  specialization_id bigint not null,
  course_id bigint not null,
  position integer not null,
  specialization_group_id bigint not null,
  primary key (organization_id, specialization_id, course_id),
  foreign key (organization_id, specialization_id) references specializations on delete cascade,
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, specialization_group_id) references specialization_groups on delete cascade
);
create index specialization_courses_of_group on specialization_courses (organization_id, specialization_group_id);
create index specialization_courses_by_course on specialization_courses (organization_id, course_id);
call protect_tenant_table('specialization_courses');

create table specialization_enrollments (
  organization_id bigint not null,
  specialization_id bigint not null,
  user_id bigint not null,
  specialization_enrollment_id bigint not null default random_id(),
  enrolled_at timestamptz not null,
  primary key (organization_id, specialization_id, user_id),
  unique (organization_id, specialization_enrollment_id),
  foreign key (organization_id, specialization_id) references specializations on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index specialization_enrollments_by_user on specialization_enrollments (organization_id, user_id);
call protect_tenant_table('specialization_enrollments');

create table specialization_completions (
  organization_id bigint not null references organizations,
  -- No foreign key: the completion outlives the specialization.
  specialization_id bigint not null,
  user_id bigint not null,
  completed_at timestamptz not null,
  primary key (organization_id, specialization_id, user_id),
  foreign key (organization_id, user_id) references members
);
create index specialization_completions_by_user on specialization_completions (organization_id, user_id);
call protect_tenant_table('specialization_completions');
-- A completion never changes. Deleting is for erased accounts.
revoke update on specialization_completions from sullam_app;

create view specialization_followers with (security_invoker = true) as
  select n.organization_id, n.specialization_id, n.user_id, n.enrolled_at, d.completed_at
  from specialization_enrollments n
  left join specialization_completions d
    on d.organization_id = n.organization_id and d.specialization_id = n.specialization_id and d.user_id = n.user_id;
call publish_view('specialization_followers');

create view specialization_courses_in_order with (security_invoker = true) as
  select c.organization_id, c.specialization_id, c.course_id, g.position as group_position, c.position
  from specialization_courses c
  join specialization_groups g on g.organization_id = c.organization_id and g.specialization_group_id = c.specialization_group_id;
call publish_view('specialization_courses_in_order');

create view specialization_overviews with (security_invoker = true) as
  select organization_id, specialization_id, title, description, is_published, search_text, is_certificate_issued_manually
  from specializations;
call publish_view('specialization_overviews');

-- module: checklists

create table checklists (
  organization_id bigint not null references organizations,
  checklist_id bigint generated always as identity,
  title jsonb not null,
  description jsonb not null default '{}',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED')),
  join_rule text not null default 'NOBODY' check (join_rule in ('NOBODY', 'EVERYBODY', 'SET')),
  -- No foreign key: the rule of a deleted set assigns the checklist to no one.
  permission_set_id bigint,
  rule_since timestamptz,
  approver_user_id bigint,
  created_by bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  draft jsonb,
  primary key (organization_id, checklist_id),
  check ((join_rule = 'SET') = (permission_set_id is not null)),
  foreign key (organization_id, approver_user_id) references members,
  foreign key (organization_id, created_by) references members
);
create index checklists_by_rule on checklists (organization_id) where join_rule <> 'NOBODY';
call protect_tenant_table('checklists');

create table checklist_items (
  organization_id bigint not null references organizations,
  checklist_item_id bigint generated always as identity,
  checklist_id bigint not null,
  position integer not null,
  kind text not null check (kind in ('READ', 'DO', 'UPLOAD', 'APPROVE', 'VISIT', 'COURSE')),
  title jsonb not null,
  body jsonb not null default '{}',
  course_id bigint,
  due_day integer check (due_day between 1 and 730),
  due_on date,
  waits_for_previous boolean not null default false,
  visit_code text,
  retired_at timestamptz,
  primary key (organization_id, checklist_item_id),
  check (due_day is null or due_on is null),
  check ((kind = 'COURSE') = (course_id is not null)),
  check ((kind = 'VISIT') = (visit_code is not null)),
  foreign key (organization_id, checklist_id) references checklists on delete cascade,
  foreign key (organization_id, course_id) references courses
);
create index checklist_items_of on checklist_items (organization_id, checklist_id, position);
create index checklist_items_by_course on checklist_items (organization_id, course_id) where course_id is not null;
create unique index checklist_items_by_code on checklist_items (organization_id, visit_code) where visit_code is not null;
call protect_tenant_table('checklist_items');

create table student_checklists (
  organization_id bigint not null references organizations,
  student_checklist_id bigint generated always as identity,
  checklist_id bigint not null,
  user_id bigint not null,
  starts_on date not null,
  approver_user_id bigint,
  assigned_by bigint,
  assigned_at timestamptz not null,
  completed_at timestamptz,
  primary key (organization_id, student_checklist_id),
  unique (organization_id, checklist_id, user_id),
  foreign key (organization_id, checklist_id) references checklists on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, approver_user_id) references members,
  foreign key (organization_id, assigned_by) references members
);
create index student_checklists_by_user on student_checklists (organization_id, user_id, assigned_at desc);
create index student_checklists_by_approver on student_checklists (organization_id, approver_user_id) where approver_user_id is not null;
call protect_tenant_table('student_checklists');

create table student_checklist_items (
  organization_id bigint not null references organizations,
  student_checklist_item_id bigint generated always as identity,
  student_checklist_id bigint not null,
  checklist_item_id bigint not null,
  user_id bigint not null,
  state text not null default 'TO_DO' check (state in ('TO_DO', 'WAITING', 'SENT_BACK', 'DONE')),
  due_at timestamptz,
  changed_at timestamptz not null,
  primary key (organization_id, student_checklist_item_id),
  unique (organization_id, student_checklist_id, checklist_item_id),
  foreign key (organization_id, student_checklist_id) references student_checklists on delete cascade,
  foreign key (organization_id, checklist_item_id) references checklist_items on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index student_checklist_items_due on student_checklist_items (organization_id, user_id, due_at);
create index student_checklist_items_open on student_checklist_items (organization_id, due_at) where state in ('TO_DO', 'SENT_BACK');
create index student_checklist_items_waiting on student_checklist_items (organization_id, changed_at) where state = 'WAITING';
create index student_checklist_items_by_item on student_checklist_items (organization_id, checklist_item_id, state);
call protect_tenant_table('student_checklist_items');

create table checklist_steps (
  organization_id bigint not null references organizations,
  checklist_step_id bigint generated always as identity,
  student_checklist_item_id bigint not null,
  kind text not null check (kind in ('SENT', 'SENT_BACK', 'APPROVED', 'WITHDRAWN', 'REMINDED', 'DONE', 'UNDONE')),
  by_user_id bigint,
  at timestamptz not null,
  text text not null default '',
  media_id bigint,
  primary key (organization_id, checklist_step_id),
  foreign key (organization_id, student_checklist_item_id) references student_checklist_items on delete cascade,
  foreign key (organization_id, by_user_id) references members,
  foreign key (organization_id, media_id) references media
);
create index checklist_steps_of on checklist_steps (organization_id, student_checklist_item_id, checklist_step_id);
create index checklist_steps_by_media on checklist_steps (organization_id, media_id) where media_id is not null;
call protect_tenant_table('checklist_steps');

-- module: course-interests

create table course_interests (
  organization_id bigint not null references organizations,
  course_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null,
  told_at timestamptz,
  primary key (organization_id, course_id, user_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index course_interests_by_person on course_interests (organization_id, user_id);
create index course_interests_waiting on course_interests (organization_id, course_id) where told_at is null;
call protect_tenant_table('course_interests');

-- module: learning-week

create table weekly_goals (
  organization_id bigint not null,
  user_id bigint not null,
  days smallint check (days between 2 and 6),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('weekly_goals');

-- module: visits

create table playback_positions (
  organization_id bigint not null,
  user_id bigint not null,
  course_subsection_id bigint not null,
  position_seconds integer not null check (position_seconds >= 0),
  updated_at timestamptz not null,
  primary key (organization_id, user_id, course_subsection_id),
  foreign key (organization_id, course_subsection_id) references course_subsections on delete cascade,
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('playback_positions');

-- module: lessons

create table attachments (
  organization_id bigint not null references organizations,
  attachment_id bigint generated always as identity,
  course_id bigint not null,
  course_subsection_id bigint,
  media_id bigint,
  url text,
  name jsonb not null,
  language text check (language in ('en', 'ar')),
  position integer not null,
  search_text text not null generated always as (fold_search(coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'ar', ''))) stored,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, attachment_id),
  check ((media_id is null) <> (url is null)),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, media_id) references media
);
create index attachments_by_place on attachments (organization_id, course_id, course_subsection_id, position);
create index attachments_by_media on attachments (organization_id, media_id) where media_id is not null;
create index attachments_search on attachments using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('attachments');
call make_searchable('attachments', 'attachment_id', 'attachments');

-- module: notes

create table notes (
  organization_id bigint not null references organizations,
  note_id bigint generated always as identity,
  user_id bigint not null,
  course_id bigint not null,
  course_subsection_id bigint,
  position_seconds integer check (position_seconds between 0 and 1000000),
  request_key uuid not null,
  html text not null,
  search_text text not null,
  created_at timestamptz not null,
  edited_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, note_id),
  unique (organization_id, user_id, request_key),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id)
);
create index notes_by_writer on notes (organization_id, user_id, course_id, course_subsection_id);
create index notes_by_course on notes (organization_id, course_id);
create index notes_deleted on notes (organization_id, deleted_at) where deleted_at is not null;
call protect_tenant_table('notes');

-- module: translations

create table text_pairs (
  organization_id bigint not null references organizations,
  course_id bigint not null,
  text_key text not null,
  en_fingerprint text not null,
  ar_fingerprint text not null,
  primary key (organization_id, course_id, text_key),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('text_pairs');
