-- A search weighs 120 texts, and counts each word once. Two hundred took longer than an answer may among a hundred thousand.
create or replace function search_texts(organization bigint, folded text, courses bigint[])
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
      perform demand_own_organization(organization);
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
