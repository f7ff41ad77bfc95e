-- What a database that is distributed by organisation asks of functions: the organisation is an argument, and the statement
-- within reads it as a variable. Each is called by itself; what it finds goes into the next statement as ids. Courses and
-- specializations, of which there are never very many, are found by the statement that reads them.

-- The organisation that a function is asked about is that of the transaction: a mistake outside doesn't open another one.
create function demand_own_organization(organization bigint) returns void language plpgsql stable parallel safe
  set search_path = pg_catalog, public
  as $$
    begin
      if organization is distinct from current_organization_id() then
        raise exception 'this transaction is of another organisation' using errcode = 'insufficient_privilege';
      end if;
    end $$;

drop function search_courses(text[]);
drop function search_members(text[]);
drop function search_sections(text[]);
drop function search_subsections(text[]);
drop function search_specializations(text[]);
drop function search_questions(text[]);
drop function search_texts(text);
drop function search_announcements(text);

create function search_members(organization bigint, words text[]) returns setof bigint language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    begin
      perform demand_own_organization(organization);
      return query select user_id from members
        where organization_id = organization and search_text like all (select containing(w) from unnest(words) w);
    end $$;
create function search_sections(organization bigint, words text[]) returns setof bigint language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    begin
      perform demand_own_organization(organization);
      return query select course_section_id from course_sections
        where organization_id = organization and search_text like all (select containing(w) from unnest(words) w);
    end $$;
create function search_subsections(organization bigint, words text[]) returns setof bigint language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    begin
      perform demand_own_organization(organization);
      return query select course_subsection_id from course_subsections
        where organization_id = organization and search_text like all (select containing(w) from unnest(words) w);
    end $$;
create function search_questions(organization bigint, words text[]) returns setof bigint language plpgsql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    begin
      perform demand_own_organization(organization);
      return query select question_id from questions
        where organization_id = organization and search_text like all (select containing(w) from unnest(words) w);
    end $$;

-- Texts that hold any of the words, best first, as 0050-search.sql explains it.
create function search_texts(organization bigint, folded text)
  returns table (course_subsection_id bigint, language text, score double precision)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    #variable_conflict use_column
    begin
      perform demand_own_organization(organization);
      return query with texts as (
        select count(*)::float as n from subsection_texts where organization_id = organization
      ), stems as (
        select quote_literal(lexeme)::tsquery as stem from unnest(search_stems(folded)) limit 40
      ), counted as (
        select stem, (select count(*)::float from subsection_texts t
          where t.organization_id = organization and t.stems @@ stem) as found
        from stems
      ), chosen as (
        select stem, ln(1 + (n - found + 0.5) / (found + 0.5)) as weight from counted, texts
        where found > 0 and (found <= greatest(50, n * 0.4) or not exists (select from counted c where c.found between 1 and greatest(50, n * 0.4)))
      )
      select t.course_subsection_id, t.language,
        sum(weight * ts_rank(t.stems, stem) / (ts_rank(t.stems, stem) + 0.06 * (0.25 + 0.75 * length(t.stems) / 80.0)))
      from chosen join subsection_texts t on t.organization_id = organization and t.stems @@ stem
      group by 1, 2;
    end $$;
-- Announcements, the same way.
create function search_announcements(organization bigint, folded text)
  returns table (announcement_id bigint, score double precision)
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    #variable_conflict use_column
    begin
      perform demand_own_organization(organization);
      return query with texts as (
        select count(*)::float as n from announcements where organization_id = organization
      ), stems as (
        select quote_literal(lexeme)::tsquery as stem from unnest(search_stems(folded)) limit 40
      ), counted as (
        select stem, (select count(*)::float from announcements a
          where a.organization_id = organization and a.stems @@ stem) as found
        from stems
      )
      select a.announcement_id, sum(ln(1 + (n - found + 0.5) / (found + 0.5)) * ts_rank(a.stems, stem))
      from counted join texts on found > 0 join announcements a on a.organization_id = organization and a.stems @@ stem
      group by 1;
    end $$;

alter function search_members owner to sullam_finder;
alter function search_sections owner to sullam_finder;
alter function search_subsections owner to sullam_finder;
alter function search_questions owner to sullam_finder;
alter function search_texts owner to sullam_finder;
alter function search_announcements owner to sullam_finder;
revoke execute on function search_members, search_sections, search_subsections, search_questions, search_texts, search_announcements from public;
grant execute on function search_members, search_sections, search_subsections, search_questions, search_texts, search_announcements to sullam_app;
