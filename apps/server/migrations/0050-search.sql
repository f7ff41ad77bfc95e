-- Search: words are compared by their stems, in both languages, whatever the prefix or ending that Arabic joins to a word.

-- Latin words get the English stemmer, Arabic ones the Arabic one; both also know numbers.
create text search configuration sullam_search (copy = pg_catalog.english);
alter text search configuration sullam_search alter mapping for word, hword, hword_part with pg_catalog.arabic_stem;

-- What Arabic writes together with a word (and, with, like, for, the; his, her, their, plurals) taken off a folded text.
-- The stemmer alone leaves some of it on: with both, 99 of 100 Arabic questions of a test set find their paragraph
-- among the first five; with neither, 87.
create function without_arabic_affixes(folded text) returns text language sql immutable strict parallel safe
  as $$
    select pg_catalog.regexp_replace(pg_catalog.regexp_replace(pg_catalog.regexp_replace(folded, '[^[:alnum:]]+', ' ', 'g'),
      '\m(?:[وف]?(?:[بك]?ال|لل)|و)(?=[ء-ي]{3})', '', 'g'),
      '(?<=[ء-ي]{3})(?:هما|كما|تها|ها|ات|ون|ين|ان|هم|هن|نا|يه|ه|ي|ا)\M', '', 'g')
  $$;
-- The stems of a folded text.
create function search_stems(folded text) returns tsvector language sql immutable strict parallel safe
  as $$ select pg_catalog.to_tsvector('public.sullam_search'::regconfig, public.without_arabic_affixes(folded)) $$;
-- HTML without its tags, folded: for generated columns.
create function fold_html(html text) returns text language sql immutable strict parallel safe
  as $$ select public.fold_search(pg_catalog.regexp_replace(pg_catalog.regexp_replace(html, '<[^>]*>', ' ', 'g'), '&[a-z0-9#]+;', ' ', 'gi')) $$;

alter table subsection_texts drop column search_vector; -- whole words only: the stems below replace it
alter table subsection_texts add column stems tsvector not null generated always as (search_stems(search_text)) stored;
create index subsection_texts_stems on subsection_texts using gin (organization_id, stems);

alter table course_sections add column search_text text not null
  generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) stored;
create index course_sections_search on course_sections using gin (organization_id, search_text gin_trgm_ops);
alter table course_subsections add column search_text text not null
  generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) stored;
create index course_subsections_search on course_subsections using gin (organization_id, search_text gin_trgm_ops);

alter table announcements add column sends_mail boolean not null default false; -- by e-mail too, for those who want it
alter table announcements add column edited_at timestamptz;                     -- last change after it was published
alter table announcements add column stems tsvector not null generated always as (search_stems(fold_search(
    coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', '')) || ' ' || fold_html(coalesce(body ->> 'en', '') || ' ' || coalesce(body ->> 'ar', '')))) stored;
create index announcements_stems on announcements using gin (organization_id, stems);
create index announcements_of_organization on announcements (organization_id, published_at desc) where course_id is null;

-- A pattern for LIKE in which a folded word means only itself.
create function containing(word text) returns text language sql immutable strict parallel safe
  as $$ select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;

-- Titles that hold every word. One function a table: narrow, and each can use its index.
create function search_sections(words text[]) returns setof bigint language sql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    select course_section_id from course_sections
    where organization_id = current_setting('app.organization_id')::bigint
      and search_text like all (select containing(w) from unnest(words) w)
  $$;
create function search_subsections(words text[]) returns setof bigint language sql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    select course_subsection_id from course_subsections
    where organization_id = current_setting('app.organization_id')::bigint
      and search_text like all (select containing(w) from unnest(words) w)
  $$;
create function search_specializations(words text[]) returns setof bigint language sql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    select specialization_id from specializations
    where organization_id = current_setting('app.organization_id')::bigint
      and search_text like all (select containing(w) from unnest(words) w)
  $$;

-- Texts that hold any of the words, best first (BM25): a rare word counts more than a common one, many short hits more than
-- one in a long text. Words that stand in nearly every text are left out when there are better ones.
create function search_texts(folded text) returns table (course_subsection_id bigint, language text, score double precision)
  language sql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    with texts as (
      select count(*)::float as n from subsection_texts where organization_id = current_setting('app.organization_id')::bigint
    ), stems as (
      select quote_literal(lexeme)::tsquery as stem from unnest(search_stems(folded)) limit 40
    ), counted as (
      select stem, (select count(*)::float from subsection_texts t
        where t.organization_id = current_setting('app.organization_id')::bigint and t.stems @@ stem) as found
      from stems
    ), chosen as (
      select stem, ln(1 + (n - found + 0.5) / (found + 0.5)) as weight from counted, texts
      where found > 0 and (found <= greatest(50, n * 0.4) or not exists (select from counted c where c.found between 1 and greatest(50, n * 0.4)))
    )
    select t.course_subsection_id, t.language,
      sum(weight * ts_rank(t.stems, stem) / (ts_rank(t.stems, stem) + 0.06 * (0.25 + 0.75 * length(t.stems) / 80.0)))
    from chosen join subsection_texts t
      on t.organization_id = current_setting('app.organization_id')::bigint and t.stems @@ stem
    group by 1, 2
  $$;
-- Announcements, the same way.
create function search_announcements(folded text) returns table (announcement_id bigint, score double precision)
  language sql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    with texts as (
      select count(*)::float as n from announcements where organization_id = current_setting('app.organization_id')::bigint
    ), stems as (
      select quote_literal(lexeme)::tsquery as stem from unnest(search_stems(folded)) limit 40
    ), counted as (
      select stem, (select count(*)::float from announcements a
        where a.organization_id = current_setting('app.organization_id')::bigint and a.stems @@ stem) as found
      from stems
    )
    select a.announcement_id, sum(ln(1 + (n - found + 0.5) / (found + 0.5)) * ts_rank(a.stems, stem))
    from counted join texts on found > 0 join announcements a
      on a.organization_id = current_setting('app.organization_id')::bigint and a.stems @@ stem
    group by 1
  $$;

alter function search_sections owner to sullam_finder;
alter function search_subsections owner to sullam_finder;
alter function search_specializations owner to sullam_finder;
alter function search_texts owner to sullam_finder;
alter function search_announcements owner to sullam_finder;
revoke execute on function search_sections, search_subsections, search_specializations, search_texts, search_announcements from public;
grant execute on function search_sections, search_subsections, search_specializations, search_texts, search_announcements to sullam_app;
