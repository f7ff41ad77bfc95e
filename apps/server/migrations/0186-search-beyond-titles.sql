-- Courses are found by their category and by who teaches them, too, and what is nearly a word finds something where nothing holds it.

-- The folded names beside a course's own words: written by the commands that change them, since they stand in other tables.
alter table courses add column found_by text not null default ''; -- of its category in both languages and of who teaches it, folded

alter table courses no force row level security;
alter table course_categories no force row level security;
alter table course_instructors no force row level security;
alter table members no force row level security;
update courses c set found_by = fold_search(concat_ws(' ',
  (select concat_ws(' ', k.name ->> 'en', k.name ->> 'ar') from course_categories k
    where k.organization_id = c.organization_id and k.course_category_id = c.course_category_id),
  (select string_agg(m.first_name || ' ' || m.last_name, ' ' order by i.position, i.user_id)
    from course_instructors i join members m on m.organization_id = i.organization_id and m.user_id = i.user_id
    where i.organization_id = c.organization_id and i.course_id = c.course_id)));

drop view course_overviews;
alter table courses drop column search_text; -- with its index
alter table courses add column search_text text not null generated always as (fold_search(
  coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', '') || ' ' || coalesce(subtitle ->> 'en', '') || ' ' || coalesce(subtitle ->> 'ar', ''))
  || ' ' || found_by) stored;
alter table courses alter column search_text set storage main;
create index courses_search on courses using gin (organization_id, search_text gin_trgm_ops);
alter table courses force row level security;
alter table course_categories force row level security;
alter table course_instructors force row level security;
alter table members force row level security;

create view course_overviews with (security_invoker = true) as
  select c.organization_id, c.course_id, c.title, c.subtitle, c.description, c.outcomes, c.requirements, c.audience, c.course_category_id,
    k.name as category_name, k.icon as category_icon, k.hue as category_hue, c.languages, c.learning_type, c.level, c.cover_media_id,
    c.price_minor, c.currency, c.duration_minutes, c.status, c.approval_note, c.is_certificate_issued_manually, c.passing_criteria,
    c.expires_at, c.published_at, c.created_by, c.created_at, c.updated_at, c.search_text,
    c.enrolled_count, c.subsection_count, c.required_count
  from courses c
  left join course_categories k on k.organization_id = c.organization_id and k.course_category_id = c.course_category_id;
call publish_view('course_overviews');

-- near_<what>(organization, words): what holds something like every word: a letter more or less, two of them swapped. Words are
-- constants in the statement, as in search_<what>; the same trigram index serves.
create procedure make_nearly_searchable(records regclass, key name, what text) language plpgsql as $procedure$
begin
  execute format($function$
    create function near_%s(organization bigint, words text[]) returns setof bigint language plpgsql stable security definer
      set search_path = pg_catalog, public set pg_trgm.word_similarity_threshold = 0.45
      as $$
        begin
          perform demand_own_organization(organization);
          return query execute format('select %I from %s where organization_id = %%s and %%s', organization,
            coalesce((select string_agg(format('(search_text like %%L or search_text %%%%> %%L)', containing(word), word), ' and ')
              from unnest(words) word), 'false'));
        end $$
    $function$, what, key, records);
  execute format('alter function near_%s owner to sullam_finder', what);
  execute format('revoke execute on function near_%s from public', what);
  execute format('grant execute on function near_%s to sullam_app', what);
end $procedure$;

call make_nearly_searchable('courses', 'course_id', 'courses');
call make_nearly_searchable('course_sections', 'course_section_id', 'sections');
call make_nearly_searchable('course_subsections', 'course_subsection_id', 'subsections');
call make_nearly_searchable('specializations', 'specialization_id', 'specializations');
