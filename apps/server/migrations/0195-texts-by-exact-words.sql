-- Texts: what holds a word itself comes before its relatives, and a search looks at two hundred texts, however many hold the words.

-- The words of a folded text as they stand, without what Arabic writes before them (the, and, with, for): with and without the
-- article it is the same word.
create function without_arabic_prefixes(folded text) returns text language sql immutable strict parallel safe
  as $$
    select pg_catalog.regexp_replace(pg_catalog.regexp_replace(folded, '[^[:alnum:]]+', ' ', 'g'),
      '\m(?:[وف]?(?:[بك]?ال|لل)|و)(?=[ء-ي]{3})', '', 'g')
  $$;
-- Those words, and behind a star each stem that stands in the text three times: of the texts that hold a common word an index
-- finds first those that are about it.
create function search_words(folded text) returns tsvector language sql immutable strict parallel safe
  as $$
    select pg_catalog.strip(pg_catalog.to_tsvector('pg_catalog.simple'::regconfig, public.without_arabic_prefixes(folded)))
      || pg_catalog.array_to_tsvector(array(select '*' || lexeme from pg_catalog.unnest(public.search_stems(folded))
        where pg_catalog.cardinality(positions) >= 3))
  $$;

-- What is weighed stays in the row: fetching it from elsewhere takes longer than weighing it.
alter table subsection_texts alter column stems set storage main;
alter table subsection_texts add column words tsvector not null generated always as (search_words(search_text)) stored;
alter table subsection_texts alter column words set storage main;
create index subsection_texts_words on subsection_texts using gin (organization_id, words) with (gin_pending_list_limit = 512);
alter index subsection_texts_stems set (gin_pending_list_limit = 512); -- every search reads what waits there
-- One lesson in 61 tells how common a word is: counting all that hold it would take longer than the search.
create index subsection_texts_sample on subsection_texts using gin (organization_id, stems) with (gin_pending_list_limit = 64)
  where course_subsection_id % 61 = 0;
create index subsection_texts_counted on subsection_texts (organization_id) where course_subsection_id % 61 = 0;
-- The texts of a few courses are gone through without any of these.
create index subsection_texts_of_course on subsection_texts (organization_id, course_id);

alter table announcements add column words tsvector not null generated always as (search_words(fold_search(
    coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', '')) || ' ' || fold_html(coalesce(body ->> 'en', '') || ' ' || coalesce(body ->> 'ar', '')))) stored;

-- What a query asks for: each of its stems, and the words that it stands for, as both indexes hold them.
create function asked_words(folded text) returns table (stem tsquery, word tsquery, strong tsquery)
  language sql immutable strict parallel safe set search_path = pg_catalog, public
  as $$
    select quote_literal(s.lexeme)::tsquery,
      string_agg(quote_literal(btrim(without_arabic_prefixes(w.word))), ' | ')::tsquery,
      quote_literal('*' || s.lexeme)::tsquery
    from (select distinct word from regexp_split_to_table(folded, '[^[:alnum:]]+') word where word <> '' limit 24) w,
      unnest(search_stems(w.word)) s
    group by s.lexeme limit 24
  $$;

-- How many texts an organisation has: exact up to a thousand, then by the sample. It reads indexes only, which the search below
-- doesn't do in anything else.
create function count_texts(organization bigint) returns float language plpgsql stable security definer
  set search_path = pg_catalog, public set enable_indexscan = on set enable_bitmapscan = off
  as $$
    declare
      n float;
    begin
      perform demand_own_organization(organization);
      select count(*) into n from (select from subsection_texts t where t.organization_id = organization limit 1000) t;
      if n = 1000 then
        select greatest(n, 61 * count(*)) into n from subsection_texts t
          where t.organization_id = organization and t.course_subsection_id % 61 = 0;
      end if;
      return n;
    end $$;

-- Texts that hold any of the words, best first (BM25), of these courses or, without any, of all: at most some 200.
--   1. Rare words bring all texts that hold them; common ones, as the sample says, only fill up what is missing: texts with all
--      words, then word by word those that are about the word itself, hold it, are about a relative, hold one.
--   2. What was brought is weighed: a rare word counts more than a common one, the word itself more than any number of its relatives.
-- Who learns in a few courses has all of their texts weighed that hold a word: what others have there displaces nothing.
drop function search_texts(bigint, text);
create function search_texts(organization bigint, folded text, courses bigint[])
  returns table (course_subsection_id bigint, language text, score double precision)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_indexscan = off -- an index in the order of keys looks cheap for a few rows, and reads all texts
  as $$
    #variable_conflict use_column
    declare
      enough constant int := 200; -- texts that are weighed
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
      perform demand_own_organization(organization);
      n := count_texts(organization);
      select array_agg(stem order by found), array_agg(word order by found), array_agg(strong order by found), array_agg(found order by found)
        into a_stems, a_words, a_strong, a_found
        from (select a.*, least(n, sampled * (select count(*) from subsection_texts t where t.organization_id = organization
            and t.course_subsection_id % 61 = 0 and t.stems @@ a.stem)::float) as found
          from asked_words(folded) a) counted;
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

-- Announcements, the same way; an organisation never has very many.
create or replace function search_announcements(organization bigint, folded text)
  returns table (announcement_id bigint, score double precision)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    #variable_conflict use_column
    begin
      perform demand_own_organization(organization);
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

alter function count_texts owner to sullam_finder;
alter function search_texts owner to sullam_finder;
revoke execute on function count_texts, search_texts from public;
grant execute on function search_texts to sullam_app;
